import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { toWire } from '@croupier/contracts';
import { type CurrencyCode, currencyCodes } from '@croupier/money';
import { recordAudit } from '@croupier/server-audit';
import { sql, type Transaction } from '@croupier/server-database';
import { recordBetCorrections } from '@croupier/server-limits';
import {
  type AccountKey,
  cashAmong,
  derivedId,
  endHolds,
  house,
  lockCash,
  lockHoldAccounts,
  owedOn,
  payDebts,
  placeHold,
  recordDebts,
  takeHouseAccount,
  transfer,
} from '@croupier/server-wallet';
import type { SportBetCorrections } from '../schema.gen.ts';
import { heldOf, postFunds } from './bet-funding.ts';
import { type BetRow, type BetWithLegs, type CorrectedRow, type LegWithEvent, publishBets } from './bet-row.ts';
import type { Settled } from './settle-bets.ts';

/** A bet that had been settled before, as it was and as it stands now. */
export interface Revision extends BetWithLegs {
  was: { row: BetRow; legs: readonly LegWithEvent[] };
  /** Settled otherwise; null where it is open again. */
  to: Settled | null;
}

/**
 * Locks the payouts of some players that have not left, before their accounts are locked. What it answers gives money of them
 * back to a player's cash, as far as it goes.
 */
export type LockPayouts = (
  tx: Transaction,
  playerIds: readonly number[],
  now: Date,
) => Promise<{
  free: (tx: Transaction, lacking: { playerId: number; currency: CurrencyCode; amount: bigint }) => Promise<bigint>;
}>;

/** Why bets are revised. */
export interface RevisionCause {
  kind: SportBetCorrections['kind'];
  /** Id of the operator's decision. Null where the ordinary settlement continues after one. */
  correctionId: string | null;
  /** If left out, requested payouts are treated as paid. */
  lockPayouts?: LockPayouts | undefined;
  now: Date;
}

/** Result of a revision. */
interface Revised {
  bet: BetWithLegs;
  correction: CorrectedRow;
  /** Amount posted to the player's cash account, without a stake that is held again. */
  moved: bigint;
  /** Amount taken from the return for losses on this bet that were written off before debts existed. */
  repaid: bigint;
  /** Amount taken from the return for the player's debts on this bet. */
  paid: bigint;
  /** Amount the player owes after the correction. */
  owed: bigint;
  /** Id of the new hold of a reopened bet. */
  holdId: string | null;
}

/** Account of losses written off before debts existed. Its balance is negative. */
const WRITE_OFFS = house('write-offs');

/**
 * Pays or collects the difference, and stores the previous state of each bet. Amounts the player no longer has are
 * taken from payouts that have not been sent; the rest becomes a debt. Ledger entries are never edited.
 */
export async function storeRevisions(
  tx: Transaction,
  revisions: readonly Revision[],
  cause: RevisionCause,
): Promise<void> {
  if (revisions.length === 0) return;
  const { now } = cause;
  const losing = revisions.filter((revision) => moreOf(revision) < 0n);
  const payouts = losing.length > 0 ? await cause.lockPayouts?.(tx, losing.map(playerOf), now) : undefined;
  const sportsbook = await takeHouseAccount(tx, { purpose: 'sportsbook', currencies: currencyCodes });
  const accounts = await lockHoldAccounts(tx, revisions.map(ownerOf));
  const cashOf = (of: Owned) => cashAmong(accounts, ownerOf(of));
  const locked = await lockCash(tx, Array.from(new Set(revisions.map(cashOf))));
  const cash = new Map(locked.map(({ id, balance }) => [id, balance]));
  const owed = await owedOn(tx, { playerIds: revisions.map(playerOf), references: revisions.map(({ row }) => row.id) });
  let moves = movesOf(revisions, { cash, cashOf, owed });
  if (payouts && (await freeLacking(tx, { revisions, moves, cash, cashOf, free: payouts.free })))
    moves = movesOf(revisions, { cash, cashOf, owed });
  const revised = revisions.map((revision, at) => ({ ...moves[at]!, ...revisedBet(revision, moves[at]!, cause) }));
  await recordBetCorrections(
    tx,
    revisions.map((revision, at) => countedOf(revision, revised[at]!)),
    now,
  );
  await storeBets(tx, revised);
  await storeCorrections(tx, revised);
  await publishBets(
    tx,
    revised.map(({ bet }) => bet),
  );
  await auditDebts(tx, revised, cause);
  await postMoves(tx, { revisions, revised, cashOf, sportsbook, now });
  const ends = revisions.flatMap(({ row, was, to }, at) =>
    was.row.status === 'accepted' && to
      ? [
          {
            ...ownerOf({ row }),
            id: was.row.hold_id,
            amount: row.stake,
            returned: revised[at]!.moved,
            reference: row.id,
          },
        ]
      : [],
  );
  await endHolds(tx, { id: randomUUID(), kind: 'bets.correct', house: sportsbook, ends, now }, accounts);
  await postDebts(tx, revised, sportsbook, now);
  await postRepaid(tx, revised, sportsbook, now);
}

type Owned = Pick<BetWithLegs, 'row'>;
const ownerOf = ({ row }: Owned) => ({ playerId: toWire(row.player_id), currency: row.currency });

const playerOf = ({ row }: Owned): number => toWire(row.player_id);

/** Returns the change in the player's return; negative if it is lower. */
function moreOf({ row, was, to }: Revision): bigint {
  if (row.funding) return cashShare(row, to);
  const had = was.row.status === 'accepted' ? 0n : (was.row.returned ?? 0n);
  return (to?.row.returned ?? 0n) - had;
}

type Move = Pick<Revised, 'moved' | 'repaid' | 'paid' | 'owed'>;

interface Means {
  /** Balance of each player's cash account. */
  cash: ReadonlyMap<bigint, bigint>;
  cashOf: (of: Owned) => bigint;
  /** Debt on each bet. */
  owed: ReadonlyMap<string, bigint>;
}

/** Calculates the move of each bet in order. A bet may use what an earlier one paid. */
function movesOf(revisions: readonly Revision[], { cash, cashOf, owed }: Means): Move[] {
  const spare = new Map(cash);
  return revisions.map((revision) => {
    const account = cashOf(revision);
    const left = spare.get(account) ?? 0n;
    const move = moveOf(revision, left, owed.get(revision.row.id) ?? 0n);
    spare.set(account, left + move.moved);
    return move;
  });
}

const lesser = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/**
 * Calculates one move. A higher return first repays the debts on the bet; a lower one takes at most the available cash.
 */
function moveOf(revision: Revision, spare: bigint, debt: bigint): Move {
  const more = moreOf(revision);
  const nothing = { repaid: 0n, paid: 0n, owed: 0n };
  if (revision.row.funding) return { ...nothing, moved: more };
  if (more < 0n) {
    const taken = lesser(-more, spare);
    return { ...nothing, moved: -taken, owed: -more - taken };
  }
  const paid = lesser(more, debt);
  const repaid = lesser(more - paid, revision.row.written_off);
  return { moved: more - paid - repaid, repaid, paid, owed: 0n };
}

interface Lacking extends Pick<Means, 'cashOf'> {
  revisions: readonly Revision[];
  moves: readonly Move[];
  cash: Map<bigint, bigint>;
  free: Awaited<ReturnType<LockPayouts>>['free'];
}

/** Takes what players' cash lacks from their payouts. Whether that was anything. */
async function freeLacking(tx: Transaction, { revisions, moves, cash, cashOf, free }: Lacking): Promise<boolean> {
  let any = false;
  for (const [account, own] of Map.groupBy(revisions.entries(), ([, revision]) => cashOf(revision))) {
    const amount = own.reduce((sum, [at]) => sum + moves[at]!.owed, 0n);
    if (amount === 0n) continue;
    const freed = await free(tx, { ...ownerOf(own[0]![1]), amount });
    cash.set(account, (cash.get(account) ?? 0n) + freed);
    any ||= freed > 0n;
  }
  return any;
}

/** Returns the cash share of the additional return of a bet that a bonus or a free bet paid part of. */
function cashShare(row: BetRow, to: Settled | null): bigint {
  assert(to);
  if (row.funding?.gift) return to.row.returned > (row.returned ?? 0n) ? to.row.returned - (row.returned ?? 0n) : 0n;
  const more = BigInt(to.row.receipt.payout_cents) - BigInt(row.receipt?.payout_cents ?? 0);
  return more > 0n ? (more * heldOf(row)) / row.stake : 0n;
}

function revisedBet(
  { row, legs, titles, corrections, was, to }: Revision,
  { moved, repaid }: Move,
  { kind, correctionId, now }: RevisionCause,
): Pick<Revised, 'bet' | 'correction' | 'holdId'> {
  const { id, player_id, status, returned, settled_at, receipt } = was.row;
  assert(status === 'accepted' || status === 'settled' || status === 'void');
  const correction: CorrectedRow = {
    ...{ bet_id: id, player_id, kind, at: now, status, returned, settled_at, receipt, moved },
    number: row.corrections,
    correction_id: correctionId,
    legs: was.legs.map(({ result, void_halves }) => ({ result, void_halves })),
  };
  const holdId = to || status === 'accepted' ? null : randomUUID();
  const ended = to
    ? { status: to.row.status, receipt: to.row.receipt, settled_at: now }
    : { status: 'accepted' as const, receipt: null, settled_at: null, returned: null };
  const changed: BetRow = {
    ...row,
    ...ended,
    ...(to && { returned: row.funding ? (row.returned ?? 0n) + moved : to.row.returned }),
    hold_id: holdId ?? row.hold_id,
    corrections: row.corrections + 1,
    written_off: row.written_off - repaid,
    sell_at: null,
  };
  return { bet: { row: changed, legs, titles, corrections: [...corrections, correction] }, correction, holdId };
}

/** A loss is what left the player's cash; a stake of a void bet is no wager. */
function countedOf({ row, was, to }: Revision, { moved }: Revised) {
  const isVoid = (status: string | undefined) => status === 'void';
  const turned = row.funding?.gift ? 0n : BigInt(isVoid(was.row.status)) - BigInt(isVoid(to?.row.status));
  return { ...ownerOf({ row }), loss: -moved, wager: row.stake * turned };
}

interface Moves {
  revisions: readonly Revision[];
  revised: readonly Revised[];
  cashOf: (of: Owned) => bigint;
  sportsbook: AccountKey;
  now: Date;
}

/**
 * Posts the moves that are not part of ending a hold. For a stake that is held again the house pays first, because
 * settlement gave it the stake.
 */
async function postMoves(tx: Transaction, { revisions, revised, cashOf, sportsbook, now }: Moves): Promise<void> {
  const entries = revisions.flatMap((revision, at) => {
    const { moved, holdId } = revised[at]!;
    const amount = revision.was.row.status === 'accepted' ? 0n : moved + (holdId ? revision.row.stake : 0n);
    if (amount === 0n) return [];
    return [{ accountId: cashOf(revision), ...ownerOf(revision), amount, reference: revision.row.id }];
  });
  await postFunds(tx, { entries, now, house: sportsbook, kind: 'bets.correct' });
  for (const { bet, holdId } of revised)
    if (holdId) await placeHold(tx, { ...ownerOf(bet), id: holdId, amount: bet.row.stake, kind: 'bet', now });
}

async function postRepaid(
  tx: Transaction,
  revised: readonly Revised[],
  sportsbook: AccountKey,
  now: Date,
): Promise<void> {
  for (const [currency, some] of Map.groupBy(revised, ({ bet }) => bet.row.currency)) {
    const amount = some.reduce((sum, { repaid }) => sum + repaid, 0n);
    if (amount === 0n) continue;
    const order = { id: randomUUID(), debit: sportsbook, credit: WRITE_OFFS, amount, currency };
    await transfer(tx, { ...order, kind: 'bets.write_off', now });
  }
}

/** The house has what a bet should not have paid, and the player owes it; what the bet returns later pays that first. */
async function postDebts(
  tx: Transaction,
  revised: readonly Revised[],
  sportsbook: AccountKey,
  now: Date,
): Promise<void> {
  for (const { bet, paid } of revised)
    if (paid > 0n) await payDebts(tx, { ...ownerOf(bet), reference: bet.row.id, from: sportsbook, most: paid, now });
  const debts = revised.flatMap(({ bet, owed }) => {
    if (owed === 0n) return [];
    const { id: reference, corrections } = bet.row;
    const id = derivedId(reference, 'debt', String(corrections));
    return [{ ...ownerOf(bet), id, reference, amount: owed, cause: 'bet' as const }];
  });
  await recordDebts(tx, debts, { credit: sportsbook, now });
}

async function auditDebts(tx: Transaction, revised: readonly Revised[], of: RevisionCause): Promise<void> {
  for (const { bet, paid, repaid, owed } of revised) {
    if (paid + repaid + owed === 0n) continue;
    const { id, currency } = bet.row;
    const details = {
      bet: id,
      currency,
      owed: owed.toString(),
      paid: (paid + repaid).toString(),
      correction: of.correctionId,
    };
    const actor = 'system:corrections';
    await recordAudit(tx, { at: of.now, kind: 'bet_debt', actor, playerId: ownerOf(bet).playerId, details });
  }
}

const storeBets = (tx: Transaction, revised: readonly Revised[]) =>
  tx.query(sql`
    update sport_bets b set status = r.status, returned = r.returned, receipt = r.receipt, settled_at = r.settled_at,
      hold_id = r.hold_id, corrections = r.corrections, written_off = r.written_off, sell_at = null
    from jsonb_to_recordset(${jsonOf(revised.map(({ bet }) => storedOf(bet.row)))}::jsonb) as r (id uuid, status text, returned bigint, receipt jsonb,
      settled_at timestamptz, hold_id uuid, corrections smallint, written_off bigint)
    where b.id = r.id`);

const storeCorrections = (tx: Transaction, revised: readonly Revised[]) =>
  tx.query(sql`
    insert into sport_bet_corrections (bet_id, number, player_id, kind, correction_id, at, status, returned, settled_at, receipt, legs, moved)
    select bet_id, number, player_id, kind, correction_id, at, status, returned, settled_at, receipt, legs, moved
    from jsonb_to_recordset(${jsonOf(revised.map(({ correction }) => correction))}::jsonb) as r (bet_id uuid, number smallint, player_id bigint,
      kind text, correction_id uuid, at timestamptz, status text, returned bigint, settled_at timestamptz, receipt jsonb, legs jsonb, moved bigint)`);

const storedOf = ({ id, status, returned, receipt, settled_at, hold_id, corrections, written_off }: BetRow) => ({
  ...{ id, status, returned, receipt, settled_at, hold_id, corrections, written_off },
});

/** JSON numbers end at 2^53: amounts go as text, which the columns read as well. */
const jsonOf = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
