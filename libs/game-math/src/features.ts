import { collectTitle } from './collect/titles.ts';
import { expandTitle } from './expand/titles.ts';
import type { GameMath } from './game.ts';
import { pokieTitle } from './pokie/titles/index.ts';
import { tumbleTitle } from './tumble/titles.ts';

/** Features a round can have in addition to plain wins. */
export type Feature = 'free-spins' | 'tumbles' | 'multipliers' | 'decisions' | 'buy-feature';

const grows = (ladder: readonly number[]): boolean => ladder.some((times) => times > 1);

/** Returns the features of a game. Kept outside the maths, because no round depends on it. */
export function featuresOf({ id, decisions, purchase }: GameMath): Feature[] {
  const collecting = collectTitle(id);
  const pokie = pokieTitle(id) ?? expandTitle(id) ?? collecting;
  const tumble = tumbleTitle(id);
  const has: Readonly<Record<Feature, boolean>> = {
    'free-spins': pokie !== undefined || !!tumble?.freeSpins,
    tumbles: tumble !== undefined,
    multipliers:
      collecting !== undefined ||
      grows(pokie?.freeSpins.multipliers ?? []) ||
      grows(tumble?.ladder ?? []) ||
      grows(tumble?.values ?? []) ||
      grows(tumble?.freeSpins?.ladder ?? []),
    decisions: decisions !== undefined,
    'buy-feature': purchase !== undefined,
  };
  return (Object.keys(has) as Feature[]).filter((feature) => has[feature]);
}
