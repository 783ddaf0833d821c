import { useCallback } from 'react';
import type { MatchClock, MatchPeriod } from '@croupier/contracts';
import { matchMinute, type MatchMinute } from './match-minute.ts';
import { useFromNow } from './now.ts';
import { usePeriodText } from './usePeriodText.ts';

export const minuteText = ({ minute, added }: MatchMinute): string =>
  added > 0 ? `${minute}+${added}′` : `${minute}′`;

/** A set lasts as long as it lasts, and between two parts no clock runs. */
const isTimed = (period: MatchPeriod): boolean =>
  period !== 'half_time' && period !== 'break' && !period.startsWith('set');

/** The minute of a match, ticking, or the part of it. */
export function MatchTime({ clock, className }: { clock: MatchClock; className?: string | undefined }) {
  const periodText = usePeriodText();
  const minute = useFromNow(useCallback((now) => minuteText(matchMinute(clock, now)), [clock]));
  const part = periodText(clock.period);
  return <span className={className}>{isTimed(clock.period) ? `${part} ${minute}`.trim() : part}</span>;
}
