import { expect, test } from 'vitest';
import { games } from './games.ts';
import { mechanics } from './mechanics.ts';

test('every game says how it comes to its wins', () => {
  expect(Object.fromEntries(mechanics)).toMatchObject({
    baccarat: 'baccarat',
    blackjack: 'blackjack',
    roulette: 'roulette',
    dice: 'dice',
    'jacks-or-better': 'video-poker',
    'amber-mines': 'mines',
    'acorn-plinko': 'plinko',
    'lark-limbo': 'limbo',
    'heron-hi-lo': 'hi-lo',
    'firefly-keno': 'keno',
    'sunflower-wheel': 'wheel',
    'diamond-arcade': 'anywhere',
    'honey-hollow': 'cluster',
    'jelly-light': 'anywhere',
    moonvine: 'expanding',
    'lamplighter-lane': 'collecting',
    'magpies-hoard': 'hold',
    'pelicans-purse': 'hold',
    'longship-north': 'ways',
    'paper-dragon': 'ways',
    'sundae-best': 'cluster',
    'moth-and-moon': 'ways',
    'orchard-hours': 'three-reels',
    'tidewater-atlas': 'lines',
  });
  expect([...mechanics.keys()].toSorted()).toEqual(Object.keys(games).toSorted());
});
