import { createHash } from 'node:crypto';
import { toWire } from '@croupier/contracts';
import { drawTickets, ticketLine } from '@croupier/game-math';
import { nodeHmac } from '@croupier/game-math/node';
import { type Database, publish, type Queryable, run, sql, type Transaction } from '@croupier/server-database';
import { whoMayTakePart } from '@croupier/server-players';
import { whoDeclined } from '@croupier/server-promotions';
import { derivedId, house, openPlayerAccounts, playerCash, transfer } from '@croupier/server-wallet';
import { tables } from '../schema.gen.ts';
import { amountsOf, prizePoolOf } from './definition.ts';
import { lockLottery, lotteryPool, type LotteryRow, ticketsOf } from './lottery.ts';

/**
 * Delay after which batches in progress at the end have committed; later writes of a frozen instance get no ticket
 * number.
 */
export const SETTLED_MS = 15_000;
const MOST = 20;
/** Entries read and written per batch. */
const TOGETHER = 1000;

interface DrawContext {
  db: Database;
  clock: () => Date;
}

/**
 * Draws lotteries that are due. Each step is one transaction and records its completion, so an interrupted draw
 * continues on the next run.
 */
export async function drawLotteries({ db, clock }: DrawContext): Promise<void> {
  const due = tables
    .selectFrom('lotteries')
    .select('id')
    .where('state', '<>', 'closed')
    .where('end_at', '<=', new Date(clock().getTime() - SETTLED_MS))
    .orderBy('end_at')
    .limit(MOST);
  for (const { id } of await run(db, due)) await drawLottery(db, id, clock());
}

/** Numbers the tickets of one lottery, draws it and pays the prizes. Idempotent, also for concurrent calls. */
export async function drawLottery(db: Database, id: bigint, now: Date): Promise<void> {
  await db.transaction((tx) => freeze(tx, id));
  while (await db.transaction((tx) => payNext(tx, id, now)));
  await db.transaction((tx) => finish(tx, id, now));
}

/**
 * Freezes the list of tickets, after which it never changes. It contains the players who take part at that moment, in
 * the random order of their codes.
 */
async function freeze(tx: Transaction, id: bigint): Promise<void> {
  const lottery = await lockLottery(tx, id);
  if (lottery?.state !== 'open') return;
  const hash = createHash('sha256');
  let [after, next] = ['', 1];
  for (;;) {
    const entries = await nextEntries(tx, id, after);
    const numbered = [];
    for (const { player_id, code, staked, granted } of await takingPart(tx, lottery, entries)) {
      const count = ticketsOf(lottery.terms, { staked, granted });
      if (count === 0) continue;
      hash.update(ticketLine({ first: next, count, code }));
      numbered.push({ playerId: player_id, count, first: next });
      next += count;
    }
    await writeNumbers(tx, id, numbered);
    if (entries.length < TOGETHER) break;
    after = entries.at(-1)!.code;
  }
  const tickets = next - 1;
  const list_hash = hash.digest('hex');
  await drawPrizes(tx, { ...lottery, list_hash }, tickets);
  const frozen = { state: 'frozen' as const, tickets: BigInt(tickets), list_hash };
  await run(tx, tables.updateTable('lotteries').set(frozen).where('id', '=', id));
}

const nextEntries = (tx: Transaction, id: bigint, after: string) =>
  run(
    tx,
    tables
      .selectFrom('lottery_entries')
      .select(['player_id', 'code', 'staked', 'granted'])
      .where('lottery_id', '=', id)
      .where('code', '>', after)
      .orderBy('code')
      .limit(TOGETHER)
      .forUpdate(),
  );
type Entry = Awaited<ReturnType<typeof nextEntries>>[number];

/**
 * Returns the entries of players in the lottery's groups who did not opt out. A break does not cost players their
 * tickets.
 */
async function takingPart(tx: Transaction, { terms }: LotteryRow, entries: readonly Entry[]): Promise<Entry[]> {
  const playerIds = entries.map(({ player_id }) => toWire(player_id));
  const may = await whoMayTakePart(tx, terms.groupIds, playerIds);
  const declined = await whoDeclined(tx, playerIds);
  return entries.filter(({ player_id }) => may.has(toWire(player_id)) && !declined.has(toWire(player_id)));
}

async function writeNumbers(
  tx: Transaction,
  id: bigint,
  numbered: readonly { playerId: bigint; count: number; first: number }[],
): Promise<void> {
  await tx.query(sql`
    update lottery_entries entry set tickets = numbered.count, first_ticket = numbered.first
    from unnest(${numbered.map(({ playerId }) => playerId)}::bigint[], ${numbered.map(({ count }) => count)}::integer[],
      ${numbered.map(({ first }) => first)}::bigint[]) as numbered (player_id, count, first)
    where entry.lottery_id = ${id} and entry.player_id = numbered.player_id`);
}

/** Returns the winning tickets in the order of the draw. */
const drawn = ({ seed, terms }: LotteryRow, listHash: string, tickets: number): number[] =>
  drawTickets(nodeHmac, { seed, listHash, tickets, prizes: amountsOf(terms.prizes).length });

async function drawPrizes(tx: Transaction, lottery: LotteryRow, tickets: number): Promise<void> {
  const winning = drawn(lottery, lottery.list_hash!, tickets);
  const amounts = amountsOf(lottery.terms.prizes);
  await tx.query(sql`
    insert into lottery_prizes (lottery_id, position, ticket, player_id, amount)
    select ${lottery.id}, drawn.position, drawn.ticket, entry.player_id, drawn.amount
    from unnest(${winning.map((_, at) => at + 1)}::integer[], ${winning}::bigint[], ${amounts.slice(0, winning.length)}::bigint[])
      as drawn (position, ticket, amount)
    cross join lateral (
      select player_id from lottery_entries
      where lottery_id = ${lottery.id} and first_ticket <= drawn.ticket order by first_ticket desc limit 1) as entry`);
}

/** Pays one prize, in the lottery's currency; opens the wallet if needed. False once all are paid. */
async function payNext(tx: Transaction, id: bigint, now: Date): Promise<boolean> {
  const lottery = await lockLottery(tx, id);
  if (lottery?.state !== 'frozen') return false;
  const next = tables
    .selectFrom('lottery_prizes')
    .select(['position', 'ticket', 'player_id', 'amount'])
    .where('lottery_id', '=', id)
    .where('paid_at', 'is', null)
    .orderBy('position')
    .limit(1);
  const [prize] = await run(tx, next);
  if (!prize) return false;
  const playerId = toWire(prize.player_id);
  const { currency } = lottery.terms;
  await openPlayerAccounts(tx, { playerId, currency });
  await transfer(tx, {
    id: derivedId('lottery-prize', String(id), String(prize.position)),
    debit: lotteryPool(id),
    credit: playerCash(playerId),
    amount: prize.amount,
    currency,
    kind: 'lottery.prize',
    meta: { lottery: lottery.slug, ticket: String(prize.ticket) },
    now,
  });
  await tx.query(
    sql`update lottery_prizes set paid_at = ${now} where lottery_id = ${id} and position = ${prize.position}`,
  );
  return true;
}

/** Returns prizes without a ticket to the house, and notifies players. */
async function finish(tx: Transaction, id: bigint, now: Date): Promise<void> {
  const lottery = await lockLottery(tx, id);
  if (lottery?.state !== 'frozen') return;
  const prizes = await run(
    tx,
    tables.selectFrom('lottery_prizes').select(['amount', 'player_id']).where('lottery_id', '=', id),
  );
  const left = prizePoolOf(lottery.terms.prizes) - prizes.reduce((sum, { amount }) => sum + amount, 0n);
  if (left > 0n)
    await transfer(tx, {
      id: derivedId('lottery-rest', String(id)),
      debit: lotteryPool(id),
      credit: house('prizes'),
      amount: left,
      currency: lottery.terms.currency,
      kind: 'lottery.rest',
      now,
    });
  await run(tx, tables.updateTable('lotteries').set({ state: 'closed', closed_at: now }).where('id', '=', id));
  const players = Array.from(new Set(prizes.map(({ player_id }) => toWire(player_id))));
  if (players.length > 0) await publish(tx, { topic: 'tournaments', players, event: 'changed', payload: {} });
}

/** Returns the differences between a drawn lottery and a replay from its seed and list. */
export async function replayLottery(db: Queryable, lottery: LotteryRow): Promise<string[]> {
  const { id, seed, seed_hash, list_hash } = lottery;
  const wrong: string[] = [];
  if (createHash('sha256').update(seed).digest('hex') !== seed_hash) wrong.push('the seed is not the one promised');
  if (list_hash === null) return [...wrong, 'it is not drawn yet'];
  const hash = createHash('sha256');
  let [next, more] = [1, true];
  while (more) {
    const lines = await readLines(db, id, BigInt(next), TOGETHER);
    for (const line of lines) {
      if (line.first !== next) wrong.push(`ticket ${next} is missing or double`);
      hash.update(ticketLine(line));
      next = line.first + line.count;
    }
    more = lines.length === TOGETHER;
  }
  const listHash = hash.digest('hex');
  if (listHash !== list_hash) wrong.push('the list is not the one that was drawn from');
  const stored = tables.selectFrom('lottery_prizes').select('ticket').where('lottery_id', '=', id).orderBy('position');
  const tickets = (await run(db, stored)).map(({ ticket }) => toWire(ticket));
  const right = drawn(lottery, listHash, next - 1);
  if (String(right) !== String(tickets)) wrong.push('the winning tickets are others');
  return wrong;
}

/** Returns lines of the ticket list, starting at a number. */
export async function readLines(db: Queryable, id: bigint, from: bigint, limit: number) {
  const query = tables
    .selectFrom('lottery_entries')
    .select(['first_ticket', 'tickets', 'code'])
    .where('lottery_id', '=', id)
    .where('first_ticket', '>=', from)
    .orderBy('first_ticket')
    .limit(limit);
  return (await run(db, query)).map(({ first_ticket, tickets, code }) => ({
    first: toWire(first_ticket!),
    count: tickets!,
    code,
  }));
}
