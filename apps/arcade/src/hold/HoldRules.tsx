import { Trans, useLingui } from '@lingui/react/macro';
import type { TitleSymbol } from '@croupier/game-art/symbols';
import { games, type HoldDefinition } from '@croupier/game-math';
import { Sheet } from '@croupier/ui-kit';
import type { GameStore } from '../game/game-store.ts';
import { FairnessFacts, GameFacts } from '../hud/GameFacts.tsx';
import { Keys } from '../hud/Keys.tsx';
import { money } from '../hud/texts.tsx';
import { LineMap } from '../pokie/LineMap.tsx';
import { PayTable } from '../pokie/PayTable.tsx';
import styles from '../pokie/rules.module.css';
import { useStore } from '../store.ts';

interface RulesProps {
  readonly game: GameStore;
  readonly title: HoldDefinition;
  readonly symbols: ReadonlyMap<string, TitleSymbol>;
  readonly close: () => void;
}

/** Renders the paytable, the rules of hold and win, the return, and how to check it. */
export default function HoldRules({ game, title, symbols, close }: RulesProps) {
  const { t } = useLingui();
  const { stakeCents } = useStore(game);
  const { currency } = game.session;
  const math = games[title.id];
  return (
    <Sheet open size="large" title={t`Rules and paytable`} onClose={close}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, so that the arrow keys scroll it */}
      <div className={styles.rules} role="region" aria-label={t`Rules and paytable`} tabIndex={0}>
        {math && <GameFacts math={math} />}
        <PayTable
          {...{ title, symbols, stakeCents, currency }}
          wildRole={<Trans>Wild: substitutes for every symbol except money.</Trans>}
          scatterRole={<Trans>Money: {title.hold.needed} in view start the respins.</Trans>}
        />
        <Respinning title={title} worth={(tenths) => money((stakeCents * tenths) / 10, currency)} />
        {title.lines && <LineMap lines={title.lines} rows={title.rows} />}
        <Keys autoplay={game.session.rules.autoplay} />
        <FairnessFacts game={game} />
      </div>
    </Sheet>
  );
}

function Respinning({
  title: { hold, reels, rows },
  worth,
}: {
  readonly title: HoldDefinition;
  readonly worth: (tenths: number) => string;
}) {
  const { needed, respins, grand, collectors, hits, of } = hold;
  const places = reels.length * rows;
  const values = hold.coins.map(({ pay }) => worth(pay)).join(', ');
  const full = worth(grand);
  return (
    <section>
      <h3>
        <Trans>Hold and win</Trans>
      </h3>
      <p>
        <Trans>
          {needed} or more money symbols in view lock in place, all other symbols disappear and {respins} respins start.
          In each respin, every open position has a {hits} in {of} chance of a money symbol. New money symbols also lock
          and set the count back to {respins} respins. When no respins are left, all money symbols are paid once.
        </Trans>
      </p>
      <p>
        <Trans>
          Money symbols are worth {values}. Filling all {places} positions also pays the Grand of {full}.
        </Trans>
      </p>
      {collectors > 0 && (
        <p>
          <Trans>
            A pelican that lands in a respin is worth as much as all other money symbols in view. They all stay in
            place.
          </Trans>
        </p>
      )}
      <p>
        <Trans>
          Respins are drawn together with the spin that wins them. If the connection breaks, they are not lost or drawn
          again. The game shows them when you return.
        </Trans>
      </p>
    </section>
  );
}
