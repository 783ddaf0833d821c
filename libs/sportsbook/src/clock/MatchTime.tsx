import { useLingui } from '@lingui/react/macro';
import type { MatchClock } from '@croupier/contracts';
import { matchMinute, type MatchMinute } from './match-minute.ts';
import { useNow } from './now.ts';

export const minuteText = ({ minute, added }: MatchMinute): string =>
  added > 0 ? `${minute}+${added}′` : `${minute}′`;

/** The minute of a match, ticking. */
export function MatchTime({ clock, className }: { clock: MatchClock; className?: string | undefined }) {
  const { t } = useLingui();
  const time = matchMinute(clock, useNow());
  return <span className={className}>{clock.period === 'half_time' ? t`HT` : minuteText(time)}</span>;
}
