import type { UserLimit } from '@croupier/contracts';
import { isMoment } from '@croupier/i18n';

/** Search of `/break`; a permanent break has no `until`. */
export interface BreakSearch {
  kind?: 'selfexclusion' | undefined;
  until?: string | undefined;
}

export const breakSearch = ({ type, ends_at }: UserLimit): BreakSearch => ({
  kind: type === 'selfexclusion' ? type : undefined,
  until: ends_at ?? undefined,
});

/** Reads the search of an address, which anyone may write: an invalid end is left out. */
export const readBreakSearch = ({ kind, until }: Record<string, unknown>): BreakSearch => ({
  kind: kind === 'selfexclusion' ? kind : undefined,
  until: isMoment(until) ? until : undefined,
});
