import { Refusal } from '@croupier/contracts';
import { editionOf } from '@croupier/i18n';
import type { ClientInfo } from './context.ts';

const EARLIEST_BIRTH = '1900-01-01';

/** Returns the legal age for a player: the stricter of the country of residence and of the edition they sign up on. */
export function legalAgeFor(residence: string | null, shown?: ClientInfo['edition']): number {
  return Math.max(editionOf({ country: residence ?? undefined }).legalAge, shown?.legalAge ?? 0);
}

/** Refuses an impossible or too recent date of birth. People born on 29 February come of age on 1 March. */
export function checkAge(dateOfBirth: string, legalAge: number, now: Date, path: readonly string[]): void {
  const parsed = new Date(`${dateOfBirth}T00:00:00Z`);
  const real = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(dateOfBirth);
  if (!real || dateOfBirth < EARLIEST_BIRTH) throw new Refusal('invalid', { path });
  const comesOfAge = `${Number(dateOfBirth.slice(0, 4)) + legalAge}${dateOfBirth.slice(4)}`;
  if (comesOfAge > now.toISOString().slice(0, 10)) throw new Refusal('too_young', { path, params: { age: legalAge } });
}
