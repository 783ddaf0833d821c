import { type KeyboardEvent, useId, useState } from 'react';

/** Tracks the option that a field's arrow keys have reached. The field keeps the focus; Enter presses the option. */
export function useOptions(count: number) {
  const id = useId();
  const [at, setAt] = useState(0);
  const chosen = Math.min(at, count - 1);
  const idOf = (index: number) => `${id}${index}`;

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.nativeEvent.isComposing) return; // In Japanese input, Enter ends a word.
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && count > 0) {
      event.preventDefault();
      const next = (chosen + step + count) % count;
      setAt(next);
      document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && chosen >= 0) {
      event.preventDefault();
      document.getElementById(idOf(chosen))?.click();
    }
  }

  return {
    onKeyDown,
    listId: id,
    reset: () => setAt(0),
    active: chosen >= 0 ? idOf(chosen) : undefined,
    option: (index: number) =>
      ({ role: 'option', id: idOf(index), tabIndex: -1, 'aria-selected': index === chosen }) as const,
  };
}

/** Props of an option of the list. */
export type ListOption = ReturnType<ReturnType<typeof useOptions>['option']>;
