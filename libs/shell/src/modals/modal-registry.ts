import type { ComponentType } from 'react';
import type { ModalOptions } from './modal-options.ts';

// Props differ by modal. Its opener and its component must agree on them.
// oxlint-disable-next-line typescript/no-explicit-any
export type ModalComponent = ComponentType<any>;

/**
 * Loads a modal's code at its first opening: `() => import('@croupier/cashbox/deposit').then((m) => m.DepositModal)`.
 */
export type ModalLoader = () => Promise<ModalComponent | { default: ModalComponent }>;
export type ModalEntry = ModalLoader | ({ load: ModalLoader } & ModalOptions);

interface Registered {
  load: ModalLoader;
  options: ModalOptions;
}

const registry = new Map<string, Registered>();

/** Registers the app's modals. Called once. */
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
  // A failure is shown when the modal opens, with a retry.
  registeredModal(name)
    .load()
    .catch(() => undefined);
}
