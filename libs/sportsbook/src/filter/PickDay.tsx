import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { DayField } from '@croupier/ui-kit';
import { type FilteredPage, useHost } from '../host/sportsbook-context.tsx';
import type { DayRange } from './counts.ts';
import styles from './filter.module.css';

interface PickDayProps {
  page: FilteredPage;
  range: DayRange;
  day: string | undefined;
  /** True if the visitor has just opened it. */
  focused: boolean;
}

/** Renders a calendar of the days with matches. */
export function PickDay({ page, range, day, focused }: PickDayProps) {
  const { t } = useLingui();
  const { go } = useHost();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) place.current?.querySelector('input')?.focus();
  }, [focused]);
  return (
    <div ref={place}>
      <DayField
        label={t`Kick-off day`}
        labelHidden
        className={styles.day}
        {...range}
        value={day}
        onChange={(chosen) => go({ ...page, when: chosen })}
      />
    </div>
  );
}
