import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import { marketKind } from '@croupier/bet-math';
import { cookies, readPaymentSetup, SportEvent } from '@croupier/contracts';
import { type Database, openDatabase } from '@croupier/server-database';
import { freePort } from '@croupier/server-database/cluster';
import { insertPlayer } from '@croupier/server-players/testing';
import { createSessions } from '@croupier/server-sessions';
import { fund } from '@croupier/server-wallet/testing';
import { type Site, startSite } from '@croupier/tools-start/site';
import { enterPlayers } from '../bets/setup.ts';
import type { Known } from './guest-calls.ts';
import type { Means } from './orders.ts';

const BETTORS = 20;
const FUNDS = 10n ** 12n;

export interface Neighbourhood {
  readonly port: number;
  /** Tokens of the other players. */
  readonly bearers: string[];
  /** Credentials of the flooding client. */
  readonly means: Means;
  readonly stop: () => Promise<void>;
}

/** Starts the whole site, without the built pages, with its players. */
export async function startNeighbourhood(say: (line: string) => void): Promise<Neighbourhood> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'croupier-neighbours-'));
  chmodSync(dataDir, 0o711); // As root, the database's user passes through it: else its data would lie elsewhere and stay.
  const site = await startSite({
    dataDir,
    port: await freePort(),
    env: { LOG_LEVEL: 'error', SIGN_UPS_PER_ADDRESS: '1000000' },
    say,
  });
  const stop = async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const db = openDatabase(site.databaseUrl);
  try {
    return { port: site.port, bearers: await enterPlayers(db, BETTORS), means: await meansOf(site, db), stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    await db.close();
  }
}

/** Creates a signed-in player with money, a payout destination, and a match to bet on. */
async function meansOf(site: Site, db: Database): Promise<Means> {
  const playerId = await insertPlayer(db);
  await fund(db, { playerId, amount: FUNDS });
  const sessions = createSessions({ db, clock: () => new Date() });
  const start = { playerId, ip: '127.0.0.1', country: null, userAgent: 'bench' };
  const { token } = await db.transaction((tx) => sessions.start(tx, start));
  const cookie = `${cookies.session.name}=${token}`;
  const read = async (url: string) => (await fetch(site.platformUrl + url, { headers: { cookie } })).json();
  const { customer_token } = v.parse(readPaymentSetup.reply, await read('/api/payments/setup'));
  const profileId = await rememberAccount(site, customer_token);
  const leg = await anyLeg(() => read('/api/sportsbook/events?state=upcoming'));
  return { port: site.port, cookie, profileId, leg, known: await knownAt(read, leg.event_id) };
}

const Numbered = v.looseObject({ id: v.number() });

/** Returns one of each thing that calls name in their path. */
async function knownAt(read: (url: string) => Promise<unknown>, eventId: number): Promise<Known> {
  const { tournament } = v.parse(SportEvent, await read(`/api/sportsbook/events/${eventId}`));
  const first = async (url: string): Promise<string> => {
    for (let attempt = 0; attempt < 100; attempt++) {
      const answer = await read(url);
      const [found] = v.parse(v.array(Numbered), v.is(Page, answer) ? answer.data : answer);
      if (found) return String(found.id);
      await setTimeout(200); // The feed has only just started.
    }
    throw new Error(`nothing at ${url}`);
  };
  const [field, lottery, cup] = await Promise.all([
    first('/api/sportsbook/fields?kind=race&state=open'),
    first('/api/lotteries'),
    first('/api/tournaments?limit=1'),
  ]);
  const own = { game: 'dice', table: 'harbour-roulette', page: 'terms' };
  return { ...own, event: String(eventId), league: tournament.slug, tournament: cup, field, lottery };
}
const Page = v.object({ data: v.array(v.unknown()) });

/** Registers an account like the provider's script in the player's browser. `fetch` would send another host header. */
function rememberAccount({ env }: Site, customerToken: string): Promise<string> {
  const headers = {
    host: 'pay.sandbox.localhost',
    authorization: `Customer ${customerToken}`,
    'content-type': 'application/json',
  };
  const values = { account_number: 'DE00123456789012345600', account_holder: 'Ada Example' };
  return new Promise((resolve, reject) => {
    request(`${env['SANDBOX_BASE']}/v1/profiles`, { method: 'POST', headers }, (response) => {
      json(response).then((reply) => resolve(v.parse(ProfileMade, reply).profile.id), reject);
    })
      .on('error', reject)
      .end(JSON.stringify({ method: 'bank_transfer', values }));
  });
}
const ProfileMade = v.object({ profile: v.object({ id: v.string() }) });

/** Returns an outcome of the last upcoming match, which stays open longest. */
async function anyLeg(readEvents: () => Promise<unknown>): Promise<Means['leg']> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const events = v.parse(v.array(SportEvent), await readEvents());
    for (const event of events.toReversed()) {
      const market = event.markets.find(({ status, odds }) => status === 'active' && odds);
      const outcome = market && marketKind(market.market_id)?.outcomes[0];
      if (!market?.odds || !outcome) continue;
      return {
        event_id: event.id,
        market_id: market.market_id,
        specifiers: market.specifiers,
        outcome,
        odds: market.odds[0]!,
        market_version: market.version,
        score: event.score,
      };
    }
    await setTimeout(200); // The feed has only just started.
  }
  throw new Error('no match is open for bets');
}
