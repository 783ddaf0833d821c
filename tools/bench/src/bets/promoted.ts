import { randomUUID } from 'node:crypto';
import { toWire } from '@croupier/contracts';
import { currencyCodes } from '@croupier/money';
import {
  confirmTournament,
  findTournament,
  type Rates,
  scheduleTournaments,
  tournamentDefinitions,
} from '@croupier/server-competitions';
import { ensureJackpots, jackpotDefinitions } from '@croupier/server-competitions/testing';
import type { Database } from '@croupier/server-database';
import { insertPlayer } from '@croupier/server-players/testing';
import { activateBonus, definitions, grantBonus } from '@croupier/server-promotions';
import type { Bettor } from './setup.ts';

const GROUP = 8;
/** Far more than a run can wager. */
const BONUS_CENTS = 1_000_000n;
/** Exchange rates of one euro for one unit of each currency. */
const EVEN = Object.fromEntries(currencyCodes.map((currency) => [currency, 10n ** 12n])) as Rates;
const MINUTE_MS = 60_000;

/** Gives each player an active bonus with money to wager. */
export const enterBonuses = (db: Database, bettors: readonly Bettor[]): Promise<void> =>
  inGroups(bettors, async ({ playerId }) => {
    const order = { playerId, actor: 'operator:bench', now: new Date() };
    const definition = definitions.get('try-out')!;
    const { id } = await db.transaction((tx) =>
      grantBonus(tx, { ...order, currency: 'EUR', grantId: randomUUID(), definition, amount: BONUS_CENTS }),
    );
    await db.transaction((tx) => activateBonus(tx, { ...order, id: toWire(id) }));
  });

/** Opens the site's jackpots. */
export const openJackpots = (db: Database): Promise<void> =>
  ensureJackpots({ db, clock: () => new Date(), definitions: jackpotDefinitions });

/** Starts a race on a title and enters these players and this many more. */
export async function enterRace(
  db: Database,
  { slug, bettors, others }: { slug: string; bettors: readonly Bettor[]; others: number },
): Promise<void> {
  const before = new Date(Date.now() - MINUTE_MS);
  const race = {
    ...tournamentDefinitions[0]!,
    id: `bench-${slug}`,
    scoring: { rule: 'stake_sum' as const },
    games: [slug],
    minStake: 1,
    first: new Date(before.getTime() - MINUTE_MS).toISOString(),
    everyHours: 24,
    lastsHours: 24,
  };
  await scheduleTournaments({ db, clock: () => before, definitions: [race], rates: EVEN });
  const { id } = await findTournament(db, { slug: `${race.id}-${race.first.slice(0, 10)}` });
  const confirm = (playerId: number) =>
    confirmTournament({ db, clock: () => new Date(), playerId, tournamentId: Number(id) });
  await inGroups(bettors, ({ playerId }) => confirm(playerId));
  await inGroups(Array.from({ length: others }), async () => confirm(await insertPlayer(db, {})));
}

async function inGroups<Each>(all: readonly Each[], enter: (each: Each) => Promise<void>): Promise<void> {
  for (let from = 0; from < all.length; from += GROUP) await Promise.all(all.slice(from, from + GROUP).map(enter));
}
