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
  endHolds,
  house,
  lockCash,
  lockHoldAccounts,
  placeHold,
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

/** Why bets are revised. */
export interface RevisionCause {
  kind: SportBetCorrections['kind'];
  /** The operator's decision; null where the ordinary settlement goes on after one. */
  correctionId: string | null;
  now: Date;
}

/** What a revision comes to. */
interface Revised {
  bet: BetWithLegs;
  correction: CorrectedRow;
  /** On the player's cash, a stake that is held again left out. */
  moved: bigint;
  /** More, or less, that the house bears. */
  writtenOff: bigint;
  /** Of the hold that is made for a bet that is open again. */
  holdId: string | null;
}

/** What players could not give back: below zero by what is written off of their bets. */
const WRITE_OFFS = house('write-offs');

/**
 * Pays or takes back the difference, and keeps how each bet stood before. What its player does not have any more is not
 * taken: the house bears it, and takes it from what this very bet returns later. Nothing in the ledger is edited.
 */
export async function storeRevisions(
  tx: Transaction,
  revisions: readonly Revision[],
  cause: RevisionCause,
): Promise<void> {
  if (revisions.length === 0) return;
  const { now } = cause;
  const sportsbook = await takeHouseAccount(tx, { purpose: 'sportsbook', currencies: currencyCodes });
  const accounts = await lockHoldAccounts(tx, revisions.map(ownerOf));
  const cashOf = (of: Owned) => cashAmong(accounts, ownerOf(of));
  const locked = await lockCash(tx, Array.from(new Set(revisions.map(cashOf))));
  const spare = new Map(locked.map(({ id, balance }) => [id, balance]));
  const revised = revisions.map((revision): Revised => {
    const cash = cashOf(revision);
    const move = moveOf(revision, spare.get(cash) ?? 0n);
    spare.set(cash, (spare.get(cash) ?? 0n) + move.moved);
    return { ...move, ...revisedBet(revision, move, cause) };
  });
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
  await recordWriteOffs(tx, revised, cause);
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
  await postWriteOffs(tx, revised, sportsbook, now);
}

type Owned = Pick<BetWithLegs, 'row'>;
const ownerOf = ({ row }: Owned) => ({ playerId: toWire(row.player_id), currency: row.currency });

/** What the player gets more, which first makes good what was written off; or less, as far as it is there. */
function moveOf({ row, was, to }: Revision, spare: bigint): Pick<Revised, 'moved' | 'writtenOff'> {
  if (row.funding) return { moved: cashShare(row, to), writtenOff: 0n };
  const had = was.row.status === 'accepted' ? 0n : (was.row.returned ?? 0n);
  const more = (to?.row.returned ?? 0n) - had;
  if (more >= 0n) {
    const repaid = more < row.written_off ? more : row.written_off;
    return { moved: more - repaid, writtenOff: -repaid };
  }
  const taken = -more < spare ? -more : spare;
  return { moved: -taken, writtenOff: -more - taken };
}

/** Of a bet that a bonus or a free bet had a part in: what cash paid for shares in what it returns more, in cash. */
function cashShare(row: BetRow, to: Settled | null): bigint {
  assert(to);
  if (row.funding?.gift) return to.row.returned > (row.returned ?? 0n) ? to.row.returned - (row.returned ?? 0n) : 0n;
  const more = BigInt(to.row.receipt.payout_cents) - BigInt(row.receipt?.payout_cents ?? 0);
  return more > 0n ? (more * heldOf(row)) / row.stake : 0n;
}

function revisedBet(
  { row, legs, titles, corrections, was, to }: Revision,
  { moved, writtenOff }: Pick<Revised, 'moved' | 'writtenOff'>,
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
    written_off: row.written_off + writtenOff,
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

/** What ends a hold is posted with it. A stake that is held again comes from the house first, where the settlement took it. */
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

async function postWriteOffs(
  tx: Transaction,
  revised: readonly Revised[],
  sportsbook: AccountKey,
  now: Date,
): Promise<void> {
  const sums = new Map<CurrencyCode, bigint>();
  for (const { bet, writtenOff } of revised)
    sums.set(bet.row.currency, (sums.get(bet.row.currency) ?? 0n) + writtenOff);
  for (const [currency, sum] of sums) {
    if (sum === 0n) continue;
    const [debit, credit] = sum > 0n ? [WRITE_OFFS, sportsbook] : [sportsbook, WRITE_OFFS];
    const amount = sum > 0n ? sum : -sum;
    await transfer(tx, { id: randomUUID(), debit, credit, amount, currency, kind: 'bets.write_off', now });
  }
}

async function recordWriteOffs(tx: Transaction, revised: readonly Revised[], of: RevisionCause): Promise<void> {
  for (const { bet, writtenOff } of revised) {
    if (writtenOff === 0n) continue;
    const { id, currency, written_off } = bet.row;
    const details = {
      bet: id,
      currency,
      amount: writtenOff.toString(),
      left: written_off.toString(),
      correction: of.correctionId,
    };
    const actor = 'system:corrections';
    await recordAudit(tx, { at: of.now, kind: 'bet_written_off', actor, playerId: ownerOf(bet).playerId, details });
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
