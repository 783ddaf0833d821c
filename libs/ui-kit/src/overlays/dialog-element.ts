import { type RefObject, useEffect, useLayoutEffect } from 'react';

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

function show(dialog: HTMLDialogElement): void {
  // A browser without modal dialogs still shows it, as part of the page.
  if (dialog.showModal) dialog.showModal();
  else dialog.setAttribute('open', '');
  // Not the close button, which the browser would take: the field that is meant, else the panel, which reads the title.
  const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>('[data-panel]');
  first?.focus({ preventScroll: true });
}

function hide(dialog: HTMLDialogElement, opener: Element | null): void {
  if (!dialog.open) return;
  if (dialog.close) dialog.close();
  else dialog.removeAttribute('open');
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
}

/** Keeps a `<dialog>` in step with `open`, and gives the focus back to where it was. */
export function useDialogElement(ref: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useBrowserLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    show(dialog);
    return () => hide(dialog, opener);
  }, [ref, open]);
}
