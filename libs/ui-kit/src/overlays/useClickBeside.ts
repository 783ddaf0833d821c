import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `onClick` for a click on the backdrop of a dialog, which the browser reports as one on the dialog itself.
 * A press that began inside, such as a text selection, and ended outside is no such click. Its key is Escape.
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
