import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pokies } from '../src/pokie/titles/index.ts';

const STREAM = ['stream.ts', 'pick.ts'];
const ORIGINAL = [...STREAM, 'fields.ts'];
const POKIE = [
  ...STREAM,
  'pokie/definition.ts',
  'pokie/evaluate.ts',
  'pokie/lines.ts',
  'pokie/play-pokie.ts',
  'pokie/pokie.ts',
];
const TUMBLE = [
  ...STREAM,
  'tumble/definition.ts',
  'tumble/evaluate-grid.ts',
  'tumble/help.ts',
  'tumble/play-tumble.ts',
  'tumble/tumble.ts',
];
const SOLD = ['purchase.ts'];
const EXPAND = [...POKIE, 'expand/play-expand.ts', 'expand/expand.ts'];
const COLLECT = [...POKIE, 'collect/definition.ts', 'collect/play-collect.ts', 'collect/collect.ts'];
const HOLD = [
  ...STREAM,
  'pokie/definition.ts',
  'pokie/evaluate.ts',
  'pokie/lines.ts',
  'hold/coins.ts',
  'hold/definition.ts',
  'hold/play-hold.ts',
  'hold/hold.ts',
];

/** Files that decide the rounds of each game. Stakes are left out: they limit bets, not outcomes. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  dice: [...STREAM, 'dice/dice.ts'],
  roulette: [...ORIGINAL, 'roulette/spots.ts', 'roulette/roulette.ts'],
  'acorn-plinko': [...ORIGINAL, 'plinko/tables.ts', 'plinko/plinko.ts'],
  baccarat: [...ORIGINAL, 'cards/shoe.ts', 'baccarat/coup.ts', 'baccarat/baccarat.ts'],
  blackjack: [...STREAM, 'cards/shoe.ts', 'blackjack/hand.ts', 'blackjack/blackjack.ts'],
  'jacks-or-better': [
    ...ORIGINAL,
    'cards/shoe.ts',
    'video-poker/hand.ts',
    'video-poker/holds.ts',
    'video-poker/video-poker.ts',
  ],
  'amber-mines': [...ORIGINAL, 'shuffle.ts', 'mines/mines.ts'],
  'firefly-keno': [...ORIGINAL, 'shuffle.ts', 'keno/tables.ts', 'keno/keno.ts'],
  'heron-hi-lo': [...ORIGINAL, 'hi-lo/hi-lo.ts'],
  'lark-limbo': [...ORIGINAL, 'limbo/limbo.ts'],
  'sunflower-wheel': [...ORIGINAL, 'wheel/tables.ts', 'wheel/wheel.ts'],
  ...Object.fromEntries(
    pokies.map(({ id, purchase }) => [id, [...POKIE, ...(purchase ? SOLD : []), `pokie/titles/${id}.ts`]]),
  ),
  'diamond-arcade': [...TUMBLE, 'tumble/diamond-arcade.ts'],
  'honey-hollow': [...TUMBLE, 'tumble/honey-hollow.ts'],
  'jelly-light': [...TUMBLE, 'tumble/jelly-light.ts'],
  'longship-north': [...TUMBLE, 'tumble/longship-north.ts'],
  'paper-dragon': [...TUMBLE, 'tumble/paper-dragon.ts'],
  'sundae-best': [...TUMBLE, 'tumble/sundae-best.ts'],
  moonvine: [...EXPAND, ...SOLD, 'expand/moonvine.ts'],
  'lamplighter-lane': [...COLLECT, 'collect/lamplighter-lane.ts'],
  'magpies-hoard': [...HOLD, 'hold/magpies-hoard.ts'],
  'pelicans-purse': [...HOLD, 'hold/pelicans-purse.ts'],
};

/**
 * Returns the code without comments and white space, so that a reworded comment doesn't change the version of a game.
 */
const essence = (source: string): string =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(/\s+/g, '');

const read = (file: string): string => readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8');

/** 16 hex digits for each game. */
export function contentVersions(open: (file: string) => string = read): Record<string, string> {
  return Object.fromEntries(
    Object.entries(FILES).map(([id, files]) => {
      const hash = createHash('sha256');
      for (const file of files) hash.update(`${file}\n${essence(open(file))}\n`);
      return [id, hash.digest('hex').slice(0, 16)];
    }),
  );
}
