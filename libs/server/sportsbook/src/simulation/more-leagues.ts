import type { Club, Crest } from '@croupier/contracts';
import type { League } from './league.ts';

const PATTERNS = [
  'plain',
  'halves',
  'stripes',
  'hoops',
  'quarters',
  'sash',
  'chevron',
  'cross',
  'chief',
  'rays',
] as const;
const CHARGES = [
  'star',
  'anchor',
  'tower',
  'wave',
  'sun',
  'oak',
  'wheel',
  'mountain',
  'crown',
  'bird',
  'ring',
  'none',
] as const;
const COLOURS = [
  ['#12355b', '#f4f1ea', '#f2c14e'],
  ['#7a1f2b', '#f4e3c1', '#f4f1ea'],
  ['#1f6f5c', '#e8efe9', '#f2c14e'],
  ['#3a3f8f', '#f4f1ea', '#e9c46a'],
  ['#b4541a', '#22303c', '#f4f1ea'],
  ['#22303c', '#e2703a', '#f4f1ea'],
  ['#2f5d34', '#f2c14e', '#f4f1ea'],
  ['#6d2e46', '#e6c9a8', '#f4f1ea'],
  ['#0f6e84', '#f4f1ea', '#f2c14e'],
  ['#4a4e69', '#f2e9e4', '#e9c46a'],
  ['#9c5a2b', '#1f1f1f', '#f4e3c1'],
  ['#2a7fa5', '#f4f1ea', '#12355b'],
] as const;

/** Returns the crest of a club. Each is unique: pattern, colours and charge change in different steps. */
function crestOf(league: number, index: number): Crest {
  const at = league * 12 + index;
  const [field, second, metal] = COLOURS[at % COLOURS.length]!;
  const pattern = PATTERNS[(at * 3 + league) % PATTERNS.length]!;
  return { pattern, field, second, charge: CHARGES[(at * 5 + league) % CHARGES.length]!, metal };
}

const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

const letters = (name: string): string => idOf(name).replaceAll('-', '').slice(0, 3).toUpperCase();

const clubs = (league: number, names: readonly string[]): Club[] =>
  names.map((name, index) => ({ id: idOf(name), name, short_name: letters(name), crest: crestOf(league, index) }));

const FJORDMARK = [
  'Havnvik',
  'Skarsund IL',
  'Nordbotn',
  'Elvestrand',
  'Tindelund',
  'Brattvåg FK',
  'Lysvatn',
  'Grønlia',
  'Steinkleiv',
  'Ytterholm',
  'Kvitnes',
  'Fossheim',
];
const VALMONTE = [
  'AC Montelago',
  'Pietranera',
  'Sant’Orsola',
  'Calvena',
  'Lagoscuro',
  'Rivabella Calcio',
  'Torrechiara',
  'US Fontarossa',
  'Campolieto',
  'Albavera',
  'Marinola',
  'Castelvento',
];
const HARD_COURT = [
  'Ilja Morozan',
  'Theo Brandvold',
  'Kaito Serizawa',
  'Lucas Ferrante',
  'Owen Tarrick',
  'Milan Dvorski',
  'André Valcourt',
  'Jonas Rehwald',
  'Rafael Quintela',
  'Piotr Zalewicz',
  'Dario Bellucco',
  'Noah Ashgrove',
];
const WOMEN = [
  'Anneke Vossberg',
  'Mirela Costandin',
  'Hana Okabayashi',
  'Clara Lindqvall',
  'Sofia Marchetto',
  'Elif Karadeniz',
  'Ruby Hartnell',
  'Ines Valdoria',
  'Petra Jelenkova',
  'Amara Diallo',
  'Louise Carmont',
  'Yuna Seo-Park',
];
const CLAY = [
  'Tomás Arrieta',
  'Marek Hlavac',
  'Bruno Castanho',
  'Emil Sandgren',
  'Gael Pontreval',
  'Nikos Stavridis',
  'Joaquín Belmar',
  'Filip Radovan',
  'Enzo Marchi',
  'Stefan Oberlin',
  'Hugo Delmas',
  'Aleks Ivanescu',
];
const HOOPS = [
  'Riverton Lanterns',
  'Cape Harrow Gulls',
  'Ironvale Forge',
  'Lakeshire Herons',
  'Pinecrest Owls',
  'Copper Bay Miners',
  'Northgate Foxes',
  'Sunfield Comets',
  'Granite Falls Rams',
  'Westmarch Wolves',
  'Amber Hills Bees',
  'Port Kestrel Kites',
];
const EUROHOOPS = [
  'BC Tornava',
  'Galatska Vltavin',
  'Olimp Zagoria',
  'Baloncesto Miravet',
  'Beauclair Basket',
  'Pallacanestro Oriolo',
  'Basket Wolfen',
  'Maroula Athlon',
  'Kaunava',
  'Savamost',
  'Galim Towers',
  'Kesselburg',
];
const ICE = [
  'Frostholm',
  'Isvik HK',
  'Norrälv',
  'Björkdal IF',
  'Lumivaara',
  'Tundra Rauma',
  'Polarsund',
  'Jäämeri',
  'Skogstad',
  'Vinterhamn',
  'Kallsjö',
  'Revontuli',
];
const MAPLE = [
  'Silverton Moose',
  'Fort Bramble Beavers',
  'Glacier Bay Orcas',
  'Thornhill Lynx',
  'Prairie Junction Bisons',
  'Harbour Point Pilots',
  'Red Lake Loons',
  'Stonebridge Bears',
  'Mill Creek Otters',
  'Aurora Ridge Elks',
  'Cedar Falls Ravens',
  'White River Hounds',
];

const league = (
  order: number,
  sport: League['sport'],
  [slug, name, category]: readonly [string, string, string],
  names: readonly string[],
): League => ({ slug, name, category, sport, clubs: clubs(order, names) });

/** Every league, tour, country, club and player is invented. */
export const MORE_LEAGUES: readonly League[] = [
  league(1, 'football', ['fjordmark-eliteserie', 'Eliteserie', 'Fjordmark'], FJORDMARK),
  league(2, 'football', ['serie-valmonte', 'Serie Valmonte', 'Valmonte'], VALMONTE),
  league(3, 'tennis', ['hard-court-tour', 'Hard Court Tour', 'Men'], HARD_COURT),
  league(4, 'tennis', ['crystal-tour', 'Crystal Tour', 'Women'], WOMEN),
  league(5, 'tennis', ['terra-tour', 'Terra Tour', 'Men, clay'], CLAY),
  league(6, 'basketball', ['lantern-league', 'Lantern League', 'Meridia'], HOOPS),
  league(7, 'basketball', ['continental-basket', 'Continental Basket', 'Europe'], EUROHOOPS),
  league(8, 'ice-hockey', ['polar-league', 'Polar League', 'Northern Union'], ICE),
  league(9, 'ice-hockey', ['maple-cup', 'Maple Cup', 'Borealis'], MAPLE),
];
