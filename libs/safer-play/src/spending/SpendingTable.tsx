import { Trans, useLingui } from '@lingui/react/macro';
import type { readSpending, Reply } from '@croupier/contracts';
import { formatDate } from '@croupier/i18n';
import { formatMoney } from '@croupier/money';
import { signedMoney } from '../clock/net.ts';

/** Renders the chart's figures as a table for screen readers. */
export function SpendingTable({ spending: { steps, currency } }: { spending: Reply<typeof readSpending> }) {
  const { t, i18n } = useLingui();
  const money = (cents: number) => formatMoney(cents, currency, i18n.locale);
  return (
    <div className="visually-hidden">
      <table>
        <caption>{t`Deposits, stakes and net result`}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>From</Trans>
            </th>
            <th scope="col">
              <Trans>Deposits</Trans>
            </th>
            <th scope="col">
              <Trans>Stakes</Trans>
            </th>
            <th scope="col">
              <Trans>Net result</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ from, deposits_cents, staked_cents, returned_cents }) => (
            <tr key={from}>
              <th scope="row">{formatDate(`${from}T12:00:00Z`, i18n, 'date', 'UTC')}</th>
              <td>{money(deposits_cents)}</td>
              <td>{money(staked_cents)}</td>
              <td>{signedMoney(returned_cents - staked_cents, currency, i18n.locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
