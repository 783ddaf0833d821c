import { type RefObject, useLayoutEffect } from 'react';
import { observeSize } from '@croupier/ui-kit';

/** Lays the frame exactly over the place the game page keeps for it, in the document's own coordinates. */
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
    // What stands above the stage may grow or go: watch the whole document's size, too.
    const stop = observeSize([stage, document.body], place);
    return () => {
      stop();
      element.removeAttribute('style');
    };
  }, [frame, stage]);
}
