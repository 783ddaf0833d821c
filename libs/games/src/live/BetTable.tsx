import { Trans, useLingui } from '@lingui/react/macro';
import type { LiveTable } from '@croupier/contracts';
import { tenthsOfMost } from '@croupier/game-math';
import { formatPercent } from '@croupier/i18n';
import { Card, Money } from '@croupier/ui-kit';
import { betFacts } from './bet-facts.ts';
import { oddsText } from './chip-text.ts';
import styles from './live.module.css';
import { useSpotNames } from './useSpotNames.ts';

/** Renders each bet of a table with its payout, its return and its highest stake. */
export function BetTable({ table: { kind, limits } }: { table: LiveTable }) {
  const { i18n } = useLingui();
  const { longName } = useSpotNames();
  const rows = betFacts[kind];
  if (rows.length === 0) return null;
  return (
    <Card className={styles.part}>
      <h2>
        <Trans>All bets</Trans>
      </h2>
      <table className={styles.bets}>
        <caption className="visually-hidden">
          <Trans>What each bet pays, its long-term return and its maximum stake</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Bet</Trans>
            </th>
            <th scope="col">
              <Trans>Pays</Trans>
            </th>
            <th scope="col">
              <Trans>Return (RTP)</Trans>
            </th>
            <th scope="col">
              <Trans>Maximum</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, pays, back }) => (
            <tr key={name}>
              <th scope="row">{longName(name)}</th>
              <td>
                <Trans>{oddsText(pays, i18n.locale)} to 1</Trans>
              </td>
              <td>{formatPercent(back, i18n.locale, 2)}</td>
              <td>
                <Money
                  amount={Math.floor((limits.max_cents * tenthsOfMost[kind](name)) / 10)}
                  currency={limits.currency}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
