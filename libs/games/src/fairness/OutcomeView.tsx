import { Trans, useLingui } from '@lingui/react/macro';
import type { BlackjackOutcome, DiceOutcome, PokieOutcome } from '@croupier/game-math';
import { formatNumber } from '@croupier/i18n';
import { type DrawnSymbol, drawnSymbols } from './drawn-symbols.ts';
import styles from './fairness.module.css';
import { originals } from './originals.tsx';

const isDice = (outcome: unknown): outcome is DiceOutcome =>
  typeof outcome === 'object' && outcome !== null && 'roll' in outcome;
const isPokie = (outcome: unknown): outcome is PokieOutcome =>
  typeof outcome === 'object' && outcome !== null && 'spins' in outcome;

const isBlackjack = (outcome: unknown): outcome is BlackjackOutcome =>
  typeof outcome === 'object' && outcome !== null && 'hands' in outcome && 'dealer' in outcome;

interface OutcomeViewProps {
  outcome: unknown;
  maths: string;
  /** The title it was played on: its symbols are shown. */
  game: string;
}

/** An outcome in the game's own terms, as the player saw it. */
export function OutcomeView({ outcome, maths, game }: OutcomeViewProps) {
  if (isBlackjack(outcome)) return <Blackjack outcome={outcome} />;
  if (isDice(outcome)) return <Dice outcome={outcome} />;
  const Original = originals[maths];
  if (Original) return <Original outcome={outcome} game={game} />;
  if (isPokie(outcome)) return <Pokie outcome={outcome} symbols={drawnSymbols(game, maths)} />;
  return (
    <code>
      {maths} {JSON.stringify(outcome)}
    </code>
  );
}

/** A card by its sign, as it is written of cards: A♠. */
const cardText = (card: number): string =>
  `${['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'][card % 13]}${'♠♥♦♣'[Math.floor(card / 13)]}`;

function Blackjack({ outcome: { hands, dealer, insured } }: { outcome: BlackjackOutcome }) {
  const { t } = useLingui();
  const results = {
    blackjack: t`Blackjack`,
    won: t`Won`,
    push: t`Stake back`,
    lost: t`Lost`,
    bust: t`Bust`,
  };
  const shown = dealer.map(cardText).join(' ');
  return (
    <>
      {hands.map(({ cards, result, doubled }, at) => {
        const own = cards.map(cardText).join(' ');
        return (
          <p key={at}>
            <Trans>Your hand: {own}.</Trans> {doubled && <Trans>Doubled.</Trans>} {result && `${results[result]}.`}
          </p>
        );
      })}
      <p>
        <Trans>Dealer: {shown}.</Trans> {insured && <Trans>Insured.</Trans>}
      </p>
    </>
  );
}

function Dice({ outcome: { roll, target, side, won } }: { outcome: DiceOutcome }) {
  const { i18n } = useLingui();
  const show = (value: number) => formatNumber(value / 100, i18n.locale, 2);
  const [rolled, wanted] = [show(roll), show(target)];
  return (
    <p>
      {side === 'under' ? (
        <Trans>
          Rolled {rolled}, below {wanted} wins.
        </Trans>
      ) : (
        <Trans>
          Rolled {rolled}, above {wanted} wins.
        </Trans>
      )}{' '}
      {won ? <Trans>The bet wins.</Trans> : <Trans>The bet loses.</Trans>}
    </p>
  );
}

interface PokieProps {
  outcome: PokieOutcome;
  symbols: ReadonlyMap<string, DrawnSymbol>;
}

function Pokie({ outcome: { spins, pay }, symbols }: PokieProps) {
  const { i18n } = useLingui();
  const [first] = spins;
  const times = formatNumber(pay / 10, i18n.locale, 1);
  const free = spins.length - 1;
  if (!first) return null;
  return (
    <>
      <div className={styles.reels}>
        {first.reels.map((reel, i) => (
          <div key={i}>
            {[...reel].map((symbol, row) => (
              <Symbol key={row} letter={symbol} drawn={symbols.get(symbol)} />
            ))}
            <small>{first.stops[i]}</small>
          </div>
        ))}
      </div>
      <p>
        {free > 0 && <Trans>{free} free spins followed. </Trans>}
        <Trans>The round pays {times} times the stake.</Trans>
      </p>
    </>
  );
}

/** As it is drawn on the reels; by its letter in the maths where nobody draws it any more. */
function Symbol({ letter, drawn }: { letter: string; drawn: DrawnSymbol | undefined }) {
  const { i18n } = useLingui();
  if (!drawn) return <code>{letter}</code>;
  return <img src={drawn.url} alt={drawn.name ? i18n._(drawn.name) : letter} width={48} height={48} />;
}
