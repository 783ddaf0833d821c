import { type Atom, atom } from 'jotai/vanilla';
import type { ToastType } from '@croupier/ui-kit';
import { tabStore } from '../tab-store.ts';

export interface Toast {
  readonly id: string;
  readonly type: ToastType;
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly image?: string | undefined;
  /** Milliseconds until it disappears; 0 keeps it until it is closed. */
  readonly time: number;
  /** Address it links to. */
  readonly url?: string | undefined;
  /** Action of its button; `action` is the label of the button or the link. */
  readonly callback?: (() => void) | undefined;
  readonly action?: string | undefined;
}

export type NewToast = Partial<Toast>;

export const TOAST_TIME_MS = 10_000;
/** Most notices shown at once. The oldest with a time limit is removed first. */
const MAX_SHOWN = 4;

export interface ToastList {
  atom: Atom<readonly Toast[]>;
  /** Shows a notice, replacing one with the same id in place. Returns its id. */
  show: (toast: NewToast) => string;
  dismiss: (id: string) => void;
  /** Removes all notices, whatever their time. */
  clear: () => void;
  /** Keeps all notices while the pointer or the focus is on them. */
  hold: () => void;
  release: () => void;
}

export function createToastList(store = tabStore): ToastList {
  const toastsAtom = atom<readonly Toast[]>([]);
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let lastId = 0;
  let held = false;

  function dismiss(id: string) {
    clearTimeout(timers.get(id));
    timers.delete(id);
    store.set(toastsAtom, (shown) => shown.filter((toast) => toast.id !== id));
  }
  function wait({ id, time }: Toast) {
    clearTimeout(timers.get(id));
    timers.delete(id);
    if (time > 0 && !held) timers.set(id, setTimeout(dismiss, time, id));
  }
  function show(wanted: NewToast): string {
    const id = wanted.id ?? `toast-${(lastId += 1)}`;
    const toast: Toast = { type: 'info', time: TOAST_TIME_MS, ...wanted, id };
    store.set(toastsAtom, (shown) =>
      shown.some((one) => one.id === id) ? shown.map((one) => (one.id === id ? toast : one)) : [...shown, toast],
    );
    wait(toast);
    const shown = store.get(toastsAtom);
    const surplus = shown.length > MAX_SHOWN && shown.find((one) => one.time > 0 && one.id !== id);
    if (surplus) dismiss(surplus.id);
    return id;
  }
  return {
    atom: toastsAtom,
    show,
    dismiss,
    clear: () => store.get(toastsAtom).forEach(({ id }) => dismiss(id)),
    hold: () => {
      held = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
    release: () => {
      held = false;
      store.get(toastsAtom).forEach(wait);
    },
  };
}

/** List of the tab. */
export const toasts: ToastList = /* @__PURE__ */ createToastList();

/** Removes all notices. They belong to the player they were shown to. */
export const clearToasts = (): void => toasts.clear();

export const showToast = (toast: NewToast): string => toasts.show(toast);
