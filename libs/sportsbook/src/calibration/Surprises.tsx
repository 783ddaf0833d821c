import { Trans, useLingui } from '@lingui/react/macro';
import { MILLION } from '@croupier/bet-math';
import { formatNumber } from '@croupier/i18n';
import { Disclosure } from '@croupier/ui-kit';
import { useMarketNames } from '../markets/useMarketNames.ts';
import styles from './calibration.module.css';
import type { Calibrated } from './calibration.query.ts';

/** Renders the log-loss by market beside its expected value by the stated chances. */
export function Surprises({ sport, markets }: { sport: string; markets: Calibrated['markets'] }) {
  const { t, i18n } = useLingui();
  const names = useMarketNames();
  if (markets.length === 0) return null;
  const nats = (millionths: number) => i18n.number(millionths / MILLION, { minimumFractionDigits: 4 });
  const difference = (millionths: number) =>
    i18n.number(millionths / MILLION, { minimumFractionDigits: 4, signDisplay: 'exceptZero' });
  return (
    <Disclosure summary={<Trans>Accuracy by market (log-loss)</Trans>}>
      <div className={styles.surprises}>
        <p className={styles.soft}>
          <Trans>
            Log-loss shows how surprising the results were given our chances: 0 if we had known them, 0.6931 for a coin
            toss. “Expected” is the value if our chances are exactly right. A difference far above zero would mean we
            are overconfident. A difference far below zero would mean we could be more confident.
          </Trans>
        </p>
        <table className={styles.table}>
          <caption className="visually-hidden">{t`${sport}: log-loss by market`}</caption>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Market</Trans>
              </th>
              <th scope="col">
                <Trans context="how many lines of a market">Lines</Trans>
              </th>
              <th scope="col">
                <Trans>Log-loss</Trans>
              </th>
              <th scope="col">
                <Trans context="of a figure">Expected</Trans>
              </th>
              <th scope="col">
                <Trans>Difference</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {markets.map(({ market_id, lines, loss, expected }) => (
              <tr key={market_id}>
                <th scope="row">{names.market({ market_id, specifiers: '' }, { home: t`Home`, away: t`Away` })}</th>
                <td>{formatNumber(lines, i18n.locale)}</td>
                <td>{nats(loss)}</td>
                <td>{nats(expected)}</td>
                <td>{difference(loss - expected)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Disclosure>
  );
}
