import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Tournament } from '@croupier/contracts';
import { formatDate } from '@croupier/i18n';
import { useTimeZone } from '@croupier/shell';
import { Card, Money } from '@croupier/ui-kit';
import { Rule } from './Rule.tsx';
import styles from './tournament.module.css';

/** Renders all terms in plain words, on one screen. */
export function Rules({ tournament }: { tournament: Tournament }) {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  const start = formatDate(tournament.start_at, i18n, 'dateTime', timeZone);
  const end = formatDate(tournament.end_at, i18n, 'dateTime', timeZone);
  const names = tournament.providers.map(({ title }) => title).join(', ');
  const { currency } = tournament;
  return (
    <Card>
      <h2 className={styles.heading}>
        <Trans>Rules</Trans>
      </h2>
      <dl className={styles.rules}>
        <Rule name={<Trans>What counts</Trans>}>
          {tournament.quest ? (
            <Trans>Complete the steps in order. Rounds you play after joining count towards all of them.</Trans>
          ) : (
            <ScoringRule tournament={tournament} />
          )}
        </Rule>
        <Rule name={<Trans>When</Trans>}>
          <Trans>
            From {start} to {end}. Only rounds started after you join count. A round started before the end counts if it
            finishes up to one hour later.
          </Trans>
        </Rule>
        <Rule name={<Trans>Games</Trans>}>
          {names === '' ? <Trans>All real-money games.</Trans> : <Trans>All games by {names}.</Trans>}
        </Rule>
        <Rule name={<Trans>Stakes</Trans>}>
          <Stakes tournament={tournament} />
        </Rule>
        {!tournament.quest && (
          <Rule name={<Trans>Ties</Trans>}>
            <Trans>
              The player who reached the score first ranks higher. Players who reached it at the same instant share
              their prizes equally.
            </Trans>
          </Rule>
        )}
        <Rule name={<Trans>Prizes</Trans>}>
          {tournament.quest ? (
            <Trans>
              Cash in {currency}, paid automatically within seconds of each step. No wagering requirement. Up to{' '}
              {tournament.quest.size} players can join.
            </Trans>
          ) : (
            <Trans>Cash in {currency}, paid automatically one hour after the end. No wagering requirement.</Trans>
          )}
        </Rule>
        <Rule name={<Trans>Taking part</Trans>}>
          <Trans>
            You only take part if you join, and joining doesn’t oblige you to play. You may lose what you stake.
          </Trans>
        </Rule>
      </dl>
    </Card>
  );
}

function ScoringRule({ tournament: { scoring } }: { tournament: Tournament }) {
  switch (scoring.rule) {
    case 'stake_sum':
      return <Trans>1 point for every euro staked.</Trans>;
    case 'best_multiple':
      return (
        <Trans>
          Your best single round: its win divided by its stake. A small stake can score as high as a large one.
        </Trans>
      );
    case 'multiple_sum':
      return <Trans>Each round’s win divided by its stake, added up. The size of the stake makes no difference.</Trans>;
    case 'points_per_win': {
      const { points } = scoring;
      return (
        <Plural
          value={points}
          one="# point for each round that pays more than its stake."
          other="# points for each round that pays more than its stake."
        />
      );
    }
    case 'best_in_row': {
      const { rounds } = scoring;
      return <Trans>Your best {rounds} rounds in a row: each round’s win divided by its stake, added up.</Trans>;
    }
  }
}

/** Renders the stake bounds, which are in euro cents whatever the prizes' currency. */
function Stakes({ tournament: { min_stake_cents, max_stake_cents } }: { tournament: Tournament }) {
  if (max_stake_cents === null)
    return (
      <Trans>
        Rounds with a stake of at least <Money amount={min_stake_cents} currency="EUR" />. Other currencies are
        converted at the exchange rate of the day the tournament was set up.
      </Trans>
    );
  return (
    <Trans>
      Rounds with a stake from <Money amount={min_stake_cents} currency="EUR" /> to{' '}
      <Money amount={max_stake_cents} currency="EUR" />. Other currencies are converted at the exchange rate of the day
      the tournament was set up.
    </Trans>
  );
}
