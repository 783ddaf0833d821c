import { type CashOutOffer, amountToWire } from '@croupier/contracts';
import { type Queryable, run } from '@croupier/server-database';
import { type BetWithLegs, selectBets, withLegs } from '../bets/bet-row.ts';
import { type LegState, readLegStates } from '../bets/leg-state.ts';
import { openLegs, selectionOf, type Valued, valueBet } from './value-bet.ts';

/** Maximum number of open bets shown together. */
const MOST = 100;

/** Returns cash-out offers for the player's newest open bets. */
export async function readOffers(
  db: Queryable,
  { playerId, now }: { playerId: number; now: Date },
): Promise<CashOutOffer[]> {
  const own = selectBets()
    .where('player_id', '=', BigInt(playerId))
    .where('status', 'in', ['pending', 'accepted'])
    .orderBy('number', 'desc')
    .limit(MOST);
  const bets = await withLegs(db, await run(db, own));
  const values = await valueBets(db, bets, now);
  return bets.map(({ row: { id } }, index) => describe(id, values[index]!));
}

/** The values of some bets, in their order: the book is read once for all of them. */
export async function valueBets(db: Queryable, bets: readonly BetWithLegs[], now: Date): Promise<Valued[]> {
  const states = await readLegStates(db, bets.flatMap(openLegs).map(selectionOf), now);
  let from = 0;
  return bets.map((bet) => {
    const own: LegState[] = states.slice(from, (from += openLegs(bet).length));
    return valueBet(bet, own);
  });
}

const describe = (id: string, value: Valued): CashOutOffer =>
  'reason' in value
    ? { bet_id: id, pays_cents: null, fair_cents: null, reason: value.reason }
    : { bet_id: id, pays_cents: amountToWire(value.offer), fair_cents: amountToWire(value.fair), reason: null };
