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

/** What pays, how money holds, how much comes back, and how to check it. */
export default function HoldRules({ game, title, symbols, close }: RulesProps) {
  const { t } = useLingui();
  const { stakeCents } = useStore(game);
  const { currency } = game.session;
  const math = games[title.id];
  return (
    <Sheet open size="large" title={t`Rules and pays`} onClose={close}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, so that the arrow keys scroll it */}
      <div className={styles.rules} role="region" aria-label={t`Rules and pays`} tabIndex={0}>
        {math && <GameFacts math={math} />}
        <PayTable
          {...{ title, symbols, stakeCents, currency }}
          wildRole={<Trans>Wild: stands for every symbol but money.</Trans>}
          scatterRole={<Trans>Money: {title.hold.needed} in view hold.</Trans>}
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
        <Trans>Money that holds</Trans>
      </h3>
      <p>
        <Trans>
          {needed} or more money symbols in view hold, everything else leaves, and {respins} respins begin. In each,
          every open place brings money with a chance of {hits} in {of}. New money holds as well, and there are{' '}
          {respins} respins again. When none are left, all money is paid once.
        </Trans>
      </p>
      <p>
        <Trans>
          Money is worth {values}. A full grid of {places} pays the Grand of {full} beside.
        </Trans>
      </p>
      {collectors > 0 && (
        <p>
          <Trans>
            A pelican that lands in a respin collects: it is worth as much as all other money in view, which stays.
          </Trans>
        </p>
      )}
      <p>
        <Trans>
          Respins are drawn together with the spin that wins them. If the connection breaks they are neither lost nor
          drawn again; the game shows them when you come back.
        </Trans>
      </p>
    </section>
  );
}
