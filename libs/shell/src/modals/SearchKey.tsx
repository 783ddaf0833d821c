import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { shortcutsOnAtom } from '../device/device.atoms.ts';
import { openModal } from './open-modal.ts';

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** `/` opens the search, unless one is typing, something lies on top, or single keys are turned off. Shows nothing. */
export function SearchKey({ modal }: { modal: string }) {
  const on = useAtomValue(shortcutsOnAtom);
  useEffect(() => {
    if (!on) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTypedInto(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      openModal(modal);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [on, modal]);
  return null;
}
