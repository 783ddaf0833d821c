import type { Edition, Theme } from './edition.ts';
import { halfpennyPress } from './editions/halfpenny-press.ts';
import { nightjarRooms } from './editions/nightjar-rooms.ts';
import { nineMeridians } from './editions/nine-meridians.ts';
import { oakAndEmber } from './editions/oak-and-ember.ts';
import { paperlantern } from './editions/paperlantern.ts';
import { softComet } from './editions/soft-comet.ts';

export const editions: Edition[] = /*#__PURE__*/ [
  paperlantern,
  oakAndEmber,
  halfpennyPress,
  nineMeridians,
  nightjarRooms,
  softComet,
].flat();

const bySlug = /*#__PURE__*/ new Map(editions.map((edition) => [edition.slug, edition]));

export const editionBySlug = (slug: string): Edition | undefined => bySlug.get(slug);
export const themeFor = (slug: string): Theme | undefined => bySlug.get(slug)?.theme;
