import { Trans, useLingui } from '@lingui/react/macro';
import { hasScore, isInPlay, type SportEventDetail } from '@croupier/contracts';
import styles from './scoreboard.module.css';

type Score = SportEventDetail['score'];

/**
 * Renders the score of each set, quarter or period and, in tennis, the current game. Football shows its goals' minutes
 * instead.
 */
export function ByParts({ event }: { event: SportEventDetail }) {
  const { t } = useLingui();
  const { sport, periods, detail, status, home, away } = event;
  if (sport === 'football' || !hasScore(event)) return null;
  const running = isInPlay(status) ? runningScore(event) : null;
  const shown = running ? [...periods, running] : periods;
  const titles = shown.map((_, index) => {
    const nth = index + 1;
    if (sport === 'tennis') return t`Set ${nth}`;
    if (sport === 'basketball' && index >= 4) return t({ message: 'OT', context: 'overtime, short' });
    return sport === 'basketball'
      ? t({ message: `Q${nth}`, context: 'quarter of basketball, short' })
      : t({ message: `P${nth}`, context: 'period of ice hockey, short' });
  });
  return (
    <div className={styles.parts}>
      <table>
        <caption className="visually-hidden">
          <Trans>Score by period</Trans>
        </caption>
        <thead>
          <tr>
            <td />
            {titles.map((title, index) => (
              <th key={index} scope="col">
                {title}
              </th>
            ))}
            {detail && (
              <th scope="col">
                <Trans context="of the game being played in tennis">Game</Trans>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {(['home', 'away'] as const).map((side) => (
            <tr key={side}>
              <th scope="row">{side === 'home' ? home.name : away.name}</th>
              {shown.map((score, index) => (
                <td key={index} data-won={index < periods.length && isAhead(score, side)}>
                  {score[side]}
                </td>
              ))}
              {detail && <td>{detail.points[side]}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const isAhead = ({ home, away }: Score, side: 'home' | 'away'): boolean =>
  side === 'home' ? home > away : away > home;

/** Returns the score of the current part; null between two parts. */
function runningScore({ sport, score, periods, detail, clock }: SportEventDetail): Score | null {
  if (sport === 'tennis') return detail?.games ?? null;
  if (!clock || clock.period === 'break') return null;
  const before = periods.reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), {
    home: 0,
    away: 0,
  });
  return { home: score.home - before.home, away: score.away - before.away };
}
