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

/** What pays, how it falls, how much comes back, and how to check it. */
export default function TumbleRules({ game, title, symbols, close }: RulesProps) {
  const { t } = useLingui();
  const math = games[title.id];
  return (
    <Sheet open size="large" title={t`Rules and pays`} onClose={close}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, so that the arrow keys scroll it */}
      <div className={styles.rules} role="region" aria-label={t`Rules and pays`} tabIndex={0}>
        {math && <GameFacts math={math} />}
        <Pays game={game} title={title} symbols={symbols} />
        <section>
          <h3>
            <Trans>Tumbles</Trans>
          </h3>
          <p>
            <HowItPays title={title} />{' '}
            <Trans>
              What has won leaves, what lies above falls, and new symbols come from above, until nothing wins any more.
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
    return <Trans>Symbols of a kind that touch side by side or one above the other pay together.</Trans>;
  if (rule === 'anywhere') return <Trans>Enough symbols of a kind pay wherever they lie.</Trans>;
  return (
    <Trans>
      A symbol pays on adjoining columns from the left, in every way it can be connected. Each column shows a number of
      symbols drawn anew for each spin, {rows} at most: the more, the more ways.
    </Trans>
  );
}

function Ladder({ ladder }: { readonly ladder: readonly number[] }) {
  if (ladder.length < 2) return null;
  const list = ladder.map((times) => `×${times}`).join(', ');
  return (
    <p>
      <Trans>The wins of a spin count one after the other {list}; the last holds for all that follow.</Trans>
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
          Multipliers of ×{least} to ×{most} fall with the symbols and stay. When nothing wins any more, all in view are
          added, and what the spin won is multiplied by their sum.
        </Trans>
      </p>
    </section>
  );
}

function Helpers({ meter: { thresholds, helpers } }: { readonly meter: NonNullable<TumbleDefinition['meter']> }) {
  const { t } = useLingui();
  const does = {
    sweep: t`the two cheapest kinds leave`,
    wilds: t`six symbols become wild`,
    paint: t`one of the three cheapest kinds becomes the dearest`,
    block: t`nine symbols in a square become one kind`,
  };
  return (
    <section>
      <h3>
        <Trans>Charge</Trans>
      </h3>
      <p>
        <Trans>
          Every symbol that leaves charges the meter of its spin. Once nothing wins, the next helper acts if its mark is
          reached.
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
          Scatters in view when nothing wins any more bring free spins ({list}), on strips of their own without
          scatters.
        </Trans>{' '}
        {title.times === '' && keeps && (
          <Trans>Every tumble raises the multiplier by one, and it stays up to the end.</Trans>
        )}
        {title.times !== '' && keeps && (
          <Trans>
            Multipliers that fall in a winning spin are added to a sum that stays, and such a spin is multiplied by all
            of it.
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
        <Trans>Pays at a stake of {money(stakeCents, currency)}</Trans>
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
                      <Trans>Wild: stands for every symbol that pays.</Trans>
                    </p>
                  )}
                  {letter === title.scatter && (
                    <p className={styles.role}>
                      <Trans>Scatter: brings free spins.</Trans>
                    </p>
                  )}
                  {letter === title.times && (
                    <p className={styles.role}>
                      <Trans>Multiplier of the whole spin.</Trans>
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
