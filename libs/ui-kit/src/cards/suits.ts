export const rankOf = (card: number): number => card % 13;
export const suitOf = (card: number): number => Math.floor(card / 13);

/** Paths of the four suits in a box of 20 by 20: spades, hearts, diamonds, clubs. */
export const suitPaths = [
  'M10 1C7 5 1.5 8.5 1.5 13a4 4 0 0 0 7.2 2.4C8.6 17.5 7.8 18.5 6.5 19.5h7c-1.3-1-2.1-2-2.2-4.1A4 4 0 0 0 18.5 13C18.5 8.5 13 5 10 1Z',
  'M10 19C6 14.5 1.5 11.5 1.5 6.8A4.6 4.6 0 0 1 10 4.3 4.6 4.6 0 0 1 18.5 6.8C18.5 11.5 14 14.5 10 19Z',
  'M10 .8C12.2 4.5 14.6 7.4 17.6 10 14.6 12.6 12.2 15.5 10 19.2 7.8 15.5 5.4 12.6 2.4 10 5.4 7.4 7.8 4.5 10 .8Z',
  'M10 1.2a4.2 4.2 0 0 0-3.3 6.8 4.2 4.2 0 1 0 1.9 7.3c-.1 2.1-.8 3.2-2.1 4.2h7c-1.3-1-2-2.1-2.1-4.2a4.2 4.2 0 1 0 1.9-7.3A4.2 4.2 0 0 0 10 1.2Z',
] as const;

export const rankTexts = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

/** Positions of a numbered card's pips, in hundredths of the field. Those below the middle are upside down. */
const [left, middle, right] = [33, 50, 67];
export const pipsOf = (rank: number): readonly (readonly [x: number, y: number])[] => pips[rank] ?? [];
const corners = [
  [left, 22],
  [right, 22],
  [left, 78],
  [right, 78],
] as const;
const ten = [
  [left, 41],
  [right, 41],
  [left, 59],
  [right, 59],
] as const;
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  0: [[middle, 50]],
  1: [
    [middle, 22],
    [middle, 78],
  ],
  2: [
    [middle, 22],
    [middle, 50],
    [middle, 78],
  ],
  3: corners,
  4: [...corners, [middle, 50]],
  5: [...corners, [left, 50], [right, 50]],
  6: [...corners, [left, 50], [right, 50], [middle, 36]],
  7: [...corners, [left, 50], [right, 50], [middle, 36], [middle, 64]],
  8: [...corners, ...ten, [middle, 50]],
  9: [...corners, ...ten, [middle, 31], [middle, 69]],
};
