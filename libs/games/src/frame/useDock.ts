import { type RefObject, useLayoutEffect } from 'react';
import { observeSize } from '@croupier/ui-kit';

/** Positions the frame exactly over the element that the game page reserves for it, in document coordinates. */
export function useDock(frame: RefObject<HTMLElement | null>, stage: HTMLElement | null): void {
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || !stage) return;
    const place = () => {
      const { top, left, width, height } = stage.getBoundingClientRect();
      Object.assign(element.style, {
        top: `${top + scrollY}px`,
        left: `${left + scrollX}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
    };
    place();
    // Content above the stage may change its height, so the document's size is observed too.
    const stop = observeSize([stage, document.body], place);
    return () => {
      stop();
      element.removeAttribute('style');
    };
  }, [frame, stage]);
}
