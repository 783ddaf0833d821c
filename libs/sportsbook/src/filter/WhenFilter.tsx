import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '@croupier/api-client';
import { formatDate, isDay } from '@croupier/i18n';
import { chipClass } from '@croupier/ui-kit';
import { useMinute } from '../clock/now.ts';
import { useTimeZone } from '../clock/time-zone.ts';
import type { EventsScope } from '../events/events.query.ts';
import { type FilteredPage, SportLink } from '../host/sportsbook-context.tsx';
import { later } from '../later.tsx';
import { countsOf, rangeOf } from './counts.ts';
import styles from './filter.module.css';
import { kickOffsQuery } from './kick-offs.query.ts';
import type { When } from './when.ts';

const PickDay = later(() => import('./PickDay.tsx').then(({ PickDay: part }) => part), <span className={styles.day} />);

interface WhenFilterProps {
  /** Page to filter. Each filter is an address of it. */
  page: FilteredPage;
  scope: EventsScope;
  when: When | undefined;
}

/**
 * Renders the kick-off filter: all, within hours or on a day, each with its number of matches, and a calendar for other
 * days.
 */
export function WhenFilter({ page, scope, when }: WhenFilterProps) {
  const { t, i18n } = useLingui();
  const zone = useTimeZone();
  const now = useMinute();
  const { data: kickOffs = [] } = useQuery(kickOffsQuery(useApi(), scope));
  // Days need the visitor's time zone, so the server's page only has the hours.
  const counts = now === null ? [] : countsOf(kickOffs, now, zone);
  const nameOf = (one: When): string => {
    if (one === '1h') return t({ message: '1 hour', context: 'matches that begin within' });
    if (one === '3h') return t({ message: '3 hours', context: 'matches that begin within' });
    if (one === 'today') return t`Today`;
    if (one === 'tomorrow') return t`Tomorrow`;
    return formatDate(one, i18n, 'shortDay', 'UTC');
  };
  const [picking, setPicking] = useState(false);
  const day = when !== undefined && isDay(when) ? when : undefined;
  const range = now === null ? null : rangeOf(kickOffs, now, zone);
  const offered =
    counts.length > 0 ? counts : [{ when: '1h' }, { when: '3h' }, { when: 'today' }, { when: 'tomorrow' }];
  const chosen = when !== undefined && !offered.some((one) => one.when === when) ? [{ when }] : [];
  return (
    <nav aria-label={t`Kick-off`} className={styles.filter}>
      <SportLink page={{ ...page, when: undefined }} className={chipClass} aria-current={when === undefined}>
        <Trans context="matches at any time">All</Trans>
      </SportLink>
      {[...offered, ...chosen].map((one) => (
        <SportLink
          key={one.when}
          page={{ ...page, when: one.when }}
          className={chipClass}
          aria-current={one.when === when}
        >
          {nameOf(one.when)}
          {'matches' in one && <span className={styles.count}>{one.matches}</span>}
        </SportLink>
      ))}
      {range && (picking || day !== undefined) && <PickDay page={page} range={range} day={day} focused={picking} />}
      {range && !picking && day === undefined && (
        <button type="button" className={chipClass} onClick={() => setPicking(true)}>
          {t`Kick-off day`}
        </button>
      )}
    </nav>
  );
}
