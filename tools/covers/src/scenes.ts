import * as land from './backdrops/land.ts';
import * as night from './backdrops/night.ts';
import * as rooms from './backdrops/rooms.ts';
import * as water from './backdrops/water.ts';
import type { Backdrop, Hero } from './brush.ts';
import { cat } from './heroes/far-animals/cat.ts';
import { elephant } from './heroes/far-animals/elephant.ts';
import { firebird } from './heroes/far-animals/firebird.ts';
import { frog } from './heroes/far-animals/frog.ts';
import { panda } from './heroes/far-animals/panda.ts';
import { peacock } from './heroes/far-animals/peacock.ts';
import { toucan } from './heroes/far-animals/toucan.ts';
import { bigTop } from './heroes/places/big-top.ts';
import { castle } from './heroes/places/castle.ts';
import { lighthouse } from './heroes/places/lighthouse.ts';
import { mill } from './heroes/places/mill.ts';
import { pyramid } from './heroes/places/pyramid.ts';
import { snowGlobe } from './heroes/places/snow-globe.ts';
import { teapot } from './heroes/places/teapot.ts';
import { volcano } from './heroes/places/volcano.ts';
import { jellyfish } from './heroes/sea-life/jellyfish.ts';
import { koi } from './heroes/sea-life/koi.ts';
import { octopus } from './heroes/sea-life/octopus.ts';
import { pelican } from './heroes/sea-life/pelican.ts';
import { puffin } from './heroes/sea-life/puffin.ts';
import { sunfish } from './heroes/sea-life/sunfish.ts';
import { swan } from './heroes/sea-life/swan.ts';
import { turtle } from './heroes/sea-life/turtle.ts';
import { whale } from './heroes/sea-life/whale.ts';
import { appleClock } from './heroes/small-life/apple-clock.ts';
import { bee } from './heroes/small-life/bee.ts';
import { cactus } from './heroes/small-life/cactus.ts';
import { cherries } from './heroes/small-life/cherries.ts';
import { lemons } from './heroes/small-life/lemons.ts';
import { lotus } from './heroes/small-life/lotus.ts';
import { melon } from './heroes/small-life/melon.ts';
import { moth } from './heroes/small-life/moth.ts';
import { mushrooms } from './heroes/small-life/mushrooms.ts';
import { scarab } from './heroes/small-life/scarab.ts';
import { aceAndKing } from './heroes/things/ace-and-king.ts';
import { acorn } from './heroes/things/acorn.ts';
import { amber } from './heroes/things/amber.ts';
import { bell } from './heroes/things/bell.ts';
import { chest } from './heroes/things/chest.ts';
import { crown } from './heroes/things/crown.ts';
import { dice } from './heroes/things/dice.ts';
import { dragon } from './heroes/things/dragon.ts';
import { fireflyJar } from './heroes/things/firefly-jar.ts';
import { gem } from './heroes/things/gem.ts';
import { gramophone } from './heroes/things/gramophone.ts';
import { heron } from './heroes/things/heron.ts';
import { horseshoe } from './heroes/things/horseshoe.ts';
import { jacks } from './heroes/things/jacks.ts';
import { kabuto } from './heroes/things/kabuto.ts';
import { lark } from './heroes/things/lark.ts';
import { orchidCards } from './heroes/things/orchid-cards.ts';
import { potion } from './heroes/things/potion.ts';
import { rouletteWheel } from './heroes/things/roulette-wheel.ts';
import { sundae } from './heroes/things/sundae.ts';
import { sunflower } from './heroes/things/sunflower.ts';
import { astronaut } from './heroes/travel/astronaut.ts';
import { balloons } from './heroes/travel/balloons.ts';
import { comet } from './heroes/travel/comet.ts';
import { compass } from './heroes/travel/compass.ts';
import { diver } from './heroes/travel/diver.ts';
import { express } from './heroes/travel/express.ts';
import { ketch } from './heroes/travel/ketch.ts';
import { lanternBoats } from './heroes/travel/lantern-boats.ts';
import { liner } from './heroes/travel/liner.ts';
import { longship } from './heroes/travel/longship.ts';
import { rocket } from './heroes/travel/rocket.ts';
import { train } from './heroes/travel/train.ts';
import { badger } from './heroes/woodland/badger.ts';
import { bear } from './heroes/woodland/bear.ts';
import { fox } from './heroes/woodland/fox.ts';
import { hare } from './heroes/woodland/hare.ts';
import { hedgehog } from './heroes/woodland/hedgehog.ts';
import { magpie } from './heroes/woodland/magpie.ts';
import { owl } from './heroes/woodland/owl.ts';
import { raven } from './heroes/woodland/raven.ts';
import { stag } from './heroes/woodland/stag.ts';
import { wolf } from './heroes/woodland/wolf.ts';

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

/** Scene of each title, by slug. */
export const scenes: Record<string, Scene> = {
  'lantern-tide': { backdrop: water.sea, hero: lanternBoats },
  'the-fox-post': { backdrop: land.hills, hero: fox, arch: 0.3 },
  'moon-hare': { backdrop: night.moonlit, hero: hare, top: true },
  'koi-garden': { backdrop: water.pond, hero: koi, scale: 1.05 },
  'lotus-hour': { backdrop: land.mountains, hero: lotus, top: true, lift: 10 },
  'whale-song-bay': { backdrop: water.sea, hero: whale, top: true, arch: 0.3, lift: -20 },
  'tulip-mill': { backdrop: land.meadow, hero: mill, top: true, lift: -10 },
  'panda-parade': { backdrop: land.forest, hero: panda, arch: 0.3 },
  'balloon-weather': { backdrop: land.hills, hero: balloons, second: true },
  'paper-dragon': { backdrop: land.mountains, hero: dragon, scale: 1.04 },
  'orchid-baccarat': { backdrop: night.plain, hero: orchidCards },
  'lantern-dice': { backdrop: night.town, hero: dice },
  'stag-of-hollow-wood': { backdrop: land.forest, hero: stag, lift: -10 },
  'longship-north': { backdrop: water.sea, hero: longship, second: true, lift: -10 },
  'cinder-wing': { backdrop: night.cavern, hero: firebird, lift: -6 },
  'castle-corvane': { backdrop: land.mountains, hero: castle, top: true, lift: -40, scale: 1.08 },
  'toadstool-court': { backdrop: land.forest, hero: mushrooms, top: true, lift: -20 },
  'alchemists-shelf': { backdrop: rooms.study, hero: potion },
  'honey-hollow': { backdrop: land.forest, hero: bear, arch: 0.35 },
  'kabuto-dawn': { backdrop: land.mountains, hero: kabuto, lift: -14 },
  'captain-marrow': { backdrop: water.underwater, hero: chest, top: true, second: true, lift: -10 },
  'ravens-toll': { backdrop: land.forest, hero: raven, second: true },
  'ember-dice': { backdrop: night.cavern, hero: dice },
  'cherry-corner': { backdrop: rooms.fair, hero: cherries, arch: 0.25 },
  'lemon-parade': { backdrop: land.hills, hero: lemons, top: true },
  'night-mail': { backdrop: night.moonlit, hero: train, second: true, lift: -20 },
  'cactus-telegraph': { backdrop: land.desert, hero: cactus, second: true, lift: -6 },
  'lucky-farrier': { backdrop: night.plain, hero: horseshoe, second: true, arch: 0.25 },
  'the-last-big-top': { backdrop: night.town, hero: bigTop, top: true, second: true, arch: 0.3, lift: -20 },
  'gramophone-sunday': { backdrop: rooms.study, hero: gramophone },
  'melon-stand': { backdrop: rooms.fair, hero: melon, arch: 0.25 },
  'penny-rocket': { backdrop: night.space, hero: rocket, lift: 4, scale: 0.95 },
  'bell-barrow': { backdrop: rooms.fair, hero: bell, top: false },
  'ink-dice': { backdrop: night.plain, hero: dice },
  'peacock-hour': { backdrop: night.plain, hero: peacock, lift: -10 },
  'scarab-line': { backdrop: land.desert, hero: scarab, scale: 0.95 },
  'blue-ribbon-liner': { backdrop: water.sea, hero: liner, top: true, lift: 0 },
  'pyramid-hotel': { backdrop: land.desert, hero: pyramid, top: true, lift: -20 },
  'gilded-moth': { backdrop: night.plain, hero: moth, scale: 0.98 },
  'diamond-arcade': { backdrop: rooms.palace, hero: gem, scale: 0.9 },
  'compass-club': { backdrop: night.plain, hero: compass, scale: 0.92 },
  'crown-column': { backdrop: rooms.palace, hero: crown, top: true, scale: 0.95 },
  'sunfish-casino': { backdrop: water.sea, hero: sunfish, scale: 0.92, second: true },
  'swan-palace': { backdrop: rooms.palace, hero: swan, second: true, scale: 0.96 },
  'linden-blackjack': { backdrop: night.plain, hero: aceAndKing },
  'palm-court-roulette': { backdrop: rooms.palace, hero: rouletteWheel, scale: 0.88, lift: 34 },
  'jade-dice': { backdrop: night.plain, hero: dice },
  'midnight-owl': { backdrop: night.moonlit, hero: owl, lift: -6 },
  'jelly-light': { backdrop: water.underwater, hero: jellyfish, second: true },
  'comet-line': { backdrop: night.space, hero: comet, arch: -0.2 },
  'orbit-nine': { backdrop: night.space, hero: astronaut },
  'wolf-frequency': { backdrop: night.moonlit, hero: wolf, lift: -10 },
  'deep-bell': { backdrop: water.underwater, hero: diver, lift: -10 },
  'volcano-radio': { backdrop: night.town, hero: volcano, top: true, lift: -10 },
  'keepers-lamp': { backdrop: water.sea, hero: lighthouse, second: true, lift: 0 },
  'cat-at-number-nine': { backdrop: night.town, hero: cat, lift: -6 },
  'aurora-express': { backdrop: night.aurora, hero: express, top: true },
  'jacks-at-midnight': { backdrop: night.town, hero: jacks, scale: 0.9, lift: 10 },
  'dice-after-dark': { backdrop: night.town, hero: dice, second: true },
  'frog-pop': { backdrop: water.pond, hero: frog, lift: -18, scale: 0.96 },
  'sundae-best': { backdrop: rooms.candyland, hero: sundae, second: true, lift: -16, scale: 0.96 },
  'octo-waltz': { backdrop: water.underwater, hero: octopus, lift: -16, scale: 0.98 },
  'teapot-planet': { backdrop: night.space, hero: teapot },
  'toucan-tango': { backdrop: land.forest, hero: toucan, second: true },
  'bee-merry': { backdrop: land.meadow, hero: bee, arch: 0.3, lift: -8 },
  'turtle-drift': { backdrop: water.underwater, hero: turtle, scale: 0.98 },
  'snow-globe-street': { backdrop: water.ice, hero: snowGlobe, top: true, scale: 0.98 },
  'elephant-carousel': { backdrop: rooms.stage, hero: elephant, second: true },
  'puffin-picnic': { backdrop: land.hills, hero: puffin, lift: -8 },
  'sugar-dice': { backdrop: rooms.candyland, hero: dice },
  'tidewater-atlas': { backdrop: water.sea, hero: ketch, top: true, second: true },
  'orchard-hours': { backdrop: land.hills, hero: appleClock, top: false },
  'moth-and-moon': { backdrop: night.moonlit, hero: moth },
  'acorn-plinko': { backdrop: land.forest, hero: acorn, lift: -16 },
  'heron-hi-lo': { backdrop: water.pond, hero: heron, lift: -14, scale: 0.98 },
  'firefly-keno': { backdrop: night.moonlit, hero: fireflyJar, lift: -8, scale: 0.94 },
  'sunflower-wheel': { backdrop: land.meadow, hero: sunflower, lift: -14, scale: 0.98 },
  'lark-limbo': { backdrop: land.hills, hero: lark, arch: 0.3, lift: -12, scale: 0.98 },
  'amber-mines': { backdrop: night.cavern, hero: amber },
  'lamplighter-lane': { backdrop: night.town, hero: badger, lift: -8, scale: 0.96 },
  moonvine: { backdrop: night.moonlit, hero: hedgehog, lift: -8, scale: 0.94 },
  'magpies-hoard': { backdrop: night.moonlit, hero: magpie, second: true, lift: -8, scale: 0.96 },
  'pelicans-purse': { backdrop: water.sea, hero: pelican, arch: 0.3, lift: -10, scale: 0.96 },
  dice: { backdrop: night.plain, hero: dice },
};
