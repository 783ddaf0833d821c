import { modals } from '../modals/modal-stack.ts';

export const closeAllModals = (how?: { immediate?: boolean }): void => modals.closeAll(how);
