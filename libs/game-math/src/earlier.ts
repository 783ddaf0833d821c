import type { GameMath } from './game.ts';
import { games } from './games.ts';
import { sundaeBestTitle } from './tumble/sundae-best.ts';
import { tumble } from './tumble/tumble.ts';

const { pays } = sundaeBestTitle;
/** Earlier version, in which eight of the third symbol paid six tenths of the stake. */
const sundaeBestBefore = tumble({ ...sundaeBestTitle, pays: { ...pays, C: { ...pays['C'], 8: 5 } } }, 'medium', '');

/**
 * Retired maths, by the version that stored rounds carry, so that those rounds can always be checked. New rounds don't
 * use it.
 */
const earlier: ReadonlyMap<string, GameMath | undefined> = /*#__PURE__*/ new Map([
  // Versions from before code moved or figures were measured more precisely: their rounds are drawn as before.
  ['a195029d7912b570', games['tidewater-atlas']],
  ['6da33c60396f4314', games['moonvine']],
  ['aab9f0d101d39aff', games['magpies-hoard']],
  ['7677ce46d74fd70a', games['pelicans-purse']],
  ['e0f4e2880e59c9d9', games['diamond-arcade']],
  ['fa4ca542829a5838', games['honey-hollow']],
  ['0a1615ab691e431a', games['jelly-light']],
  ['259346860c79e9a0', games['longship-north']],
  ['9e959ce552a8260f', games['paper-dragon']],
  ['027e02b233832e28', sundaeBestBefore],
]);

/** Returns the maths of a stored round's version, or the current maths if that version isn't kept. */
export function mathsAt(id: string, version: string): GameMath | undefined {
  const kept = earlier.get(version);
  return kept?.id === id ? { ...kept, version } : games[id];
}
