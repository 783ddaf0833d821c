import { Refusal, requiredProfileFields } from '@croupier/contracts';
import type { PlayerRecord } from './read-player.ts';

export type MissingField = (typeof requiredProfileFields)[number] | 'terms_acceptance';

/** Returns the fields missing from a profile: `auth_fields_missed` on the wire. */
export function missingFields(player: PlayerRecord): MissingField[] {
  const missing: MissingField[] = requiredProfileFields.filter((field) => player[field] === null);
  if (!player.terms_accepted_at) missing.push('terms_acceptance');
  return missing;
}

/** Refuses to move money for a player whose name, age or address is missing. */
export function requireCompleteProfile(player: PlayerRecord): void {
  const missing = missingFields(player);
  if (missing.length > 0) throw new Refusal('profile_incomplete', { params: { fields: missing.join(',') } });
}
