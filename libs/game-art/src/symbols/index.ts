export { lit, mix, shaded } from './colour.ts';
export { type Motif, motifOf } from './sets.ts';
export { symbolsOf, type TitleSymbol } from './title-symbols.ts';
export { originalSvg } from './originals.ts';
