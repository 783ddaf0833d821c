import type { GameTitle } from './game-title.ts';
import { halfpennyPress } from './titles/halfpenny-press.ts';
import { nightjarRooms } from './titles/nightjar-rooms.ts';
import { nineMeridians } from './titles/nine-meridians.ts';
import { oakAndEmber } from './titles/oak-and-ember.ts';
import { originals } from './titles/originals.ts';
import { paperlantern } from './titles/paperlantern.ts';
import { softComet } from './titles/soft-comet.ts';

export const gameTitles: GameTitle[] = /*#__PURE__*/ [
  paperlantern,
  oakAndEmber,
  halfpennyPress,
  nineMeridians,
  nightjarRooms,
  softComet,
  originals,
].flat();

/** Titles no longer offered: they used the maths of Dice in other colours. Their rounds are still shown and checked. */
const retired: ReadonlySet<string> = /*#__PURE__*/ new Set([
  'lantern-dice',
  'ember-dice',
  'ink-dice',
  'jade-dice',
  'dice-after-dark',
  'sugar-dice',
]);

/** Titles offered in the lobby, each a different game. */
export const lobbyTitles: readonly GameTitle[] = /*#__PURE__*/ gameTitles.filter(({ slug }) => !retired.has(slug));

const bySlug = /*#__PURE__*/ new Map(gameTitles.map((gameTitle) => [gameTitle.slug, gameTitle]));

export const gameTitleBySlug = (slug: string): GameTitle | undefined => bySlug.get(slug);
