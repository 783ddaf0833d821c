import type { ModalOptions } from './modal-options.ts';
import { registeredModal } from './modal-registry.ts';
import { modals } from './modal-stack.ts';

/** Opens a registered modal. Its props go to its component; options given here override the registered ones. */
export function openModal(name: string, props: Record<string, unknown> = {}, options: ModalOptions = {}): void {
  modals.open(name, props, { ...registeredModal(name).options, ...options });
}

export const closeModal = (name?: string, how?: { immediate?: boolean }): void => modals.close(name, how);
