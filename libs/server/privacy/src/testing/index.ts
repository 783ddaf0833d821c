export { personalTables } from './personal-tables.ts';
