import { holdTitles } from './hold/titles.ts';
import type { PokieDefinition } from './pokie/definition.ts';
import { mothAndMoonTitle } from './pokie/moth-and-moon.ts';
import { orchardHoursTitle } from './pokie/orchard-hours.ts';
import { tidewaterAtlasTitle } from './pokie/tidewater-atlas.ts';
import { tumbleTitles } from './tumble/titles.ts';

/** How a game comes to its wins: what a player looks for when choosing one. */
export type Mechanic =
  | 'lines'
  | 'three-reels'
  | 'ways'
  | 'cluster'
  | 'anywhere'
  | 'hold'
  | 'dice'
  | 'mines'
  | 'plinko'
  | 'limbo'
  | 'hi-lo'
  | 'keno'
  | 'wheel'
  | 'blackjack'
  | 'baccarat'
  | 'video-poker'
  | 'roulette';

function ofPokie({ lines, reels }: PokieDefinition): Mechanic {
  if (lines === null) return 'ways';
  return reels.length === 3 ? 'three-reels' : 'lines';
}

const tumbles = [...tumbleTitles.values()];
const pokies = [mothAndMoonTitle, orchardHoursTitle, tidewaterAtlasTitle];

/** By the id of the maths. Apart from the maths themselves: no round depends on it. */
export const mechanics: ReadonlyMap<string, Mechanic> = /*#__PURE__*/ new Map([
  ['baccarat', 'baccarat'],
  ['blackjack', 'blackjack'],
  ['dice', 'dice'],
  ['jacks-or-better', 'video-poker'],
  ['roulette', 'roulette'],
  ['amber-mines', 'mines'],
  ['acorn-plinko', 'plinko'],
  ['lark-limbo', 'limbo'],
  ['heron-hi-lo', 'hi-lo'],
  ['firefly-keno', 'keno'],
  ['sunflower-wheel', 'wheel'],
  ...[...holdTitles.keys()].map((id) => [id, 'hold'] as const),
  ...tumbles.map(({ id, rule }) => [id, rule] as const),
  ...pokies.map((title) => [title.id, ofPokie(title)] as const),
]);
