import { Trans, useLingui } from '@lingui/react/macro';
import { MILLION } from '@croupier/bet-math';
import type { CalibratedTenth } from '@croupier/contracts';
import { formatNumber, formatPercent } from '@croupier/i18n';
import styles from './calibration.module.css';
import { isWithin } from './Reliability.tsx';

const TENTH = 10;

/** Renders the plot's figures as a table. */
export function TenthsTable({ sport, tenths }: { sport: string; tenths: readonly CalibratedTenth[] }) {
  const { t, i18n } = useLingui();
  const percent = (millionths: number) => formatPercent(millionths / MILLION, i18n.locale, 1);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t`${sport}: predicted and actual results`}</caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Chance</Trans>
          </th>
          <th scope="col">
            <Trans context="how many">Outcomes</Trans>
          </th>
          <th scope="col">
            <Trans>Predicted</Trans>
          </th>
          <th scope="col">
            <Trans>Actual</Trans>
          </th>
          <th scope="col">
            <Trans context="how far luck may go">Luck</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {tenths.map((one) => {
          const [from, to] = [one.tenth * TENTH, (one.tenth + 1) * TENTH];
          const luck = percent(one.luck);
          return (
            <tr key={one.tenth}>
              <th scope="row">{t`${from}–${to}%`}</th>
              <td>{formatNumber(Math.round(one.outcomes), i18n.locale)}</td>
              <td>{percent(one.stated)}</td>
              <td data-off={!isWithin(one)}>{percent(one.happened)}</td>
              <td>{t`± ${luck}`}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
