export { heroOf } from './hero-of.ts';
export { symbolSets } from '../symbols/sets.ts';
