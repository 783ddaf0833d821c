import { type ClothPlace, rouletteReds, type SpotKind, spotKind, spotPlaces } from '@croupier/game-math';

export interface ClothSpot {
  name: string;
  kind: SpotKind;
  /** True for a spot on a line or a crossing, which has no printed field. */
  between: boolean;
  colour: 'red' | 'black' | 'zero' | 'plain';
  /**
   * First track along and across the cloth, and the number of tracks it spans in each direction. A stylesheet positions
   * them, wide or upright, because so many style attributes don't belong in a document.
   */
  a: number;
  b: number;
  along: number;
  across: number;
}

/**
 * Returns how many grid tracks a spot spans, along the cloth and across it. Each cell and each line between cells is a
 * track.
 */
function spanOf(name: string, kind: SpotKind): readonly [along: number, across: number] {
  if (name === '0') return [1, 5];
  if (name.startsWith('dozen')) return [7, 1];
  return kind === 'outside' && !name.startsWith('column') ? [3, 1] : [1, 1];
}

function colourOf(name: string, kind: SpotKind): ClothSpot['colour'] {
  if (name === 'red' || name === 'black') return name;
  if (kind !== 'number') return 'plain';
  return name === '0' ? 'zero' : rouletteReds.has(Number(name)) ? 'red' : 'black';
}

function clothSpot(name: string, { a, b }: ClothPlace): ClothSpot {
  const kind = spotKind(name);
  const [along, across] = spanOf(name, kind);
  return {
    name,
    kind,
    between: kind !== 'number' && kind !== 'outside',
    colour: colourOf(name, kind),
    a: a - (along - 1) / 2,
    b: b - (across - 1) / 2,
    along,
    across,
  };
}

const orderOf = ({ kind, between }: ClothSpot): number => (kind === 'number' ? 0 : between ? 1 : 2);

/** Spots of a European table: numbers first, outside bets last. */
export const clothSpots: readonly ClothSpot[] = /*#__PURE__*/ Array.from(spotPlaces, ([name, place]) =>
  clothSpot(name, place),
).sort((one, other) => orderOf(one) - orderOf(other));
