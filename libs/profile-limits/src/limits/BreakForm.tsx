import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { LimitPeriod, limitPeriods, type UserLimit } from '@croupier/contracts';
import { openModal } from '@croupier/shell';
import { Button, RadioCards, SelectField } from '@croupier/ui-kit';
import styles from '../section/section.module.css';
import { periodNames, typeHints, typeNames } from './limit-texts.ts';

const kinds = ['coolingoff', 'selfexclusion'] as const;

/**
 * Renders the form for a break or a self-exclusion. It can't be ended early, so the modal `limit-confirm` explains the
 * effects first.
 */
export function BreakForm({ onBegun }: { onBegun: (limit: UserLimit) => void }) {
  const { i18n } = useLingui();
  const [type, setType] = useState<(typeof kinds)[number]>('coolingoff');
  const [period, setPeriod] = useState<LimitPeriod>('day');

  function choose(kind: (typeof kinds)[number]) {
    setType(kind);
    setPeriod(limitPeriods[kind][0]);
  }
  function ask(event: FormEvent) {
    event.preventDefault();
    openModal('limit-confirm', { begin: { type, period }, onBegun });
  }
  return (
    <form onSubmit={ask} className={styles.form}>
      <RadioCards
        label={<Trans>Type of break</Trans>}
        options={kinds.map((value) => ({ value, title: i18n._(typeNames[value]), detail: i18n._(typeHints[value]) }))}
        value={type}
        onChange={choose}
        cardMinPx={260}
      />
      <SelectField
        label={<Trans>How long</Trans>}
        value={period}
        onChange={(event) => setPeriod(v.parse(LimitPeriod, event.target.value))}
      >
        {limitPeriods[type].map((value) => (
          <option key={value} value={value}>
            {i18n._(periodNames[value])}
          </option>
        ))}
      </SelectField>
      <div className={styles.submit}>
        <Button type="submit" variant="secondary">
          <Trans>Continue</Trans>
        </Button>
        <span className={styles.note}>
          <Trans>The next step explains exactly what happens. Nothing starts yet.</Trans>
        </span>
      </div>
    </form>
  );
}
