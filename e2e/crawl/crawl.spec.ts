import { randomUUID } from 'node:crypto';
import * as contracts from '@croupier/contracts';
import { operator } from '@croupier/e2e-support/operator';
import { hosts } from '@croupier/e2e-support/site';
import { expect, test } from '@croupier/e2e-support/test';
import type { Visitor } from '@croupier/e2e-support/visitor';
import { joinLocale, type Locale, locales } from '@croupier/i18n';
import { Crawler } from './crawler.ts';
import { type App, routesOf } from './routes.ts';

/** Samples of parametrised patterns that no link leads to, but other sites and the specification do. */
const SAMPLES: Record<App, readonly string[]> = {
  casino: ['/games/sea', '/producers/paperlantern-works/1', '/live/sea', '/pokies/sea', '/play/dice', '/de/rtp'],
  betting: [],
};
/** `CRAWL=whole` looks at every kind of page in every language, a player's too: half an hour each instead of minutes. */
const whole = process.env['CRAWL'] === 'whole';
const nightly = whole || process.env['NIGHTLY'] === '1';
const others = locales.filter((locale) => locale !== 'en');
const oneMore: readonly Locale[] = ['de'];
/** Besides English: at night a guest's site is walked in every language, by day in one. */
const LANGUAGES: Record<'guest' | 'player', readonly Locale[]> = {
  guest: nightly ? others : oneMore,
  player: whole ? others : oneMore,
};
/** Without parameters, be it in the path or, as with the preview, behind it. */
const opensAlone = (route: string) => !route.includes('$') && route !== '/preview';

/** Pages that open by a link an operator makes. */
async function madeLinks(app: App): Promise<string[]> {
  if (app === 'betting') return [];
  const [link = ''] = (await operator('content', 'preview', 'terms')).split('\n');
  const { pathname, search } = new URL(link);
  return [pathname + search];
}

/** Number of kinds of pages to look at. The others redirect. Fewer means that the crawl saw nothing. */
const KINDS = { casino: { guest: 20, player: 25 }, betting: { guest: 8, player: 6 } } as const;
const HOME: Record<App, string> = { casino: '/', betting: '/sport' };
const HOSTS: Record<App, string> = { casino: hosts.casino, betting: hosts.sport };

/** A round of real money, so that there is something to look at in the history. */
async function playDice(visitor: Visitor): Promise<void> {
  const { url } = await visitor.call(contracts.launchGame, { body: { game: 'dice', mode: 'real' } });
  const token = new URLSearchParams(new URL(url).hash.slice(1)).get('token')!;
  const { bearer } = await visitor.call(contracts.openGameSession, { body: { token } });
  await visitor.call(contracts.playRound, {
    body: { round_id: randomUUID(), stake_cents: 100, params: { target: 5000, side: 'under' } },
    headers: { authorization: `Bearer ${bearer}` },
  });
}

test.use({ serviceWorker: true });

type Tools = Pick<Parameters<Parameters<typeof test>[2]>[0], 'context' | 'player' | 'isMobile'>;

async function crawlerOf(app: App, who: 'guest' | 'player', { context, player, isMobile }: Tools): Promise<Crawler> {
  const visitor = who === 'player' ? await player({ cents: 5_000 }) : null;
  if (visitor) await playDice(visitor);
  const homes = LANGUAGES[who].map((locale) => joinLocale(locale, 'en', HOME[app]));
  return new Crawler(context, {
    app,
    host: HOSTS[app],
    neighbours: Object.values(HOSTS),
    paths: [HOME[app], ...routesOf(app).filter(opensAlone), ...SAMPLES[app], ...homes, ...(await madeLinks(app))],
    inEveryLanguage: whole,
    headers: {
      'user-agent': isMobile ? 'Mobile' : 'Desktop',
      'accept-language': 'en',
      ...(visitor ? { cookie: visitor.cookie } : {}),
    },
  });
}

for (const app of ['casino', 'betting'] as const)
  for (const who of ['guest', 'player'] as const) {
    test(
      `every link of the ${app} leads somewhere, as a ${who}`,
      { tag: who === 'guest' ? '@nightly' : [] },
      async ({ context, player, isMobile }) => {
        test.setTimeout(600_000);
        const crawler = await crawlerOf(app, who, { context, player, isMobile });
        await crawler.follow();
        expect(crawler.problems).toEqual([]);
        expect(routesOf(app).filter((route) => !crawler.answered().has(route))).toEqual([]);
      },
    );

    // shows: request:no-guest-401
    test(
      `every kind of page of the ${app} is fit for all and is reached by its links, as a ${who}`,
      { tag: '@nightly' },
      async ({ context, player, isMobile }) => {
        test.setTimeout(whole ? 0 : 600_000);
        const crawler = await crawlerOf(app, who, { context, player, isMobile });
        await crawler.run();
        const { addresses, pressed, problems, seen } = crawler;
        console.log(
          `crawl of ${app} as ${who}: ${addresses.answers.size} addresses; looked at ${[...seen].join(' ')}; pressed ${[...pressed].join(' ')}`,
        );
        expect(problems).toEqual([]);
        expect(seen.size).toBeGreaterThanOrEqual(KINDS[app][who]);
      },
    );
  }
