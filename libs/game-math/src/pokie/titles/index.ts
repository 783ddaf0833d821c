import type { GameMath } from '../../game.ts';
import type { PokieDefinition } from '../definition.ts';
import { alchemistsShelf, alchemistsShelfTitle } from './alchemists-shelf.ts';
import { auroraExpress, auroraExpressTitle } from './aurora-express.ts';
import { balloonWeather, balloonWeatherTitle } from './balloon-weather.ts';
import { beeMerry, beeMerryTitle } from './bee-merry.ts';
import { bellBarrow, bellBarrowTitle } from './bell-barrow.ts';
import { blueRibbonLiner, blueRibbonLinerTitle } from './blue-ribbon-liner.ts';
import { cactusTelegraph, cactusTelegraphTitle } from './cactus-telegraph.ts';
import { captainMarrow, captainMarrowTitle } from './captain-marrow.ts';
import { castleCorvane, castleCorvaneTitle } from './castle-corvane.ts';
import { catAtNumberNine, catAtNumberNineTitle } from './cat-at-number-nine.ts';
import { cherryCorner, cherryCornerTitle } from './cherry-corner.ts';
import { cinderWing, cinderWingTitle } from './cinder-wing.ts';
import { cometLine, cometLineTitle } from './comet-line.ts';
import { compassClub, compassClubTitle } from './compass-club.ts';
import { crownColumn, crownColumnTitle } from './crown-column.ts';
import { deepBell, deepBellTitle } from './deep-bell.ts';
import { elephantCarousel, elephantCarouselTitle } from './elephant-carousel.ts';
import { frogPop, frogPopTitle } from './frog-pop.ts';
import { gildedMoth, gildedMothTitle } from './gilded-moth.ts';
import { gramophoneSunday, gramophoneSundayTitle } from './gramophone-sunday.ts';
import { kabutoDawn, kabutoDawnTitle } from './kabuto-dawn.ts';
import { keepersLamp, keepersLampTitle } from './keepers-lamp.ts';
import { koiGarden, koiGardenTitle } from './koi-garden.ts';
import { lanternTide, lanternTideTitle } from './lantern-tide.ts';
import { lemonParade, lemonParadeTitle } from './lemon-parade.ts';
import { lotusHour, lotusHourTitle } from './lotus-hour.ts';
import { luckyFarrier, luckyFarrierTitle } from './lucky-farrier.ts';
import { melonStand, melonStandTitle } from './melon-stand.ts';
import { midnightOwl, midnightOwlTitle } from './midnight-owl.ts';
import { moonHare, moonHareTitle } from './moon-hare.ts';
import { mothAndMoon, mothAndMoonTitle } from './moth-and-moon.ts';
import { nightMail, nightMailTitle } from './night-mail.ts';
import { octoWaltz, octoWaltzTitle } from './octo-waltz.ts';
import { orbitNine, orbitNineTitle } from './orbit-nine.ts';
import { orchardHours, orchardHoursTitle } from './orchard-hours.ts';
import { pandaParade, pandaParadeTitle } from './panda-parade.ts';
import { peacockHour, peacockHourTitle } from './peacock-hour.ts';
import { pennyRocket, pennyRocketTitle } from './penny-rocket.ts';
import { puffinPicnic, puffinPicnicTitle } from './puffin-picnic.ts';
import { pyramidHotel, pyramidHotelTitle } from './pyramid-hotel.ts';
import { ravensToll, ravensTollTitle } from './ravens-toll.ts';
import { scarabLine, scarabLineTitle } from './scarab-line.ts';
import { snowGlobeStreet, snowGlobeStreetTitle } from './snow-globe-street.ts';
import { stagOfHollowWood, stagOfHollowWoodTitle } from './stag-of-hollow-wood.ts';
import { sunfishCasino, sunfishCasinoTitle } from './sunfish-casino.ts';
import { swanPalace, swanPalaceTitle } from './swan-palace.ts';
import { teapotPlanet, teapotPlanetTitle } from './teapot-planet.ts';
import { theFoxPost, theFoxPostTitle } from './the-fox-post.ts';
import { theLastBigTop, theLastBigTopTitle } from './the-last-big-top.ts';
import { tidewaterAtlas, tidewaterAtlasTitle } from './tidewater-atlas.ts';
import { toadstoolCourt, toadstoolCourtTitle } from './toadstool-court.ts';
import { toucanTango, toucanTangoTitle } from './toucan-tango.ts';
import { tulipMill, tulipMillTitle } from './tulip-mill.ts';
import { turtleDrift, turtleDriftTitle } from './turtle-drift.ts';
import { volcanoRadio, volcanoRadioTitle } from './volcano-radio.ts';
import { whaleSongBay, whaleSongBayTitle } from './whale-song-bay.ts';
import { wolfFrequency, wolfFrequencyTitle } from './wolf-frequency.ts';

export const pokies: readonly GameMath[] = [
  alchemistsShelf,
  auroraExpress,
  balloonWeather,
  beeMerry,
  bellBarrow,
  blueRibbonLiner,
  cactusTelegraph,
  captainMarrow,
  castleCorvane,
  catAtNumberNine,
  cherryCorner,
  cinderWing,
  cometLine,
  compassClub,
  crownColumn,
  deepBell,
  elephantCarousel,
  frogPop,
  gildedMoth,
  gramophoneSunday,
  kabutoDawn,
  keepersLamp,
  koiGarden,
  lanternTide,
  lemonParade,
  lotusHour,
  luckyFarrier,
  melonStand,
  midnightOwl,
  moonHare,
  mothAndMoon,
  nightMail,
  octoWaltz,
  orbitNine,
  orchardHours,
  pandaParade,
  peacockHour,
  pennyRocket,
  puffinPicnic,
  pyramidHotel,
  ravensToll,
  scarabLine,
  snowGlobeStreet,
  stagOfHollowWood,
  sunfishCasino,
  swanPalace,
  teapotPlanet,
  theFoxPost,
  theLastBigTop,
  tidewaterAtlas,
  toadstoolCourt,
  toucanTango,
  tulipMill,
  turtleDrift,
  volcanoRadio,
  whaleSongBay,
  wolfFrequency,
];

export const pokieTitles: ReadonlyMap<string, PokieDefinition> = /*#__PURE__*/ new Map(
  [
    alchemistsShelfTitle,
    auroraExpressTitle,
    balloonWeatherTitle,
    beeMerryTitle,
    bellBarrowTitle,
    blueRibbonLinerTitle,
    cactusTelegraphTitle,
    captainMarrowTitle,
    castleCorvaneTitle,
    catAtNumberNineTitle,
    cherryCornerTitle,
    cinderWingTitle,
    cometLineTitle,
    compassClubTitle,
    crownColumnTitle,
    deepBellTitle,
    elephantCarouselTitle,
    frogPopTitle,
    gildedMothTitle,
    gramophoneSundayTitle,
    kabutoDawnTitle,
    keepersLampTitle,
    koiGardenTitle,
    lanternTideTitle,
    lemonParadeTitle,
    lotusHourTitle,
    luckyFarrierTitle,
    melonStandTitle,
    midnightOwlTitle,
    moonHareTitle,
    mothAndMoonTitle,
    nightMailTitle,
    octoWaltzTitle,
    orbitNineTitle,
    orchardHoursTitle,
    pandaParadeTitle,
    peacockHourTitle,
    pennyRocketTitle,
    puffinPicnicTitle,
    pyramidHotelTitle,
    ravensTollTitle,
    scarabLineTitle,
    snowGlobeStreetTitle,
    stagOfHollowWoodTitle,
    sunfishCasinoTitle,
    swanPalaceTitle,
    teapotPlanetTitle,
    theFoxPostTitle,
    theLastBigTopTitle,
    tidewaterAtlasTitle,
    toadstoolCourtTitle,
    toucanTangoTitle,
    tulipMillTitle,
    turtleDriftTitle,
    volcanoRadioTitle,
    whaleSongBayTitle,
    wolfFrequencyTitle,
  ].map((title) => [title.id, title] as const),
);

/** Returns the reels of a title's maths; undefined where it has none. */
export const pokieTitle = (maths: string): PokieDefinition | undefined => pokieTitles.get(maths);

/** Letters of a title from the wild and the scatter down to the cheapest: the order of the symbols drawn for it. */
export function rankedLetters({ wild, scatter, pays }: PokieDefinition): string[] {
  const best = (letter: string): number => Math.max(...Object.values(pays[letter] ?? {}));
  const paying = Object.keys(pays).filter((letter) => letter !== wild);
  return [wild, scatter, ...paying.sort((a, b) => best(b) - best(a))];
}
