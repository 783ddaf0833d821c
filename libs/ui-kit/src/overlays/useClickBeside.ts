import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `onClick` for a click on the backdrop of a dialog, which the browser reports on the dialog itself. Ignores a
 * press that started inside and ended outside, such as a text selection. Keyboard users press Escape instead.
 */
export function useClickBeside(ref: RefObject<HTMLDialogElement | null>, onClick: () => void): void {
  const clickedBeside = useEffectEvent(onClick);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const listening = new AbortController();
    const { signal } = listening;
    let pressedBeside = false;
    dialog.addEventListener('mousedown', ({ target }) => (pressedBeside = target === dialog), { signal });
    dialog.addEventListener('click', ({ target }) => pressedBeside && target === dialog && clickedBeside(), { signal });
    return () => listening.abort();
  }, [ref]);
}
