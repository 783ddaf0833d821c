import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { useApi } from '@croupier/api-client';
import { LimitPeriod } from '@croupier/contracts';
import { showToast } from '@croupier/shell';
import { Banner, Button, Checkbox, RadioCards, SelectField } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import styles from '../section/section.module.css';
import { offeredPeriods, periodNames, typeHints, typeNames } from './limit-texts.ts';
import limits from './limits.module.css';
import { setLimitMutation } from './limits.mutation.ts';

const kinds = ['coolingoff', 'selfexclusion'] as const;

/** A break or a self-exclusion. Nothing ends it early, so it is asked for twice, in plain words. */
export function BreakForm() {
  const { t, i18n } = useLingui();
  const [type, setType] = useState<(typeof kinds)[number]>('coolingoff');
  const [period, setPeriod] = useState<LimitPeriod>('day');
  const [sure, setSure] = useState(false);
  const mutation = useMutation(setLimitMutation(useApi(), useQueryClient()));
  const length = i18n._(periodNames[period]);

  function choose(kind: (typeof kinds)[number]) {
    setType(kind);
    setPeriod(offeredPeriods[kind][0]);
    setSure(false);
  }
  async function start(event: FormEvent) {
    event.preventDefault();
    if (!sure) return;
    const set = await mutation.mutateAsync({ type, period }).catch(() => null);
    setSure(false);
    if (set) showToast({ type: 'success', text: t`Your break has begun. Take care of yourself.` });
  }
  return (
    <form onSubmit={start} className={styles.form}>
      <RadioCards
        label={<Trans>What kind of break</Trans>}
        options={kinds.map((value) => ({ value, title: i18n._(typeNames[value]), detail: i18n._(typeHints[value]) }))}
        value={type}
        onChange={choose}
        cardMinPx={260}
      />
      <SelectField
        label={<Trans>How long</Trans>}
        value={period}
        onChange={(event) => {
          setPeriod(v.parse(LimitPeriod, event.target.value));
          setSure(false);
        }}
      >
        {offeredPeriods[type].map((value) => (
          <option key={value} value={value}>
            {i18n._(periodNames[value])}
          </option>
        ))}
      </SelectField>
      <div className={limits.warning}>
        <Checkbox
          label={<Trans>I understand that this can’t be ended early: {length}</Trans>}
          checked={sure}
          onChange={(event) => setSure(event.target.checked)}
        />
        <Button type="submit" variant="danger" disabled={!sure} loading={mutation.isPending}>
          {type === 'coolingoff' ? <Trans>Start the break</Trans> : <Trans>Exclude myself</Trans>}
        </Button>
      </div>
      {mutation.isError && (
        <Banner tone="danger" live>
          {failureText(i18n, mutation.error)}
        </Banner>
      )}
    </form>
  );
}
