import { Trans, useLingui } from '@lingui/react/macro';
import type { Lottery } from '@croupier/contracts';
import { formatDate } from '@croupier/i18n';
import { useTimeZone } from '@croupier/shell';
import { Card, Money } from '@croupier/ui-kit';
import { Rule } from '../tournaments/Rule.tsx';
import styles from '../tournaments/tournament.module.css';

/** All of the terms in plain words, on one screen. */
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
        <Trans>The rules</Trans>
      </h2>
      <dl className={styles.rules}>
        <Rule name={<Trans>Tickets</Trans>}>
          <Trans>
            One for each <Money amount={lottery.ticket_every_cents} currency="EUR" /> you stake, or as much in another
            currency by the rate of the day it was set up; {most} at most. More play brings no more tickets.
          </Trans>
        </Rule>
        <Rule name={<Trans>When</Trans>}>
          <Trans>
            From {start} to {end}, for rounds that begin and end in that time. It is drawn about a minute later.
          </Trans>
        </Rule>
        <Rule name={<Trans>Games</Trans>}>
          {names === '' ? <Trans>All games played for money.</Trans> : <Trans>All games by {names}.</Trans>}
        </Rule>
        <Rule name={<Trans>The draw</Trans>}>
          <Trans>
            Each prize is drawn from the tickets that are left. A ticket wins once; whoever has several may win several
            times.
          </Trans>
        </Rule>
        <Rule name={<Trans>Prizes</Trans>}>
          <Trans>Cash in {currency}, paid by itself with the draw. Nothing has to be wagered for it.</Trans>
        </Rule>
        <Rule name={<Trans>Saying no</Trans>}>
          <Trans>
            Who switches bonuses off has no tickets in the draw. A break costs nobody the tickets they have. You may
            lose what you stake.
          </Trans>
        </Rule>
      </dl>
    </Card>
  );
}
