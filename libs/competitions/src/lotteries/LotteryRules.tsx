import { Trans, useLingui } from '@lingui/react/macro';
import type { Lottery } from '@croupier/contracts';
import { formatDate } from '@croupier/i18n';
import { useTimeZone } from '@croupier/shell';
import { Card, Money } from '@croupier/ui-kit';
import { Rule } from '../tournaments/Rule.tsx';
import styles from '../tournaments/tournament.module.css';

/** Renders all terms in plain words, on one screen. */
export function LotteryRules({ lottery }: { lottery: Lottery }) {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  const start = formatDate(lottery.start_at, i18n, 'dateTime', timeZone);
  const end = formatDate(lottery.end_at, i18n, 'dateTime', timeZone);
  const names = lottery.providers.map(({ title }) => title).join(', ');
  const { most_tickets: most, currency } = lottery;
  return (
    <Card>
      <h2 className={styles.heading}>
        <Trans>Rules</Trans>
      </h2>
      <dl className={styles.rules}>
        <Rule name={<Trans>Tickets</Trans>}>
          <Trans>
            One ticket for every <Money amount={lottery.ticket_every_cents} currency="EUR" /> you stake, up to {most}.
            After that, more play earns no more tickets. Other currencies are converted at the exchange rate of the day
            the lottery was set up.
          </Trans>
        </Rule>
        <Rule name={<Trans>When</Trans>}>
          <Trans>
            From {start} to {end}. Rounds must start and finish in this period. The draw takes place about one minute
            later.
          </Trans>
        </Rule>
        <Rule name={<Trans>Games</Trans>}>
          {names === '' ? <Trans>All real-money games.</Trans> : <Trans>All games by {names}.</Trans>}
        </Rule>
        <Rule name={<Trans>The draw</Trans>}>
          <Trans>
            Each prize is drawn from the remaining tickets. A ticket can win only once, but a player with several
            tickets can win more than once.
          </Trans>
        </Rule>
        <Rule name={<Trans>Prizes</Trans>}>
          <Trans>Cash in {currency}, paid automatically with the draw. No wagering requirement.</Trans>
        </Rule>
        <Rule name={<Trans>Taking part</Trans>}>
          <Trans>
            If you turn bonuses off, you have no tickets in the draw. If you take a break, you keep the tickets you
            have. You may lose what you stake.
          </Trans>
        </Rule>
      </dl>
    </Card>
  );
}
