import { toWire } from '@croupier/contracts';
import { type Database, publish, run, sql, type Transaction } from '@croupier/server-database';
import { derivedId, house, openPlayerAccounts, playerCash, transfer } from '@croupier/server-wallet';
import { tables } from '../schema.gen.ts';
import { poolOf, rewardOf } from './definition.ts';
import { payQuests } from './pay-quests.ts';
import { rank, type Ranked } from './prizes.ts';
import { LATE_MS, prizePool, toTournament, type TournamentRow } from './tournament.ts';

/** Delay after which batches in progress at the end have committed. */
const SETTLED_MS = 60_000;
const MOST = 20;

interface CloseContext {
  db: Database;
  clock: () => Date;
}

/**
 * Closes tournaments that are due. Each step is one transaction and records its completion, so an interrupted closing
 * continues on the next run.
 */
export async function closeTournaments({ db, clock }: CloseContext): Promise<void> {
  const due = tables
    .selectFrom('tournaments')
    .select('id')
    .where('state', '<>', 'closed')
    .where('end_at', '<=', new Date(clock().getTime() - LATE_MS - SETTLED_MS))
    .orderBy('end_at')
    .limit(MOST);
  for (const { id } of await run(db, due)) await closeTournament(db, id, clock());
}

/** Freezes, ranks and pays one tournament. Idempotent, also for concurrent calls. */
export async function closeTournament(db: Database, id: bigint, now: Date): Promise<void> {
  await db.transaction((tx) => freeze(tx, id));
  while (await db.transaction((tx) => payNext(tx, id, now)));
  await payQuests(db, now, id);
  await db.transaction((tx) => finish(tx, id, now));
}

const lockTournament = async (tx: Transaction, id: bigint): Promise<TournamentRow | null> => {
  const [row] = await run(tx, tables.selectFrom('tournaments').selectAll().where('id', '=', id).forUpdate());
  return row ? toTournament(row) : null;
};

/** Freezes the scores: locks the entries and assigns places, after which no batch adds to an entry. */
async function freeze(tx: Transaction, id: bigint): Promise<void> {
  const tournament = await lockTournament(tx, id);
  if (tournament?.state !== 'open') return;
  const entries = await run(
    tx,
    tables
      .selectFrom('tournament_entries')
      .select(['player_id', 'score', 'reached_at', 'entered_at'])
      .where('tournament_id', '=', id)
      .orderBy('player_id')
      .forUpdate(),
  );
  const standings = entries.map(({ player_id, score, reached_at, entered_at }) => ({
    playerId: toWire(player_id),
    score,
    reachedAt: reached_at?.getTime() ?? 0,
    enteredAt: entered_at.getTime(),
  }));
  await writePlaces(tx, id, rank(standings, tournament.terms.prizes));
  await run(tx, tables.updateTable('tournaments').set({ state: 'frozen' }).where('id', '=', id));
}

async function writePlaces(tx: Transaction, id: bigint, ranked: readonly Ranked[]): Promise<void> {
  await tx.query(sql`
    update tournament_entries entry set place = ranked.place, prize = ranked.prize
    from unnest(${ranked.map(({ playerId }) => playerId)}::bigint[], ${ranked.map(({ place }) => place)}::integer[],
      ${ranked.map(({ prize }) => prize)}::bigint[]) as ranked (player_id, place, prize)
    where entry.tournament_id = ${id} and entry.player_id = ranked.player_id`);
}

/** Pays one prize, in the tournament's currency; opens the wallet if needed. False once all are paid. */
async function payNext(tx: Transaction, id: bigint, now: Date): Promise<boolean> {
  const tournament = await lockTournament(tx, id);
  if (tournament?.state !== 'frozen') return false;
  const next = tables
    .selectFrom('tournament_entries')
    .select(['player_id', 'prize', 'place'])
    .where('tournament_id', '=', id)
    .where('prize', '>', 0n)
    .where('paid_at', 'is', null)
    .orderBy('place')
    .limit(1);
  const [entry] = await run(tx, next);
  if (!entry) return false;
  const playerId = toWire(entry.player_id);
  const { currency } = tournament.terms;
  await openPlayerAccounts(tx, { playerId, currency });
  await transfer(tx, {
    id: derivedId('tournament-prize', String(id), String(playerId)),
    debit: prizePool(id),
    credit: playerCash(playerId),
    amount: entry.prize,
    currency,
    kind: 'tournament.prize',
    meta: { tournament: tournament.slug, place: entry.place },
    now,
  });
  await tx.query(
    sql`update tournament_entries set paid_at = ${now} where tournament_id = ${id} and player_id = ${playerId}`,
  );
  return true;
}

/** Returns prizes of unfilled places to the house, and notifies players and pages. */
async function finish(tx: Transaction, id: bigint, now: Date): Promise<void> {
  const tournament = await lockTournament(tx, id);
  if (tournament?.state !== 'frozen') return;
  const entries = await run(
    tx,
    tables
      .selectFrom('tournament_entries')
      .select(['player_id', 'prize', 'steps_done'])
      .where('tournament_id', '=', id),
  );
  const { quest } = tournament.terms;
  const paid = entries.reduce((sum, { prize, steps_done }) => sum + prize + rewardOf(quest, steps_done ?? 0), 0n);
  const left = poolOf(tournament.terms) - paid;
  if (left > 0n)
    await transfer(tx, {
      id: derivedId('tournament-rest', String(id)),
      debit: prizePool(id),
      credit: house('prizes'),
      amount: left,
      currency: tournament.terms.currency,
      kind: 'tournament.rest',
      now,
    });
  await run(tx, tables.updateTable('tournaments').set({ state: 'closed', closed_at: now }).where('id', '=', id));
  const players = entries.map(({ player_id }) => toWire(player_id));
  await publish(tx, { topic: `public:tournament:${toWire(id)}`, event: 'closed', payload: {} });
  if (players.length > 0) await publish(tx, { topic: 'tournaments', players, event: 'changed', payload: {} });
}
