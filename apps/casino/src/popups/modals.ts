import { registerModals } from '@croupier/shell';

/** Every modal of the casino and where its code is. It is fetched when the modal opens, or on intent. */
registerModals({});
