import { type RefObject, useEffect, useEffectEvent } from 'react';
import { focusSoon } from './focus-soon.ts';

const isBusyElsewhere = () => document.querySelector('dialog[open]') !== null;

/** Whether a key pressed now would reach nothing of the page: then it is meant for the game. */
const isIdle = (target: EventTarget | null) =>
  target === document.body || (target instanceof HTMLElement && target.tagName === 'MAIN');

/**
 * A game that opens takes the focus, unless a dialog has it. The space bar presses the game's button also where the focus
 * has slipped to the page around: it would scroll the game away.
 */
export function useFrameFocus(frame: RefObject<HTMLIFrameElement | null>, playable: boolean, press: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'Space' || event.defaultPrevented || !isIdle(event.target) || isBusyElsewhere()) return;
    event.preventDefault();
    frame.current?.focus({ preventScroll: true });
    if (!event.repeat) press();
  });
  useEffect(() => {
    if (!playable) return;
    const stop = frame.current && !isBusyElsewhere() ? focusSoon(frame.current) : undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => {
      stop?.();
      removeEventListener('keydown', listen);
    };
  }, [frame, playable]);
}
