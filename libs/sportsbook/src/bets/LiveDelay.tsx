import { Trans } from '@lingui/react/macro';
import { useNow } from '../clock/now.ts';

const LONGEST_SECONDS = 15;

/** Seconds until something live is decided. The clocks of browser and server may differ: it never shows nonsense. */
export function LiveDelay({ until }: { until: string | null }) {
  const now = useNow();
  const seconds =
    until && now !== null ? Math.min(LONGEST_SECONDS, Math.max(0, Math.ceil((Date.parse(until) - now) / 1000))) : 0;
  return seconds > 0 ? <Trans>Checking odds and score: {seconds} s</Trans> : <Trans>Checking odds and score…</Trans>;
}
