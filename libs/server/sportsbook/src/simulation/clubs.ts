import type { Club, Crest } from '@croupier/contracts';
import type { League } from './league.ts';
import { MORE_LEAGUES } from './more-leagues.ts';

type Row = readonly [
  name: string,
  short: string,
  pattern: Crest['pattern'],
  field: string,
  second: string,
  charge: Crest['charge'],
  metal: string,
];

const club = ([name, short_name, pattern, field, second, charge, metal]: Row): Club => ({
  id: name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-'),
  name,
  short_name,
  crest: { pattern, field, second, charge, metal },
});

const NORVANE: readonly Row[] = [
  ['Port Ashby', 'ASH', 'chief', '#12355b', '#d8dfe6', 'anchor', '#f2c14e'],
  ['Grimholm Rovers', 'GRI', 'halves', '#2b2d33', '#a3262e', 'none', '#f4f1ea'],
  ['Tarnwick United', 'TAR', 'stripes', '#1f6f5c', '#f4f1ea', 'wave', '#f2c14e'],
  ['Saltmere Athletic', 'SAL', 'hoops', '#2a7fa5', '#f4f1ea', 'bird', '#12355b'],
  ['Oakhaven City', 'OAK', 'plain', '#2f5d34', '#f2c14e', 'oak', '#f2c14e'],
  ['Fenbridge Town', 'FEN', 'quarters', '#6d2e46', '#e6c9a8', 'none', '#f4f1ea'],
  ['Kestrel Vale', 'KES', 'sash', '#b4541a', '#22303c', 'bird', '#f4f1ea'],
  ['Marrow Quay', 'MAR', 'chevron', '#22303c', '#e2703a', 'anchor', '#f4f1ea'],
  ['Brackenford', 'BRA', 'rays', '#7a8b3c', '#f4f1ea', 'sun', '#b4541a'],
  ['Stonegate Wanderers', 'STO', 'cross', '#5b5f66', '#f4f1ea', 'tower', '#22303c'],
  ['Lowmoor Albion', 'LOW', 'stripes', '#3a3f8f', '#f4f1ea', 'ring', '#f2c14e'],
  ['Whitcliff', 'WHI', 'chief', '#f4f1ea', '#1d4e89', 'star', '#1d4e89'],
];

const COSTA_SERENA: readonly Row[] = [
  ['Real Valdoro', 'VAL', 'plain', '#f7f3e8', '#c9971c', 'crown', '#c9971c'],
  ['Atlético Miraluz', 'MIR', 'stripes', '#b3202c', '#f4f1ea', 'sun', '#12355b'],
  ['Deportivo Rioclaro', 'RIO', 'sash', '#2a9d8f', '#f4f1ea', 'wave', '#264653'],
  ['Puerto Nácar', 'NAC', 'halves', '#264653', '#e9c46a', 'anchor', '#f4f1ea'],
  ['Unión Sierralta', 'SIE', 'chevron', '#4a4e69', '#f2e9e4', 'mountain', '#f2e9e4'],
  ['Racing Montesol', 'MON', 'rays', '#e07a1f', '#7a1f1f', 'sun', '#f7f3e8'],
  ['Club Olivar', 'OLI', 'quarters', '#556b2f', '#f4f1ea', 'oak', '#f2c14e'],
  ['Santa Brisa', 'BRI', 'hoops', '#3d8fc7', '#f4f1ea', 'none', '#f2c14e'],
  ['San Cardelo', 'CAR', 'cross', '#7b1e3a', '#f4f1ea', 'ring', '#f2c14e'],
  ['Nueva Coral', 'COR', 'chief', '#e4572e', '#f7f3e8', 'star', '#264653'],
  ['Estrella del Cabo', 'EST', 'plain', '#1b1f3b', '#f2c14e', 'star', '#f2c14e'],
  ['Balandra', 'BAL', 'halves', '#0f6e84', '#e8efe9', 'wheel', '#f2c14e'],
];

const ALDERLAND: readonly Row[] = [
  ['Kupferhain', 'KUP', 'sash', '#9c5a2b', '#1f1f1f', 'oak', '#f4e3c1'],
  ['Wolkenau', 'WOL', 'hoops', '#5a8fb8', '#f4f1ea', 'bird', '#f4f1ea'],
  ['Nebelstadt', 'NEB', 'halves', '#6b7280', '#f4f1ea', 'tower', '#1f2937'],
  ['Grauforst 04', 'GRA', 'stripes', '#374151', '#9ca3af', 'oak', '#f4f1ea'],
  ['Silberbrück', 'SIL', 'chevron', '#1e3a5f', '#cfd6de', 'tower', '#cfd6de'],
  ['Tannwerder', 'TAN', 'plain', '#14532d', '#f4f1ea', 'mountain', '#f4f1ea'],
  ['Rotfelsen', 'ROT', 'cross', '#b91c1c', '#f4f1ea', 'mountain', '#f4f1ea'],
  ['Union Lindmark', 'LIN', 'quarters', '#0f766e', '#f4d35e', 'wheel', '#f4f1ea'],
  ['Fortuna Hagelsee', 'HAG', 'chief', '#7c2d6b', '#f4f1ea', 'ring', '#f4d35e'],
  ['Blauweiler 09', 'BLA', 'rays', '#1d4ed8', '#f4f1ea', 'star', '#f4f1ea'],
  ['Wacker Steinmoor', 'STM', 'stripes', '#111827', '#f4d35e', 'wheel', '#f4d35e'],
  ['Sturm Adlerkamp', 'ADL', 'sash', '#f4f1ea', '#b91c1c', 'bird', '#1f2937'],
];

export const LEAGUES: readonly League[] = [
  {
    slug: 'harbour-premier',
    sport: 'football',
    name: 'Harbour Premier',
    category: 'Norvane',
    clubs: NORVANE.map(club),
  },
  {
    slug: 'liga-serena',
    sport: 'football',
    name: 'Liga Serena',
    category: 'Costa Serena',
    clubs: COSTA_SERENA.map(club),
  },
  {
    slug: 'alderland-oberhaus',
    sport: 'football',
    name: 'Oberhaus',
    category: 'Alderland',
    clubs: ALDERLAND.map(club),
  },
  ...MORE_LEAGUES,
];
