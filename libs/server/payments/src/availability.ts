import { type CashboxStop, Refusal } from '@croupier/contracts';
import { editionById } from '@croupier/i18n';
import type { Queryable } from '@croupier/server-database';
import { type Exclusion, readExclusion } from '@croupier/server-limits';
import { missingFields, readPlayer } from '@croupier/server-players';
import type { PaymentAction } from './payment.ts';

/** Facts that can close the cashbox. */
export interface AvailabilityFacts {
  techWork: boolean;
  exclusion: Exclusion | null;
  missing: boolean;
  /** Deposits are not allowed from the player's region. */
  regionBlocked: boolean;
  questionnaire: boolean;
  /** The edition pays only verified players, and this one is not verified. */
  unverified: boolean;
  /** The player resembles an excluded person and must verify their identity before depositing. */
  underReview: boolean;
}

/**
 * Returns why money can't be moved, the reason that is hardest to change first; null if it can. A break and a blocked
 * region never stop withdrawals. Source: specification §2, the further check; decisions.
 */
export function stopOf(action: PaymentAction, facts: AvailabilityFacts): CashboxStop | null {
  const { techWork, exclusion, missing, regionBlocked, questionnaire, unverified, underReview } = facts;
  const stop = (reason: CashboxStop['reason'], until: Date | null = null): CashboxStop => ({
    reason,
    until: until?.toISOString() ?? null,
  });
  if (techWork) return stop('tech_work');
  if (action === 'deposit' && exclusion) return stop(exclusion.type, exclusion.until);
  if (action === 'deposit' && regionBlocked) return stop('region');
  if (missing) return stop('profile_incomplete');
  if (questionnaire) return stop('questionnaire_pending');
  if (action === 'deposit' && underReview) return stop('identity_check');
  return action === 'payout' && unverified ? stop('unverified') : null;
}

export interface AvailabilityOptions {
  playerId: number;
  techWork: boolean;
  regionBlocked: boolean;
  now: Date;
}

/** Returns what currently blocks a player's deposits and payouts. */
export async function readAvailability(
  db: Queryable,
  { playerId, techWork, regionBlocked, now }: AvailabilityOptions,
): Promise<Record<PaymentAction, CashboxStop | null>> {
  const [player, exclusion] = await Promise.all([readPlayer(db, playerId), readExclusion(db, playerId, now)]);
  if (!player) throw new Refusal('not_found');
  const facts: AvailabilityFacts = {
    techWork,
    exclusion,
    regionBlocked,
    missing: missingFields(player).length > 0,
    questionnaire: player.sow_questionnaire_expires_at !== null,
    unverified: editionById(player.edition).rules.verificationForPayout === true && !player.verified,
    underReview: player.under_review,
  };
  return { deposit: stopOf('deposit', facts), payout: stopOf('payout', facts) };
}

/** Refusals for reasons that the transaction moving the money does not check itself. */
const refusals: Partial<Record<CashboxStop['reason'], 'tech_work' | 'region_blocked' | 'verification_required'>> = {
  tech_work: 'tech_work',
  region: 'region_blocked',
  unverified: 'verification_required',
  identity_check: 'verification_required',
};

/** Refuses if the cashbox is closed for this reason. */
export function requireOpen(stop: CashboxStop | null): void {
  const code = stop && refusals[stop.reason];
  if (code) throw new Refusal(code);
}
