import type { PageLanguage } from '../document/plain-page.ts';
import { installWords } from './install-words.ts';

interface Shortcut {
  readonly name: string;
  readonly path: string;
}

/** Description of an app for devices that install it. */
export interface InstalledApp {
  readonly name: string;
  readonly shortName: string;
  readonly start: string;
  readonly categories: readonly string[];
  readonly description: (language: PageLanguage) => string;
  readonly shortcuts: (language: PageLanguage) => readonly Shortcut[];
}

export const installedApps: Readonly<Record<'casino' | 'sport', InstalledApp>> = {
  casino: {
    name: 'Croupier',
    shortName: 'Croupier',
    start: '/',
    categories: ['games', 'entertainment'],
    description: (language) => installWords[language].casino,
    shortcuts: (language) => {
      const { search, cashbox, live } = installWords[language];
      return [
        { name: search, path: '/?mode=standalone#search' },
        { name: cashbox, path: '/cashbox?mode=standalone' },
        { name: live, path: '/live/all?mode=standalone' },
      ];
    },
  },
  sport: {
    name: 'Croupier Sport',
    shortName: 'Sport',
    start: '/sport',
    categories: ['sports', 'entertainment'],
    description: (language) => installWords[language].sport,
    shortcuts: (language) => {
      const { live, bets, results } = installWords[language];
      return [
        { name: live, path: '/sport/live?mode=standalone' },
        { name: bets, path: '/sport/my-bets?mode=standalone' },
        { name: results, path: '/sport/results?mode=standalone' },
      ];
    },
  },
};
