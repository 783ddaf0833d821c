import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ask, hosts } from '@croupier/e2e-support/site';

/** Every route of an app, and an address of each that guests and search engines may see; null where they have no business. */
const routes = {
  casino: {
    '/': '/',
    '/$path': '/terms',
    '/support': '/support',
    '/accounts/history': null,
    '/autologin': null,
    '/break': null,
    '/confirmation': null,
    '/email-verify': null,
    '/new-password': null,
    '/remind': null,
    '/self-check': '/self-check',
    '/users/confirmation': null,
    '/users/gifts': null,
    '/rocket-wheel': null,
    '/users/level': null,
    '/users/password/edit': null,
    '/users/promocode': null,
    '/bonuses/$slug': '/bonuses/welcome',
    '/cashbox': null,
    '/dashboard': null,
    '/deposit': null,
    '/deposit-fast': null,
    '/design': null,
    '/fairness': '/fairness',
    '/exchange-compoints': null,
    '/favorite-games': '/favorite-games',
    '/login': '/login',
    '/oops': null,
    '/payments': '/payments',
    '/help': '/help',
    '/rules': '/rules',
    '/vip': '/vip',
    '/benefits-of-crypto': '/benefits-of-crypto',
    '/news/': '/news',
    '/news/$slug': '/news/no-twins-on-the-shelf',
    '/users/payments': null,
    '/preview': null,
    '/registration': '/registration',
    '/rtp': '/rtp',
    '/sign-in': '/sign-in',
    '/sign-up': '/sign-up',
    '/arena': '/arena',
    '/action/': '/action',
    '/action/$slug': null, // Named by the day it begins.
    '/jackpots': '/jackpots',
    '/lottery/$slug': null, // Named by the day it begins.
    '/tournaments/': '/tournaments',
    '/tournaments/$slug': null, // Named by the day it begins.
    '/tournaments/achievements': '/tournaments/achievements',
    '/tournaments/actions': '/tournaments/actions',
    '/tournaments/all': '/tournaments/all',
    '/tournaments/archive': '/tournaments/archive',
    '/tournaments/lotteries': '/tournaments/lotteries',
    '/tournaments/producers': '/tournaments/producers',
    '/users': null,
    '/users/': null,
    '/users/games-history': null,
    '/users/limits': null,
    '/users/security': null,
    '/users/verification': null,
    '/welcome-bonuses': '/welcome-bonuses',
    '/withdraw': null,
    '/categories/$slug': '/categories/table-games',
    '/games/$id': '/games/sea',
    '/live/$slug': '/live/sea',
    '/live/all': '/live/all',
    '/play/$name': null,
    '/play/turbogames': '/play/turbogames',
    '/play/$producer/$name': '/play/paperlantern-works/koi-garden',
    '/pokies/$slug': '/pokies/sea',
    '/pokies/all': '/pokies/all',
    '/producers/$slug/': '/producers/paperlantern-works',
    '/producers/$slug/$page': '/producers/paperlantern-works/1',
    '/profile/limits/confirm': null,
  },
  sport: {
    '/confirmation': null,
    '/email-verify': null,
    '/new-password': null,
    '/remind': null,
    '/sign-in': null,
    '/sign-up': null,
    '/users/confirmation': null,
    '/users/password/edit': null,
    '/sport': null,
    '/sport/': '/sport',
    '/sport/login': '/sport/login',
    '/sport/registration': '/sport/registration',
    '/sport/$param': '/sport/harbour-premier',
    '/sport/calibration': '/sport/calibration',
    '/sport/centre': '/sport/centre',
    '/sport/coupon': '/sport/coupon?sport=football',
    '/sport/favourites': '/sport/favourites',
    '/sport/live': '/sport/live',
    '/sport/my-bets': null,
    '/sport/results': '/sport/results',
    '/sport/shared': null,
  },
} as const;

const folders = { casino: 'casino', sport: 'betting' } as const;

/** The addresses the router knows, as its generated tree names them. */
function knownRoutes(app: keyof typeof folders): string[] {
  const file = path.join(import.meta.dirname, '../../apps', folders[app], 'src/routeTree.gen.ts');
  const listed = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  return Array.from(listed.matchAll(/'([^']+)':/g), ([, address = '']) => address).sort();
}

const english = { 'accept-language': 'en' };
const contentOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.trim() ?? '';

async function headOf(app: keyof typeof folders, address: string) {
  const { status, text } = await ask(hosts[app], { path: address, headers: english });
  return {
    status,
    title: contentOf(text, /<title>([^<]*)<\/title>/),
    description: contentOf(text, /<meta name="description" content="([^"]*)"/),
    language: contentOf(text, /<html lang="([^"]*)"/),
  };
}

for (const app of ['casino', 'sport'] as const) {
  test(`every route of the ${app} is either listed here with an address or not for the public`, () => {
    expect(knownRoutes(app)).toEqual(Object.keys(routes[app]).sort());
  });

  for (const address of Object.values(routes[app]).filter((one) => one !== null)) {
    test(`${app}${address} has a title and a description of its own, in English and in German`, async () => {
      const here = await headOf(app, address);
      const german = await headOf(app, address === '/' ? '/de' : `/de${address}`);
      expect(here).toMatchObject({ status: 200, language: 'en' });
      expect(german).toMatchObject({ status: 200, language: 'de' });
      for (const { title, description } of [here, german]) {
        expect(title).not.toMatch(/^(Croupier( Sport)?)?$/);
        expect(description.length).toBeGreaterThan(30);
      }
      expect(german.description).not.toBe(here.description);
    });
  }
}

test('a missing page says so in its title, and keeps search engines away', async () => {
  const { status, title } = await headOf('casino', '/nowhere/at/all');
  expect([status, title]).toEqual([404, 'Page not found · Croupier']);
});
