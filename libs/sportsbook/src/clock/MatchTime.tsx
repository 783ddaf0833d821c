import { useCallback } from 'react';
import type { MatchClock, MatchPeriod } from '@croupier/contracts';
import { matchMinute, type MatchMinute } from './match-minute.ts';
import { useFromNow } from './now.ts';
import { usePeriodText } from './usePeriodText.ts';

export const minuteText = ({ minute, added }: MatchMinute): string =>
  added > 0 ? `${minute}+${added}′` : `${minute}′`;

/** Tells whether a clock runs. Sets have no fixed length, and no clock runs between two parts. */
const isTimed = (period: MatchPeriod): boolean =>
  period !== 'half_time' && period !== 'break' && !period.startsWith('set');

/** Renders the ticking minute of a match, or its current part. */
export function MatchTime({ clock, className }: { clock: MatchClock; className?: string | undefined }) {
  const periodText = usePeriodText();
  const minute = useFromNow(useCallback((now) => minuteText(matchMinute(clock, now)), [clock]));
  const part = periodText(clock.period);
  return <span className={className}>{isTimed(clock.period) ? `${part} ${minute}`.trim() : part}</span>;
}
