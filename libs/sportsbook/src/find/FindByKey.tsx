import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { openModal, shortcutsOnAtom } from '@croupier/shell';

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** `/` opens the search, unless one is typing, something lies on top, or single keys are turned off. Shows nothing. */
export function FindByKey() {
  const on = useAtomValue(shortcutsOnAtom);
  useEffect(() => {
    if (!on) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTypedInto(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      openModal('find-match');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [on]);
  return null;
}
