import { createState, type State } from '../state.ts';
import type { ModalOptions } from './modal-options.ts';

export interface OpenModal {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly options: ModalOptions;
  /** Closed, but still leaving the screen. */
  readonly closing: boolean;
  /** Another with each opening: what an earlier one showed is not found again. */
  readonly opening: number;
}

/** The overlay stays this long after a close, so that the next modal does not make it flicker (specification §4). */
export const OVERLAY_HIDE_MS = 500;

export interface ModalStack {
  state: State<readonly OpenModal[]>;
  open: (name: string, props?: Record<string, unknown>, options?: ModalOptions) => void;
  /** Without a name the topmost one. */
  close: (name?: string, how?: { immediate?: boolean }) => void;
  closeAll: (how?: { immediate?: boolean }) => void;
  change: (name: string, options: ModalOptions) => void;
}

/** Modals stack by name; the same name is never there twice: opening it again brings it up with the new props. */
export function createModalStack(): ModalStack {
  const state = createState<readonly OpenModal[]>([]);
  const leaving = new Map<string, ReturnType<typeof setTimeout>>();
  let openings = 0;

  function remove(name: string) {
    clearTimeout(leaving.get(name));
    leaving.delete(name);
    state.set(state.get().filter((modal) => modal.name !== name));
  }
  function open(name: string, props: Record<string, unknown> = {}, options: ModalOptions = {}) {
    clearTimeout(leaving.get(name));
    leaving.delete(name);
    const known = state.get().find((modal) => modal.name === name);
    // Open already: its place in the stack and what was typed into it stay.
    if (known && !known.closing) {
      state.set(state.get().map((modal) => (modal === known ? { ...modal, props, options } : modal)));
      return;
    }
    state.set([
      ...state.get().filter((modal) => modal !== known),
      { name, props, options, closing: false, opening: (openings += 1) },
    ]);
  }
  function close(name?: string, { immediate = false } = {}) {
    const modal =
      name === undefined ? state.get().findLast((one) => !one.closing) : state.get().find((one) => one.name === name);
    if (!modal) return;
    if (immediate) return remove(modal.name);
    if (modal.closing) return;
    state.set(state.get().map((one) => (one === modal ? { ...one, closing: true } : one)));
    leaving.set(modal.name, setTimeout(remove, OVERLAY_HIDE_MS, modal.name));
  }
  return {
    state,
    open,
    close,
    closeAll: (how) => {
      for (const { name } of state.get().toReversed()) close(name, how);
    },
    change: (name, options) => {
      state.set(
        state
          .get()
          .map((modal) => (modal.name === name ? { ...modal, options: { ...modal.options, ...options } } : modal)),
      );
    },
  };
}

/** The tab's own stack. */
export const modals: ModalStack = /* @__PURE__ */ createModalStack();
