import { Trans, useLingui } from '@lingui/react/macro';
import type {
  BlackjackOutcome,
  Coin,
  CollectOutcome,
  DiceOutcome,
  HoldOutcome,
  PokieOutcome,
  TumbleOutcome,
  TumbleSpin,
} from '@croupier/game-math';
import { formatNumber } from '@croupier/i18n';
import { cardsText } from './card-text.ts';
import { type DrawnSymbol, drawnSymbols } from './drawn-symbols.ts';
import styles from './fairness.module.css';
import { originals } from './originals.tsx';

const isDice = (outcome: unknown): outcome is DiceOutcome =>
  typeof outcome === 'object' && outcome !== null && 'roll' in outcome;
const isPokie = (outcome: unknown): outcome is PokieOutcome =>
  typeof outcome === 'object' && outcome !== null && 'spins' in outcome;
const isHold = (outcome: PokieOutcome): outcome is PokieOutcome & HoldOutcome =>
  'respins' in outcome && 'coins' in outcome;
const isCollect = (outcome: PokieOutcome): outcome is PokieOutcome & CollectOutcome =>
  outcome.spins.every((spin) => 'lamps' in spin);
const isTumble = (outcome: unknown): outcome is TumbleOutcome =>
  typeof outcome === 'object' && outcome !== null && 'tumbles' in outcome;

const isBlackjack = (outcome: unknown): outcome is BlackjackOutcome =>
  typeof outcome === 'object' && outcome !== null && 'hands' in outcome && 'dealer' in outcome;

interface OutcomeViewProps {
  outcome: unknown;
  maths: string;
  /** Title it was played on, for its symbols. */
  game: string;
}

/** Renders an outcome in the game's own terms, as the player saw it. */
export function OutcomeView({ outcome, maths, game }: OutcomeViewProps) {
  if (isBlackjack(outcome)) return <Blackjack outcome={outcome} />;
  if (isDice(outcome)) return <Dice outcome={outcome} />;
  const Original = originals[maths];
  if (Original) return <Original outcome={outcome} game={game} />;
  if (isPokie(outcome)) return <Pokie outcome={outcome} symbols={drawnSymbols(game, maths)} />;
  if (isTumble(outcome)) return <Tumble outcome={outcome} symbols={drawnSymbols(game, maths)} />;
  return (
    <code>
      {maths} {JSON.stringify(outcome)}
    </code>
  );
}

function Blackjack({ outcome: { hands, dealer, insured } }: { outcome: BlackjackOutcome }) {
  const { t } = useLingui();
  const results = {
    blackjack: t`Blackjack`,
    won: t`Won`,
    push: t`Stake back`,
    lost: t`Lost`,
    bust: t`Bust`,
  };
  const shown = cardsText(dealer);
  return (
    <>
      {hands.map(({ cards, result, doubled }, at) => {
        const own = cardsText(cards);
        return (
          <p key={at}>
            <Trans>Your hand: {own}.</Trans> {doubled && <Trans>Doubled.</Trans>} {result && `${results[result]}.`}
          </p>
        );
      })}
      <p>
        <Trans>Dealer: {shown}.</Trans> {insured && <Trans>Insurance taken.</Trans>}
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
          Rolled {rolled}. Rolls below {wanted} win.
        </Trans>
      ) : (
        <Trans>
          Rolled {rolled}. Rolls above {wanted} win.
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

function Pokie({ outcome, symbols }: PokieProps) {
  const { i18n } = useLingui();
  const { spins, pay } = outcome;
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
      {isHold(outcome) && <Held outcome={outcome} />}
      {isCollect(outcome) && <Collected outcome={outcome} />}
      <p>
        {free > 0 && <Trans>{free} free spins followed. </Trans>}
        <Trans>The round pays {times} times the stake.</Trans>
      </p>
    </>
  );
}

/** Renders the values of a round's coins, in the order drawn. */
function Held({ outcome: { coins, respins, grand, held } }: { outcome: HoldOutcome }) {
  const { t, i18n } = useLingui();
  const times = (tenths: number) => formatNumber(tenths / 10, i18n.locale, 1);
  const listOf = (list: readonly Coin[]) => list.map(({ pay }) => `×${times(pay)}`).join(' ');
  if (coins.length === 0) return null;
  const [inView, total] = [listOf(coins), times(held)];
  return (
    <>
      <p>
        <Trans>Money symbols, in multiples of the stake: {inView}.</Trans>{' '}
        {respins.length === 0 && <Trans>Too few money symbols for respins, so they pay nothing.</Trans>}
      </p>
      {respins.length > 0 && (
        <ol>
          {respins.map((fresh, at) => (
            <li key={at}>{fresh.length > 0 ? listOf(fresh) : t`Nothing`}</li>
          ))}
        </ol>
      )}
      {respins.length > 0 && (
        <p>
          {grand && <Trans>The grid is full, so the Grand is paid as well. </Trans>}
          <Trans>The money symbols pay {total} times the stake.</Trans>
        </p>
      )}
    </>
  );
}

/** Renders for each free spin the lamps it collected, its multiplier and its payout. */
function Collected({ outcome: { spins } }: { outcome: CollectOutcome }) {
  const { i18n } = useLingui();
  const free = spins.slice(1);
  if (free.length === 0) return null;
  return (
    <ol>
      {free.map(({ lamps, multiplier, pay }, at) => {
        const [list, times] = [lamps.map(({ adds }) => `+${adds}`).join(' '), formatNumber(pay / 10, i18n.locale, 1)];
        return (
          <li key={at}>
            {list && <Trans>Lamps: {list}.</Trans>}{' '}
            <Trans>
              Wins pay ×{multiplier}: {times} times the stake.
            </Trans>
          </li>
        );
      })}
    </ol>
  );
}

interface TumbleProps {
  outcome: TumbleOutcome;
  symbols: ReadonlyMap<string, DrawnSymbol>;
}

function Tumble({ outcome: { tumbles, pay }, symbols }: TumbleProps) {
  const { i18n } = useLingui();
  const [first] = tumbles;
  const free = tumbles.length - 1;
  const times = formatNumber(pay / 10, i18n.locale, 1);
  if (!first) return null;
  return (
    <>
      <Pictures spin={first} symbols={symbols} />
      <p>
        {free > 0 && <Trans>{free} free spins followed. </Trans>}
        <Trans>The round pays {times} times the stake.</Trans>
      </p>
    </>
  );
}

/** Renders every picture of a spin, from its stops to the last tumble, and what each paid. */
function Pictures({
  spin: { stops, steps, values, times },
  symbols,
}: { spin: TumbleSpin } & Omit<TumbleProps, 'outcome'>) {
  const { i18n } = useLingui();
  const list = values.map((value) => `×${value}`).join(' ');
  return (
    <>
      {steps.map(({ reels, wins, multiplier, help }, at) => {
        const pays = formatNumber((wins.reduce((sum, { pay }) => sum + pay, 0) * multiplier) / 10, i18n.locale, 1);
        return (
          <figure key={at} className={styles.tumble}>
            <div className={styles.reels}>
              {reels.map((column, x) => (
                <div key={x}>
                  {[...column].map((letter, row) => (
                    <Symbol key={row} letter={letter} drawn={symbols.get(letter)} size={28} />
                  ))}
                  {at === 0 && <small>{stops[x]}</small>}
                </div>
              ))}
            </div>
            <figcaption>
              {wins.length > 0 && <Trans>Pays {pays} times the stake. Winning symbols disappear.</Trans>}
              {help && <Trans>A helper is triggered.</Trans>}
              {wins.length === 0 && !help && <Trans>No more wins.</Trans>}
            </figcaption>
          </figure>
        );
      })}
      {values.length > 0 && (
        <p>
          <Trans>
            Multipliers: {list}. The spin’s win is multiplied by {times}.
          </Trans>
        </p>
      )}
    </>
  );
}

interface SymbolProps {
  letter: string;
  drawn: DrawnSymbol | undefined;
  size?: number;
}

/** Renders a symbol as drawn on the reels, or its letter in the maths if no drawing exists. */
function Symbol({ letter, drawn, size = 48 }: SymbolProps) {
  const { i18n } = useLingui();
  if (!drawn) return <code>{letter}</code>;
  return <img src={drawn.url} alt={drawn.name ? i18n._(drawn.name) : letter} width={size} height={size} />;
}
