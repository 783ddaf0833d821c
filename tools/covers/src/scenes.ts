import type { Backdrop, Hero } from './brush.ts';
import * as land from './backdrops/land.ts';
import * as night from './backdrops/night.ts';
import * as rooms from './backdrops/rooms.ts';
import * as water from './backdrops/water.ts';
import * as far from './heroes/far-animals.ts';
import * as places from './heroes/places.ts';
import * as sea from './heroes/sea-life.ts';
import * as small from './heroes/small-life.ts';
import * as things from './heroes/things.ts';
import * as travel from './heroes/travel.ts';
import * as woodland from './heroes/woodland.ts';

export interface Scene {
  backdrop: Backdrop;
  hero: Hero;
  /** Lettering above the hero instead of below. */
  top?: boolean;
  scale?: number;
  /** Raises the hero, px. */
  lift?: number;
  arch?: number;
  /** The hand's second face. */
  second?: boolean;
}

/** What each title shows, by slug. */
export const scenes: Record<string, Scene> = {
  'lantern-tide': { backdrop: water.sea, hero: travel.lanternBoats },
  'the-fox-post': { backdrop: land.hills, hero: woodland.fox, arch: 0.3 },
  'moon-hare': { backdrop: night.moonlit, hero: woodland.hare, top: true },
  'koi-garden': { backdrop: water.pond, hero: sea.koi, scale: 1.05 },
  'lotus-hour': { backdrop: land.mountains, hero: small.lotus, top: true, lift: 10 },
  'whale-song-bay': { backdrop: water.sea, hero: sea.whale, top: true, arch: 0.3, lift: -20 },
  'tulip-mill': { backdrop: land.meadow, hero: places.mill, top: true, lift: -10 },
  'panda-parade': { backdrop: land.forest, hero: far.panda, arch: 0.3 },
  'balloon-weather': { backdrop: land.hills, hero: travel.balloons, second: true },
  'paper-dragon': { backdrop: land.mountains, hero: things.dragon, scale: 1.04 },
  'lantern-dice': { backdrop: night.town, hero: things.dice },
  'stag-of-hollow-wood': { backdrop: land.forest, hero: woodland.stag, lift: -10 },
  'longship-north': { backdrop: water.sea, hero: travel.longship, second: true, lift: -10 },
  'cinder-wing': { backdrop: night.cavern, hero: far.firebird, lift: -6 },
  'castle-corvane': { backdrop: land.mountains, hero: places.castle, top: true, lift: -40, scale: 1.08 },
  'toadstool-court': { backdrop: land.forest, hero: small.mushrooms, top: true, lift: -20 },
  'alchemists-shelf': { backdrop: rooms.study, hero: things.potion },
  'honey-hollow': { backdrop: land.forest, hero: woodland.bear, arch: 0.35 },
  'kabuto-dawn': { backdrop: land.mountains, hero: things.kabuto, lift: -14 },
  'captain-marrow': { backdrop: water.underwater, hero: things.chest, top: true, second: true, lift: -10 },
  'ravens-toll': { backdrop: land.forest, hero: woodland.raven, second: true },
  'ember-dice': { backdrop: night.cavern, hero: things.dice },
  'cherry-corner': { backdrop: rooms.fair, hero: small.cherries, arch: 0.25 },
  'lemon-parade': { backdrop: land.hills, hero: small.lemons, top: true },
  'night-mail': { backdrop: night.moonlit, hero: travel.train, second: true, lift: -20 },
  'cactus-telegraph': { backdrop: land.desert, hero: small.cactus, second: true, lift: -6 },
  'lucky-farrier': { backdrop: night.plain, hero: things.horseshoe, second: true, arch: 0.25 },
  'the-last-big-top': { backdrop: night.town, hero: places.bigTop, top: true, second: true, arch: 0.3, lift: -20 },
  'gramophone-sunday': { backdrop: rooms.study, hero: things.gramophone },
  'melon-stand': { backdrop: rooms.fair, hero: small.melon, arch: 0.25 },
  'penny-rocket': { backdrop: night.space, hero: travel.rocket, lift: 4, scale: 0.95 },
  'bell-barrow': { backdrop: rooms.fair, hero: things.bell, top: false },
  'ink-dice': { backdrop: night.plain, hero: things.dice },
  'peacock-hour': { backdrop: night.plain, hero: far.peacock, lift: -10 },
  'scarab-line': { backdrop: land.desert, hero: small.scarab, scale: 0.95 },
  'blue-ribbon-liner': { backdrop: water.sea, hero: travel.liner, top: true, lift: 0 },
  'pyramid-hotel': { backdrop: land.desert, hero: places.pyramid, top: true, lift: -20 },
  'gilded-moth': { backdrop: night.plain, hero: small.moth, scale: 0.98 },
  'diamond-arcade': { backdrop: rooms.palace, hero: things.gem, scale: 0.9 },
  'compass-club': { backdrop: night.plain, hero: travel.compass, scale: 0.92 },
  'crown-column': { backdrop: rooms.palace, hero: things.crown, top: true, scale: 0.95 },
  'sunfish-casino': { backdrop: water.sea, hero: sea.sunfish, scale: 0.92, second: true },
  'swan-palace': { backdrop: rooms.palace, hero: sea.swan, second: true, scale: 0.96 },
  'jade-dice': { backdrop: night.plain, hero: things.dice },
  'midnight-owl': { backdrop: night.moonlit, hero: woodland.owl, lift: -6 },
  'jelly-light': { backdrop: water.underwater, hero: sea.jellyfish, second: true },
  'comet-line': { backdrop: night.space, hero: travel.comet, arch: -0.2 },
  'orbit-nine': { backdrop: night.space, hero: travel.astronaut },
  'wolf-frequency': { backdrop: night.moonlit, hero: woodland.wolf, lift: -10 },
  'deep-bell': { backdrop: water.underwater, hero: travel.diver, lift: -10 },
  'volcano-radio': { backdrop: night.town, hero: places.volcano, top: true, lift: -10 },
  'keepers-lamp': { backdrop: water.sea, hero: places.lighthouse, second: true, lift: 0 },
  'cat-at-number-nine': { backdrop: night.town, hero: far.cat, lift: -6 },
  'aurora-express': { backdrop: night.aurora, hero: travel.express, top: true },
  'dice-after-dark': { backdrop: night.town, hero: things.dice, second: true },
  'frog-pop': { backdrop: water.pond, hero: far.frog, lift: -18, scale: 0.96 },
  'sundae-best': { backdrop: rooms.candyland, hero: things.sundae, second: true, lift: -16, scale: 0.96 },
  'octo-waltz': { backdrop: water.underwater, hero: sea.octopus, lift: -16, scale: 0.98 },
  'teapot-planet': { backdrop: night.space, hero: places.teapot },
  'toucan-tango': { backdrop: land.forest, hero: far.toucan, second: true },
  'bee-merry': { backdrop: land.meadow, hero: small.bee, arch: 0.3, lift: -8 },
  'turtle-drift': { backdrop: water.underwater, hero: sea.turtle, scale: 0.98 },
  'snow-globe-street': { backdrop: water.ice, hero: places.snowGlobe, top: true, scale: 0.98 },
  'elephant-carousel': { backdrop: rooms.stage, hero: far.elephant, second: true },
  'puffin-picnic': { backdrop: land.hills, hero: sea.puffin, lift: -8 },
  'sugar-dice': { backdrop: rooms.candyland, hero: things.dice },
  'tidewater-atlas': { backdrop: water.sea, hero: travel.ketch, top: true, second: true },
  'orchard-hours': { backdrop: land.hills, hero: small.appleClock, top: false },
  'moth-and-moon': { backdrop: night.moonlit, hero: small.moth },
  dice: { backdrop: night.plain, hero: things.dice },
};
