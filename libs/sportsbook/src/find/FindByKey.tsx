import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { openModal, shortcutsOnAtom } from '@croupier/shell';

const TYPES_INTO = 'input, textarea, select, [contenteditable]';

/** `/` opens the search, unless one is typing, something lies on top, or single keys are turned off. Shows nothing. */
export function FindByKey() {
  const on = useAtomValue(shortcutsOnAtom);
  useEffect(() => {
    if (!on) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if ((event.target as Element).closest?.(TYPES_INTO) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      openModal('find-match');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [on]);
  return null;
}
