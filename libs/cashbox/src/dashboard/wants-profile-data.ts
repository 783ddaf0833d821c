import type { Player } from '@croupier/contracts';
import { isCrypto } from '@croupier/money';

/** Group of variant A of the sign-up. Source: specification §6. */
const VARIANT_A = 614;

/**
 * Tells whether the profile details are requested before the cashbox opens. Source: specification §4,
 * Profile-completion popup.
 */
export const wantsProfileData = ({ statuses, auth_fields_missed, saved, currency }: Player): boolean =>
  statuses.some(({ id }) => id === VARIANT_A) &&
  auth_fields_missed.some((field) => field !== 'terms_acceptance') &&
  !saved &&
  !isCrypto(currency);
