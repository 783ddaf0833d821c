import { lamplighterLaneTitle } from './collect/lamplighter-lane.ts';
import { moonvineTitle } from './expand/moonvine.ts';
import { holdTitles } from './hold/titles.ts';
import type { PokieDefinition } from './pokie/definition.ts';
import { pokieTitles } from './pokie/titles/index.ts';
import { tumbleTitles } from './tumble/titles.ts';

/** Mechanic by which a game pays: players filter games by it. */
export type Mechanic =
  | 'lines'
  | 'three-reels'
  | 'ways'
  | 'cluster'
  | 'anywhere'
  | 'hold'
  | 'expanding'
  | 'collecting'
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
  if (reels.length === 3) return 'three-reels';
  return lines === null ? 'ways' : 'lines';
}

const tumbles = [...tumbleTitles.values()];
const pokies = [...pokieTitles.values()];

/** Mechanics by the id of the maths. Kept outside the maths, because no round depends on it. */
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
  [moonvineTitle.id, 'expanding'],
  [lamplighterLaneTitle.id, 'collecting'],
  ...[...holdTitles.keys()].map((id) => [id, 'hold'] as const),
  ...tumbles.map(({ id, rule }) => [id, rule] as const),
  ...pokies.map((title) => [title.id, ofPokie(title)] as const),
]);
