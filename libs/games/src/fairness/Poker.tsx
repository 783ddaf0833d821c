import { Trans, useLingui } from '@lingui/react/macro';
import { type PokerHand, pokerPays, type VideoPokerOutcome } from '@croupier/game-math';
import { cardsText } from './card-text.ts';

/** Renders the dealt cards, those held and the final hand. */
export function Poker({ outcome: { dealt, held, cards, hand } }: { outcome: VideoPokerOutcome }) {
  const { t } = useLingui();
  const names: Readonly<Record<PokerHand, string>> = {
    royal_flush: t`Royal flush`,
    straight_flush: t`Straight flush`,
    four_of_a_kind: t`Four of a kind`,
    full_house: t`Full house`,
    flush: t`Flush`,
    straight: t`Straight`,
    three_of_a_kind: t`Three of a kind`,
    two_pair: t`Two pair`,
    jacks_or_better: t`Jacks or better`,
  };
  const first = cardsText(dealt);
  const kept = cardsText((held ?? []).map((at) => dealt[at] ?? 0));
  const last = cardsText(cards);
  const name = hand && names[hand];
  const pays = hand && pokerPays[hand];
  return (
    <>
      <p>
        <Trans>Dealt: {first}.</Trans>
      </p>
      {held === null ? (
        <p>
          <Trans>The round is still open.</Trans>
        </p>
      ) : (
        <>
          <p>{kept === '' ? <Trans>No cards were held.</Trans> : <Trans>Held: {kept}.</Trans>}</p>
          <p>
            <Trans>Final hand: {last}.</Trans>{' '}
            {hand ? (
              <Trans>
                {name}, pays {pays} times the stake.
              </Trans>
            ) : (
              <Trans>No paying hand.</Trans>
            )}
          </p>
        </>
      )}
    </>
  );
}
