export { lit, mix, shaded } from './colour.ts';
export { type Motif, motifOf, symbolSets, symbolSvg } from './sets.ts';
export { motifsOf, symbolsOf, type TitleSymbol } from './title-symbols.ts';
export { type OriginalSymbol, originalSvg } from './originals.ts';
