import { Trans } from '@lingui/react/macro';
import { useNow } from '../clock/now.ts';

const LONGEST_SECONDS = 15;

/** Renders the seconds until a live bet is decided. Capped, because the clocks of browser and server may differ. */
export function LiveDelay({ until }: { until: string | null }) {
  const now = useNow();
  const seconds =
    until && now !== null ? Math.min(LONGEST_SECONDS, Math.max(0, Math.ceil((Date.parse(until) - now) / 1000))) : 0;
  return seconds > 0 ? <Trans>Checking odds and score: {seconds} s</Trans> : <Trans>Checking odds and score…</Trans>;
}
