import * as v from 'valibot';
import { LootboxDefinition } from './definition.ts';

const WEEK_HOURS = 7 * 24;

/**
 * Boxes of this site. The wheel gives one spin per week, which is valid for a month, so that staying away loses
 * nothing.
 */
export const lootboxDefinitions: readonly LootboxDefinition[] = v.parse(v.array(LootboxDefinition), [
  {
    id: 'rocket-wheel',
    version: 1,
    kind: 'wheel',
    title: {
      en: 'Rocket wheel',
      de: 'Raketenrad',
      'es-MX': 'Rueda del cohete',
      'fr-CA': 'Roue de la fusée',
      ja: 'ロケットホイール',
      no: 'Raketthjulet',
      'pt-BR': 'Roda do foguete',
    },
    groupIds: [],
    everyHours: WEEK_HOURS,
    waitsDays: 30,
    outcomes: [
      {
        id: 'nothing',
        title: {
          en: 'Nothing this time',
          de: 'Diesmal nichts',
          'es-MX': 'Nada esta vez',
          'fr-CA': 'Rien cette fois',
          ja: '今回はなし',
          no: 'Ingenting denne gangen',
          'pt-BR': 'Nada desta vez',
        },
        weight: 400,
        bonus: null,
      },
      {
        id: 'five-spins',
        title: {
          en: '5 free spins',
          de: '5 Freispiele',
          'es-MX': '5 giros gratis',
          'fr-CA': '5 tours gratuits',
          ja: 'フリースピン5回',
          no: '5 gratisspinn',
          'pt-BR': '5 rodadas grátis',
        },
        weight: 350,
        bonus: 'wheel-five-spins',
      },
      {
        id: 'ten-spins',
        title: {
          en: '10 free spins',
          de: '10 Freispiele',
          'es-MX': '10 giros gratis',
          'fr-CA': '10 tours gratuits',
          ja: 'フリースピン10回',
          no: '10 gratisspinn',
          'pt-BR': '10 rodadas grátis',
        },
        weight: 150,
        bonus: 'wheel-ten-spins',
      },
      {
        id: 'twenty-spins',
        title: {
          en: '20 free spins',
          de: '20 Freispiele',
          'es-MX': '20 giros gratis',
          'fr-CA': '20 tours gratuits',
          ja: 'フリースピン20回',
          no: '20 gratisspinn',
          'pt-BR': '20 rodadas grátis',
        },
        weight: 80,
        bonus: 'wheel-twenty-spins',
      },
      {
        id: 'fifty-spins',
        title: {
          en: '50 free spins',
          de: '50 Freispiele',
          'es-MX': '50 giros gratis',
          'fr-CA': '50 tours gratuits',
          ja: 'フリースピン50回',
          no: '50 gratisspinn',
          'pt-BR': '50 rodadas grátis',
        },
        weight: 20,
        bonus: 'wheel-fifty-spins',
      },
    ],
  },
]);
