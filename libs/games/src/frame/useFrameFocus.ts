import { type RefObject, useEffect, useEffectEvent } from 'react';
import { focusSoon } from './focus-soon.ts';

const isBusyElsewhere = () => document.querySelector('dialog[open]') !== null;

/** Tells whether no control of the page has the focus, so that a key press is meant for the game. */
const isIdle = (target: EventTarget | null) =>
  target === document.body || (target instanceof HTMLElement && target.tagName === 'MAIN');

interface FrameFocus {
  playable: boolean;
  /** True if this game had the focus last. */
  played: boolean;
  onPlayed: () => void;
  press: () => void;
}

/**
 * Focuses a game that opens, unless a dialog has the focus. If the page around it has the focus, the space bar presses
 * the game's button instead of scrolling. With two games, it presses that of the one focused last.
 */
export function useFrameFocus(
  frame: RefObject<HTMLIFrameElement | null>,
  { playable, played, onPlayed, press }: FrameFocus,
): void {
  const onBlur = useEffectEvent(() => {
    if (frame.current && document.activeElement === frame.current) onPlayed();
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!played || event.code !== 'Space' || event.defaultPrevented || !isIdle(event.target) || isBusyElsewhere())
      return;
    event.preventDefault();
    frame.current?.focus({ preventScroll: true });
    if (!event.repeat) press();
  });
  useEffect(() => {
    if (!playable) return;
    const stop = frame.current && !isBusyElsewhere() ? focusSoon(frame.current) : undefined;
    onBlur();
    const listen = (event: KeyboardEvent) => onKey(event);
    // The window loses the focus when a frame takes it.
    const left = () => onBlur();
    addEventListener('blur', left);
    addEventListener('keydown', listen);
    return () => {
      stop?.();
      removeEventListener('blur', left);
      removeEventListener('keydown', listen);
    };
  }, [frame, playable]);
}
