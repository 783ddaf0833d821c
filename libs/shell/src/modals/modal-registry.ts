import type { ComponentType } from 'react';
import type { ModalOptions } from './modal-options.ts';

// Every modal has props of its own; its opener and its component agree on them.
// oxlint-disable-next-line typescript/no-explicit-any
export type ModalComponent = ComponentType<any>;

/** Loads a modal's code on first opening: `() => import('@croupier/cashbox/deposit').then((m) => m.DepositModal)`. */
export type ModalLoader = () => Promise<ModalComponent | { default: ModalComponent }>;
export type ModalEntry = ModalLoader | ({ load: ModalLoader } & ModalOptions);

interface Registered {
  load: ModalLoader;
  options: ModalOptions;
}

const registry = new Map<string, Registered>();

/** The app says once which modals there are. */
export function registerModals(entries: Readonly<Record<string, ModalEntry>>): void {
  for (const [name, entry] of Object.entries(entries)) {
    if (typeof entry === 'function') registry.set(name, { load: entry, options: {} });
    else {
      const { load, ...options } = entry;
      registry.set(name, { load, options });
    }
  }
}

/** Tells whether the app has a modal. */
export const isModal = (name: string): boolean => registry.has(name);

export function registeredModal(name: string): Registered {
  const existing = registry.get(name);
  if (!existing) throw new Error(`no modal is registered as "${name}"`);
  return existing;
}

/** Fetches a modal's code before it is needed: on hover, on focus. */
export function preloadModal(name: string): void {
  // A failure shows when the modal opens, with a way to try again.
  registeredModal(name)
    .load()
    .catch(() => undefined);
}
