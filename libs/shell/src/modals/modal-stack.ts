import { type Atom, atom } from 'jotai/vanilla';
import { tabStore } from '../tab-store.ts';
import type { ModalOptions } from './modal-options.ts';

export interface OpenModal {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly options: ModalOptions;
  /** True once closed, while its closing animation runs. */
  readonly closing: boolean;
  /** Number of the opening, which changes each time, so that no state of an earlier one remains. */
  readonly opening: number;
}

/** Time the overlay stays after a close, so that it doesn't flicker before the next modal (specification §4). */
export const OVERLAY_HIDE_MS = 500;

export interface ModalStack {
  atom: Atom<readonly OpenModal[]>;
  open: (name: string, props?: Record<string, unknown>, options?: ModalOptions) => void;
  /** Closes a modal; without a name the topmost. */
  close: (name?: string, how?: { immediate?: boolean }) => void;
  closeAll: (how?: { immediate?: boolean }) => void;
  change: (name: string, options: ModalOptions) => void;
}

/** Creates the stack of open modals. A name is in it only once: opening it again updates it with the new props. */
export function createModalStack(store = tabStore): ModalStack {
  const modalsAtom = atom<readonly OpenModal[]>([]);
  const leaving = new Map<string, ReturnType<typeof setTimeout>>();
  let openings = 0;

  function replace(before: OpenModal, after: OpenModal) {
    store.set(modalsAtom, (open) => open.map((modal) => (modal === before ? after : modal)));
  }
  function remove(name: string) {
    clearTimeout(leaving.get(name));
    leaving.delete(name);
    store.set(modalsAtom, (open) => open.filter((modal) => modal.name !== name));
  }
  function open(name: string, props: Record<string, unknown> = {}, options: ModalOptions = {}) {
    clearTimeout(leaving.get(name));
    leaving.delete(name);
    const existing = store.get(modalsAtom).find((modal) => modal.name === name);
    // Already open: its position in the stack and its input stay.
    if (existing && !existing.closing) return replace(existing, { ...existing, props, options });
    const modal = { name, props, options, closing: false, opening: (openings += 1) };
    store.set(modalsAtom, (open) => [...open.filter((one) => one !== existing), modal]);
  }
  function close(name?: string, { immediate = false } = {}) {
    const open = store.get(modalsAtom);
    const modal = name === undefined ? open.findLast((one) => !one.closing) : open.find((one) => one.name === name);
    if (!modal) return;
    if (immediate) return remove(modal.name);
    if (modal.closing) return;
    replace(modal, { ...modal, closing: true });
    leaving.set(modal.name, setTimeout(remove, OVERLAY_HIDE_MS, modal.name));
  }
  return {
    atom: modalsAtom,
    open,
    close,
    closeAll: (how) => {
      for (const { name } of store.get(modalsAtom).toReversed()) close(name, how);
    },
    change: (name, options) => {
      const modal = store.get(modalsAtom).find((one) => one.name === name);
      if (modal) replace(modal, { ...modal, options: { ...modal.options, ...options } });
    },
  };
}

/** Stack of the tab. */
export const modals: ModalStack = /* @__PURE__ */ createModalStack();
