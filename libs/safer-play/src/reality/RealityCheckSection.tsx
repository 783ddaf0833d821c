import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { realityCheckMinutes } from '@croupier/contracts';
import { showToast } from '@croupier/shell';
import { Banner, SelectField } from '@croupier/ui-kit';
import { playClockQuery } from '../clock/play-clock.query.ts';
import { failureText } from '../failure-text.ts';
import { chooseCheckMutation } from './reality-check.mutation.ts';
import styles from './reality.module.css';

const OFF = 'off';

/** Renders the choice of how often the player is told their playing time and result. */
export function RealityCheckSection() {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { data } = useQuery(playClockQuery(api));
  const choose = useMutation(chooseCheckMutation(api, useQueryClient()));
  const save = async (value: string) => {
    const minutes = realityCheckMinutes.find((some) => String(some) === value) ?? null;
    const saved = await choose.mutateAsync(minutes).catch(() => null);
    if (saved) showToast({ type: 'success', text: t`Saved. The time starts now.` });
  };
  return (
    <div className={styles.section}>
      <SelectField
        label={<Trans>Remind me</Trans>}
        hint={<Trans>Play pauses between rounds and shows your time and net result.</Trans>}
        value={String(data?.reality_check_minutes ?? OFF)}
        disabled={!data || choose.isPending}
        onChange={(event) => void save(event.target.value)}
      >
        {realityCheckMinutes.map((minutes) => (
          <option key={minutes} value={minutes}>
            {t`every ${minutes} minutes`}
          </option>
        ))}
        <option value={OFF}>{t`never`}</option>
      </SelectField>
      {choose.isError && (
        <Banner tone="danger" live>
          {failureText(i18n, choose.error)}
        </Banner>
      )}
    </div>
  );
}
