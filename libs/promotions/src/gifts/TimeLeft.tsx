import { Plural, Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';

const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000];

function everyMinute(changed: () => void): () => void {
  const timer = setInterval(changed, MINUTE_MS);
  return () => clearInterval(timer);
}
const minute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** Renders the time left in days or hours, without a running countdown. */
export function TimeLeft({ until }: { until: string }) {
  const left = Date.parse(until) - useSyncExternalStore(everyMinute, minute, minute);
  if (left <= 0) return null;
  const [days, hours] = [Math.floor(left / DAY_MS), Math.floor(left / HOUR_MS)];
  if (days > 1) return <Plural value={days} one="# day left" other="# days left" />;
  if (hours > 0) return <Plural value={hours} one="# hour left" other="# hours left" />;
  return <Trans>less than an hour left</Trans>;
}
