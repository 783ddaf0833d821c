import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { isStill, LONG_TAP_MS } from '@croupier/ui-kit';

/** Longest time after a touch in which the browser sends its click. */
const CLICK_MS = 350;

/** Suppresses the click after a long press, on the link below and beside the menu above it. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const over = () => removeEventListener('click', swallow, true);
  const soon = () => setTimeout(over, CLICK_MS);
  addEventListener('click', swallow, true);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, soon, { capture: true, once: true });
  // The next press is a new one and must work.
  addEventListener('pointerdown', over, { capture: true, once: true });
}

/** Returns the source of a context menu. Browsers differ: some report the kind of pointer, some only the button. */
function cause({ nativeEvent, button, ctrlKey }: MouseEvent): 'mouse' | 'finger' | 'keys' {
  const { pointerType } = nativeEvent as Partial<globalThis.PointerEvent>;
  if (pointerType === 'touch' || pointerType === 'pen') return 'finger';
  return pointerType === 'mouse' || button === 2 || ctrlKey ? 'mouse' : 'keys';
}

/**
 * Returns handlers that open a menu on a long press or on the context menu key. They suppress the phone's own menu and
 * the link after the press. A mouse keeps the browser's menu.
 */
export function useLongPress(open: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef<{ x: number; y: number } | null>(null);
  if (!open) return {};

  const stop = () => {
    clearTimeout(timer.current);
    from.current = null;
  };
  const rested = () => {
    stop();
    swallowClick();
    open();
  };
  return {
    onPointerDown({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) {
      stop();
      if (pointerType === 'mouse' || !isPrimary) return;
      from.current = { x, y };
      timer.current = setTimeout(rested, LONG_TAP_MS);
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      // A finger that moves scrolls.
      if (from.current && !isStill(clientX - from.current.x, clientY - from.current.y)) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // Not every system opens a context menu for these keys.
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
      event.preventDefault();
      open();
    },
    onContextMenu(event: MouseEvent) {
      const by = cause(event);
      if (by === 'mouse') return;
      event.preventDefault();
      // For a finger, the timer opens it or already has.
      if (by === 'keys') open();
    },
  };
}
