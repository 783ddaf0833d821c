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
 * A game that opens takes the focus, unless a dialog has it. The space bar presses the game's button also where the focus
 * has slipped to the page around: it would scroll the game away. Of two games it presses the one that had the focus last.
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
    // The window loses the focus to a frame that gets it.
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
