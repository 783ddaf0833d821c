import { Trans, useLingui } from '@lingui/react/macro';
import type { TitleSymbol } from '@croupier/game-art/symbols';
import { games, type TumbleDefinition, tumbleLetters } from '@croupier/game-math';
import { Sheet } from '@croupier/ui-kit';
import type { GameStore } from '../game/game-store.ts';
import { FairnessFacts, GameFacts } from '../hud/GameFacts.tsx';
import { Keys } from '../hud/Keys.tsx';
import { money } from '../hud/texts.tsx';
import styles from '../pokie/rules.module.css';
import { symbolNames } from '../pokie/symbol-names.ts';
import { useStore } from '../store.ts';

interface RulesProps {
  readonly game: GameStore;
  readonly title: TumbleDefinition;
  readonly symbols: ReadonlyMap<string, TitleSymbol>;
  readonly close: () => void;
}

/** Renders the paytable, the rules of tumbles, the return, and how to check it. */
export default function TumbleRules({ game, title, symbols, close }: RulesProps) {
  const { t } = useLingui();
  const math = games[title.id];
  return (
    <Sheet open size="large" title={t`Rules and paytable`} onClose={close}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, so that the arrow keys scroll it */}
      <div className={styles.rules} role="region" aria-label={t`Rules and paytable`} tabIndex={0}>
        {math && <GameFacts math={math} />}
        <Pays game={game} title={title} symbols={symbols} />
        <section>
          <h3>
            <Trans>Tumbles</Trans>
          </h3>
          <p>
            <HowItPays title={title} />{' '}
            <Trans>
              Winning symbols disappear, the symbols above fall and new ones come from above, until there are no more
              wins.
            </Trans>
          </p>
          <Ladder ladder={title.ladder} />
        </section>
        {title.times !== '' && <Multipliers title={title} />}
        {title.meter && <Helpers meter={title.meter} />}
        {title.freeSpins && <FreeSpins title={title} freeSpins={title.freeSpins} />}
        <Keys autoplay={game.session.rules.autoplay} />
        <FairnessFacts game={game} />
      </div>
    </Sheet>
  );
}

function HowItPays({ title: { rule, rows } }: { readonly title: TumbleDefinition }) {
  if (rule === 'cluster')
    return <Trans>Matching symbols that touch side by side or one above the other pay together.</Trans>;
  if (rule === 'anywhere') return <Trans>Enough matching symbols pay anywhere on the reels.</Trans>;
  return (
    <Trans>
      A symbol pays on adjacent reels from left to right, in every possible combination. Each reel shows a number of
      symbols drawn for each spin, up to {rows}. More symbols mean more ways.
    </Trans>
  );
}

function Ladder({ ladder }: { readonly ladder: readonly number[] }) {
  if (ladder.length < 2) return null;
  const list = ladder.map((times) => `×${times}`).join(', ');
  return (
    <p>
      <Trans>Successive wins in a spin pay {list}. The last multiplier applies to all further wins.</Trans>
    </p>
  );
}

function Multipliers({ title: { values } }: { readonly title: TumbleDefinition }) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return (
    <section>
      <h3>
        <Trans>Multipliers</Trans>
      </h3>
      <p>
        <Trans>
          Multipliers of ×{least} to ×{most} fall with the symbols and stay in view. Once there are no more wins, all
          multipliers in view are added up. The spin’s total win is multiplied by their sum.
        </Trans>
      </p>
    </section>
  );
}

function Helpers({ meter: { thresholds, helpers } }: { readonly meter: NonNullable<TumbleDefinition['meter']> }) {
  const { t } = useLingui();
  const does = {
    sweep: t`the two lowest-paying symbols disappear`,
    wilds: t`six symbols become wild`,
    paint: t`one of the three lowest-paying symbols becomes the highest-paying one`,
    block: t`nine symbols in a square become the same symbol`,
  };
  return (
    <section>
      <h3>
        <Trans>Charge meter</Trans>
      </h3>
      <p>
        <Trans>
          Every symbol that disappears charges the meter for that spin. Once there are no more wins, the next helper
          acts if its mark is reached.
        </Trans>
      </p>
      <ul>
        {helpers.map((helper, index) => (
          <li key={helper}>
            {thresholds[index]}: {does[helper]}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FreeProps {
  readonly title: TumbleDefinition;
  readonly freeSpins: NonNullable<TumbleDefinition['freeSpins']>;
}

function FreeSpins({ title, freeSpins: { awards, keeps, ladder } }: FreeProps) {
  const list = Object.entries(awards)
    .map(([scatters, spins]) => `${scatters} → ${spins}`)
    .join(', ');
  return (
    <section>
      <h3>
        <Trans>Free spins</Trans>
      </h3>
      <p>
        <Trans>
          Scatters in view once there are no more wins award free spins ({list}). Free spins use their own reels,
          without scatters.
        </Trans>{' '}
        {title.times === '' && keeps && (
          <Trans>Every tumble raises the multiplier by one, and it doesn’t reset until the free spins end.</Trans>
        )}
        {title.times !== '' && keeps && (
          <Trans>
            Multipliers in winning spins are added to a running total. Each winning spin is multiplied by that total.
          </Trans>
        )}
      </p>
      {!keeps && <Ladder ladder={ladder} />}
    </section>
  );
}

function Pays({ game, title, symbols }: Omit<RulesProps, 'close'>) {
  const { i18n } = useLingui();
  const { stakeCents } = useStore(game);
  const { currency } = game.session;
  const more = title.rule === 'ways' ? '×' : '+';
  return (
    <section>
      <h3>
        <Trans>Payouts at a stake of {money(stakeCents, currency)}</Trans>
      </h3>
      <ul className={styles.symbols}>
        {tumbleLetters(title)
          .filter((letter) => letter !== '')
          .map((letter) => {
            const symbol = symbols.get(letter);
            const name = symbolNames[symbol?.id ?? ''];
            return (
              <li key={letter} className={styles.symbol}>
                <img src={symbol?.url} alt="" className={styles.picture} />
                <div>
                  <p className={styles.name}>{name ? i18n._(name) : symbol?.id}</p>
                  {letter === title.wild && (
                    <p className={styles.role}>
                      <Trans>Wild: substitutes for every paying symbol.</Trans>
                    </p>
                  )}
                  {letter === title.scatter && (
                    <p className={styles.role}>
                      <Trans>Scatter: awards free spins.</Trans>
                    </p>
                  )}
                  {letter === title.times && (
                    <p className={styles.role}>
                      <Trans>Multiplies the whole spin.</Trans>
                    </p>
                  )}
                  <dl className={styles.pays}>
                    {Object.entries(title.pays[letter] ?? {})
                      .reverse()
                      .map(([count, tenths]) => (
                        <div key={count}>
                          <dt>
                            {count}
                            {more}
                          </dt>
                          <dd>{money((stakeCents * tenths) / 10, currency)}</dd>
                        </div>
                      ))}
                  </dl>
                </div>
              </li>
            );
          })}
      </ul>
    </section>
  );
}
