import { Trans, useLingui } from '@lingui/react/macro';
import type { Tournament, TournamentPlace, TournamentStatus } from '@croupier/contracts';
import { cx, EmptyState, Money } from '@croupier/ui-kit';
import { scoreText } from './score-text.ts';
import styles from './tournament.module.css';

interface BoardProps {
  tournament: Tournament;
  /** Status of the signed-in player. */
  status: TournamentStatus | undefined;
}

const prizeOf = ({ prizes }: Tournament, place: number) => prizes.find(({ from, to }) => place >= from && place <= to);

/** Renders the first fifty places, live while the tournament runs. */
export function Board({ tournament, status }: BoardProps) {
  const { t, i18n } = useLingui();
  const { top_players, scoring, currency } = tournament;
  if (top_players.length === 0)
    return (
      <EmptyState
        title={tournament.status === 'archive' ? <Trans>No one scored</Trans> : <Trans>No one has scored yet</Trans>}
        text={
          tournament.status === 'archive' ? (
            <Trans>This tournament ended without a winner. Its prizes were returned to the house.</Trans>
          ) : (
            <Trans>Scores appear here about a second after the first qualifying round.</Trans>
          )
        }
      />
    );
  const isOwn = ({ award_place, nickname, score }: TournamentPlace) =>
    status?.award_place === award_place && status.nickname === nickname && status.score === score;
  return (
    <table className={styles.board}>
      <caption className="visually-hidden">{t`Top players`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Place`}</th>
          <th scope="col">{t`Player`}</th>
          <th scope="col" className={styles.end}>{t`Score`}</th>
          <th scope="col" className={styles.end}>{t`Prize`}</th>
        </tr>
      </thead>
      <tbody>
        {top_players.map((line, at) => {
          const prize = prizeOf(tournament, line.award_place);
          return (
            <tr key={at} className={cx(isOwn(line) && styles.own)}>
              <td className={styles.place}>{line.award_place}</td>
              <td>
                {line.nickname}
                {isOwn(line) && (
                  <span className={styles.you}>
                    <Trans>you</Trans>
                  </span>
                )}
              </td>
              <td className={styles.end}>{scoreText(i18n, scoring, line.score)}</td>
              <td className={styles.end}>
                {prize ? <Money amount={prize.amount_cents} currency={currency} /> : <span aria-hidden="true">–</span>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
