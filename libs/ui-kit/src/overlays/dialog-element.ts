import { type RefObject, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { markRoot } from '../layout/useRootMark.ts';

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Open modal dialogs, the topmost last. Everything outside the topmost one is inert. */
let openDialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function setOpenDialogs(next: readonly HTMLDialogElement[]): void {
  openDialogs = next;
  for (const listener of listeners) listener();
}

/** Reserves the width of the page's scrollbar, which disappears while a dialog is open. */
function keepScrollbarRoom(): void {
  const { documentElement: root } = document;
  root.style.setProperty('--scrollbar-width', `${Math.max(0, innerWidth - root.clientWidth)}px`);
}

function show(dialog: HTMLDialogElement): void {
  if (openDialogs.length === 0) keepScrollbarRoom();
  // A browser without modal dialogs shows it as part of the page.
  if (dialog.showModal) dialog.showModal();
  else dialog.setAttribute('open', '');
  setOpenDialogs([...openDialogs, dialog]);
  // Browsers would focus the close button. Prefer the marked field, else the panel, which reads out the title.
  const first =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>('[data-panel]');
  first?.focus({ preventScroll: true });
}

function hide(dialog: HTMLDialogElement, opener: Element | null): void {
  setOpenDialogs(openDialogs.filter((one) => one !== dialog));
  if (dialog.open) {
    if (dialog.close) dialog.close();
    else dialog.removeAttribute('open');
  }
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
}

/** Opens and closes a `<dialog>` by `open`, and returns the focus to where it was. */
export function useDialogElement(ref: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useBrowserLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    show(dialog);
    const unmark = markRoot('modal');
    return () => {
      unmark();
      hide(dialog, opener);
    };
  }, [ref, open]);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the topmost open dialog. Content that must stay usable over a modal, such as a notice, must be inside it. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => openDialogs.at(-1) ?? null,
    () => null,
  );
}
