import { Trans, useLingui } from '@lingui/react/macro';
import { type RouletteOutcome, rouletteReds, rouletteSpots } from '@croupier/game-math';
import { useRouletteNames } from '../live/useRouletteNames.ts';
import styles from './originals.module.css';

/** Renders the winning pocket and every spot with a stake. */
export function Roulette({ outcome: { bets, pocket, won } }: { outcome: RouletteOutcome }) {
  const { t } = useLingui();
  const colour = pocket === 0 ? 'zero' : rouletteReds.has(pocket) ? 'red' : 'black';
  const colours = { zero: t`green`, red: t`red`, black: t`black` };
  const nameOf = useRouletteNames();
  const named = colours[colour];
  return (
    <>
      <p className={styles.pocket} data-colour={colour}>
        <b>{pocket}</b>{' '}
        <Trans>
          The ball landed on {pocket}, {named}.
        </Trans>
      </p>
      <table className={styles.bets}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Spot</Trans>
            </th>
            <th scope="col">
              <Trans>Chips</Trans>
            </th>
            <th scope="col">
              <Trans>Chips returned</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {bets.map(({ spot, chips }) => {
            const covered = rouletteSpots.get(spot);
            const back = won.includes(spot) && covered ? (chips * 36) / covered.size : 0;
            return (
              <tr key={spot} data-won={back > 0 || undefined}>
                <th scope="row">{nameOf(spot) ?? spot}</th>
                <td>{chips}</td>
                <td>{back}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
