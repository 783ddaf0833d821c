import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Tournament } from '@croupier/contracts';
import { formatDate } from '@croupier/i18n';
import { useTimeZone } from '@croupier/shell';
import { Card, Money } from '@croupier/ui-kit';
import { Rule } from './Rule.tsx';
import styles from './tournament.module.css';

/** All of the terms in plain words, on one screen. */
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
        <Trans>The rules</Trans>
      </h2>
      <dl className={styles.rules}>
        <Rule name={<Trans>What counts</Trans>}>
          {tournament.quest ? (
            <Trans>The steps, one after another. What you play after joining counts for all of them.</Trans>
          ) : (
            <ScoringRule tournament={tournament} />
          )}
        </Rule>
        <Rule name={<Trans>When</Trans>}>
          <Trans>
            From {start} to {end}, for rounds begun after you joined. A round begun before the end may finish within an
            hour and still counts.
          </Trans>
        </Rule>
        <Rule name={<Trans>Games</Trans>}>
          {names === '' ? <Trans>All games played for money.</Trans> : <Trans>All games by {names}.</Trans>}
        </Rule>
        <Rule name={<Trans>Stakes</Trans>}>
          <Stakes tournament={tournament} />
        </Rule>
        {!tournament.quest && (
          <Rule name={<Trans>Equal scores</Trans>}>
            <Trans>
              Who reached the score first is ahead. At the same instant the prizes are shared in equal parts.
            </Trans>
          </Rule>
        )}
        <Rule name={<Trans>Prizes</Trans>}>
          {tournament.quest ? (
            <Trans>
              Cash in {currency}, paid by itself within seconds of each step. Nothing has to be wagered for it. Up to{' '}
              {tournament.quest.size} players can join.
            </Trans>
          ) : (
            <Trans>Cash in {currency}, paid by itself an hour after the end. Nothing has to be wagered for it.</Trans>
          )}
        </Rule>
        <Rule name={<Trans>Saying no</Trans>}>
          <Trans>
            Nobody takes part without joining, and joining obliges you to nothing. You may lose what you stake.
          </Trans>
        </Rule>
      </dl>
    </Card>
  );
}

function ScoringRule({ tournament: { scoring } }: { tournament: Tournament }) {
  switch (scoring.rule) {
    case 'stake_sum':
      return <Trans>Every euro staked is a point.</Trans>;
    case 'best_multiple':
      return (
        <Trans>
          Your single best round: its win divided by its stake. A small stake can win as well as a large one.
        </Trans>
      );
    case 'multiple_sum':
      return (
        <Trans>The win divided by the stake of each round, added up. The size of the stake makes no difference.</Trans>
      );
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
      return <Trans>The best {rounds} rounds in a row: win divided by stake of each, added up.</Trans>;
    }
  }
}

/** Bounds are in euro cents whatever the prizes are in. */
function Stakes({ tournament: { min_stake_cents, max_stake_cents } }: { tournament: Tournament }) {
  if (max_stake_cents === null)
    return (
      <Trans>
        Rounds with a stake of at least <Money amount={min_stake_cents} currency="EUR" />, or as much in another
        currency by the rate of the day it was set up.
      </Trans>
    );
  return (
    <Trans>
      Rounds with a stake from <Money amount={min_stake_cents} currency="EUR" /> to{' '}
      <Money amount={max_stake_cents} currency="EUR" />, or as much in another currency by the rate of the day it was
      set up.
    </Trans>
  );
}
