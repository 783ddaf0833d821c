import { Trans, useLingui } from '@lingui/react/macro';
import { type BaccaratOutcome, type BaccaratSpot, handPoints } from '@croupier/game-math';
import { cardsText } from './card-text.ts';

/** Renders both hands, the winner and the winning bets. */
export function Baccarat({ outcome: { bets, player, banker, winner, won } }: { outcome: BaccaratOutcome }) {
  const { t } = useLingui();
  const names: Readonly<Record<BaccaratSpot, string>> = {
    player: t({ context: 'baccarat', message: 'Player' }),
    banker: t({ context: 'baccarat', message: 'Banker' }),
    tie: t({ context: 'baccarat', message: 'Tie' }),
    'player-pair': t`Player pair`,
    'banker-pair': t`Banker pair`,
  };
  const winners = { player: t`The player wins.`, banker: t`The banker wins.`, tie: t`A tie.` };
  const [own, other] = [cardsText(player), cardsText(banker)];
  const [ownPoints, otherPoints] = [handPoints(player), handPoints(banker)];
  const laid = bets.map(({ spot, chips }) => `${names[spot]} ${chips}`).join(', ');
  const hit = won.map((spot) => names[spot]).join(', ');
  return (
    <>
      <p>
        <Trans>
          Player: {own}, {ownPoints} points.
        </Trans>
      </p>
      <p>
        <Trans>
          Banker: {other}, {otherPoints} points.
        </Trans>{' '}
        {winners[winner]}
      </p>
      <p>
        <Trans>Chips: {laid}.</Trans>{' '}
        {hit === '' ? <Trans>None of these bets wins.</Trans> : <Trans>Won: {hit}.</Trans>}
      </p>
    </>
  );
}
