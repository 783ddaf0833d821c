export { diskStore } from '../disk-store.ts';
