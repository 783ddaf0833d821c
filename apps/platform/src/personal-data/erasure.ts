import { randomBytes } from 'node:crypto';
import { forgetJackpotWinner, forgetNickname } from '@croupier/server-competitions';
import { forgetGames } from '@croupier/server-content';
import type { Database, Queryable } from '@croupier/server-database';
import { forgetLivePlayer, forgetWinner, hasOpenRounds } from '@croupier/server-games';
import { readExclusion } from '@croupier/server-limits';
import { forgetInstruments, hasOpenPayments } from '@croupier/server-payments';
import { cancelEmailChange, forgetContactMessages, type Passwords } from '@croupier/server-players';
import {
  type Balance,
  type ErasureContext,
  type ForgetStep,
  forgetReports,
  type Unsettled,
} from '@croupier/server-privacy';
import { forgetPushDevices } from '@croupier/server-push';
import { forgetSignInsOf, type Sessions } from '@croupier/server-sessions';
import { closeCalendar, forgetFavourites } from '@croupier/server-sportsbook';
import { forgetTokensOf } from '@croupier/server-tokens';
import { forgetSecondFactor } from '@croupier/server-two-factor';
import { forgetDocuments } from '@croupier/server-verification';
import { giveUp, hasPendingHolds, readBalances } from '@croupier/server-wallet';
import { queueErasureAskedMail, queueErasureCancelledMail } from './mails.ts';

async function balances(db: Queryable, playerId: number): Promise<Balance[]> {
  const accounts = await readBalances(db, playerId);
  return accounts
    .map(({ currency, amount_cents }) => ({ currency, amount: BigInt(amount_cents) }))
    .filter(({ amount }) => amount > 0n);
}

async function unsettled(db: Queryable, playerId: number): Promise<Unsettled[]> {
  const [holds, rounds, payments] = await Promise.all([
    hasPendingHolds(db, playerId),
    hasOpenRounds(db, playerId),
    hasOpenPayments(db, playerId),
  ]);
  const open: Record<Unsettled, boolean> = { holds, rounds, payments };
  return (['holds', 'rounds', 'payments'] as const).filter((kind) => open[kind]);
}

/**
 * Steps that delete a player's data in each domain. Ledger, rounds and bets stay under the player's number, which no
 * longer identifies a person.
 */
const steps: readonly ForgetStep[] = [
  { name: 'games', run: forgetGames },
  { name: 'favourites', run: forgetFavourites },
  { name: 'calendar', run: closeCalendar },
  { name: 'winners', run: forgetWinner },
  { name: 'live tables', run: forgetLivePlayer },
  { name: 'tournaments', run: forgetNickname },
  { name: 'jackpots', run: forgetJackpotWinner },
  { name: 'instruments', run: (tx, playerId) => forgetInstruments(tx, playerId) },
  { name: 'documents', run: forgetDocuments },
  { name: 'reports', run: forgetReports },
  { name: 'email-change', run: async (tx, playerId) => void (await cancelEmailChange(tx, playerId)) },
  { name: 'messages', run: forgetContactMessages },
  { name: 'tokens', run: forgetTokensOf },
  { name: 'sign-ins', run: forgetSignInsOf },
  { name: 'notices', run: forgetPushDevices },
  { name: 'second factor', run: forgetSecondFactor },
];

interface Parts {
  db: Database;
  clock: () => Date;
  sessions: Sessions;
  passwords: Passwords;
}

/** Creates the context for closing an account across all domains. */
export const erasureContext = ({ db, clock, sessions, passwords }: Parts): ErasureContext => ({
  db,
  clock,
  balances,
  unsettled,
  exclusion: readExclusion,
  giveUp,
  endSessions: (tx, playerId) => sessions.endAll(tx, playerId),
  deadPasswordHash: () => passwords.hash(randomBytes(32).toString('base64url')),
  steps,
  onAsked: queueErasureAskedMail,
  onCancelled: queueErasureCancelledMail,
});
