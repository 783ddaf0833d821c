import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { shortcutsOnAtom } from '../device/device.atoms.ts';
import { openModal } from './open-modal.ts';

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Value of `aria-keyshortcuts` for controls that open the search. */
export const SEARCH_KEYS = 'Control+K Meta+K';

const isPalette = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey !== metaKey && !altKey && !shiftKey && key.toLowerCase() === 'k';

/**
 * Opens the search by keyboard from anywhere: `Ctrl K`, on a Mac `⌘ K`, even while typing; `/` except while typing or
 * if single keys are turned off. Ignored while a dialog is open. Renders nothing.
 */
export function SearchKey({ modal }: { modal: string }) {
  const on = useAtomValue(shortcutsOnAtom);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const isSlash = on && event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isPalette(event) && !(isSlash && !isTypedInto(event.target))) return;
      if (document.querySelector('dialog[open]')) {
        if (isPalette(event)) event.preventDefault(); // Suppresses the browser's own search too.
        return;
      }
      event.preventDefault();
      openModal(modal);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [on, modal]);
  return null;
}
