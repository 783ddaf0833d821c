import type { UserLimit } from '@croupier/contracts';
import { isMoment } from '@croupier/i18n';

/** What `/break` says: `until` is left out for good. */
export interface BreakSearch {
  kind?: 'selfexclusion' | undefined;
  until?: string | undefined;
}

export const breakSearch = ({ type, ends_at }: UserLimit): BreakSearch => ({
  kind: type === 'selfexclusion' ? type : undefined,
  until: ends_at ?? undefined,
});

/** From an address, which anybody may write: an end that is none is left out. */
export const readBreakSearch = ({ kind, until }: Record<string, unknown>): BreakSearch => ({
  kind: kind === 'selfexclusion' ? kind : undefined,
  until: isMoment(until) ? until : undefined,
});
