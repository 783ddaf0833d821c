import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { formatDate } from '@croupier/i18n';
import { dayOf } from './days.ts';
import { useFromNow, useMinute } from './now.ts';
import { useTimeZone } from './time-zone.ts';

/** Renders a match's start in the visitor's time zone. The server doesn't know the zone and renders an empty space. */
export function KickOff({
  at,
  withDay = false,
  className,
}: {
  at: string;
  withDay?: boolean;
  className?: string | undefined;
}) {
  const { i18n } = useLingui();
  const now = useMinute();
  const zone = useTimeZone();
  const otherDay = now !== null && dayOf(at, zone) !== dayOf(now, zone);
  const text = now === null ? '\u00a0' : withDay || otherDay ? momentOf(at, i18n, zone) : timeOf(at, i18n, zone);
  return (
    <time dateTime={at} className={className}>
      {text}
    </time>
  );
}

/** Formats a kick-off in 24 hours in every language: it is short and has a fixed width. */
const timeOf = (at: string, i18n: I18n, zone: string | undefined): string => formatDate(at, i18n, 'clock', zone);

/** Formats a time with its day: "Fri, 20 Nov, 16:54". */
const momentOf = (at: string, i18n: I18n, zone: string | undefined): string =>
  `${formatDate(at, i18n, 'shortDay', zone)}, ${timeOf(at, i18n, zone)}`;

const MINUTE_MS = 60_000;
const FAR_MINUTES = 90;

/** Renders the time until the start, "in 4 min"; nothing if it is far away. */
export function Until({ at, className }: { at: string; className?: string | undefined }) {
  const { t } = useLingui();
  const minutes = useFromNow(useCallback((now) => minutesUntil(at, now), [at]));
  if (minutes === null || minutes > FAR_MINUTES) return null;
  return <span className={className}>{minutes <= 1 ? t`soon` : t`in ${minutes} min`}</span>;
}

const minutesUntil = (at: string, now: number | null): number | null =>
  now === null ? null : Math.ceil((Date.parse(at) - now) / MINUTE_MS);
