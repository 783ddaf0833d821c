import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { GameTitle } from '@croupier/game-art';
import type { TitleSymbol } from '@croupier/game-art/symbols';
import { games, type PokieDefinition } from '@croupier/game-math';
import { formatMultiple, formatPercent } from '@croupier/i18n';
import { Sheet } from '@croupier/ui-kit';
import type { GameStore } from '../game/game-store.ts';
import { FairnessFacts, GameFacts } from '../hud/GameFacts.tsx';
import { Keys } from '../hud/Keys.tsx';
import { useStore } from '../store.ts';
import { localeOf } from '../texts.ts';
import { LineMap } from './LineMap.tsx';
import { PayTable } from './PayTable.tsx';
import styles from './rules.module.css';

interface RulesProps {
  readonly game: GameStore;
  readonly title: PokieDefinition;
  readonly gameTitle: GameTitle;
  readonly symbols: ReadonlyMap<string, TitleSymbol>;
  readonly close: () => void;
  /** Rules that only this kind of reels has. */
  readonly children?: ReactNode;
}

/** Renders the rules a player may want to read before staking: paytable, features, return, and how to check it. */
export default function RulesSheet({ game, title, gameTitle, symbols, close, children }: RulesProps) {
  const { t } = useLingui();
  const { stakeCents } = useStore(game);
  const math = games[gameTitle.maths];
  return (
    <Sheet open size="large" title={t`Rules and paytable`} onClose={close}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, so that the arrow keys scroll it */}
      <div className={styles.rules} role="region" aria-label={t`Rules and paytable`} tabIndex={0}>
        {math && <GameFacts math={math} />}
        <PayTable {...{ title, symbols, stakeCents, currency: game.session.currency }} />
        {title.lines ? <LineMap lines={title.lines} rows={title.rows} /> : <Ways title={title} />}
        {children}
        <FeatureRules title={title} />
        <PurchaseRules game={game} />
        <Keys autoplay={game.session.rules.autoplay} buys={game.session.purchase !== null} />
        <FairnessFacts game={game} />
      </div>
    </Sheet>
  );
}

function Ways({ title }: { readonly title: PokieDefinition }) {
  const { i18n } = useLingui();
  const ways = i18n.number(title.rows ** title.reels.length);
  return (
    <section>
      <h3>
        <Trans>{ways} ways</Trans>
      </h3>
      <p>
        <Trans>
          There are no lines. A symbol pays in any position on adjacent reels, starting from the left. Every possible
          combination pays: two on one reel and three on the next make six.
        </Trans>
      </p>
    </section>
  );
}

function FeatureRules({ title }: { readonly title: PokieDefinition }) {
  const { awards, multipliers } = title.freeSpins;
  const [first, last] = [multipliers.at(0), multipliers.at(-1)];
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
          Scatters in view award free spins ({list}). Free spins use other reels, without scatters and with more wilds.
          They are played at the stake of the spin that won them.
        </Trans>{' '}
        {last === 1 ? null : first === last ? (
          <Trans>All wins pay ×{first}.</Trans>
        ) : (
          <Trans>
            Wins pay ×{first} on the first free spin, then one more on each spin, up to ×{last}.
          </Trans>
        )}
      </p>
      <p>
        <Trans>
          Free spins are drawn together with the spin that wins them. If the connection breaks, they are not lost or
          drawn again. The game shows them when you return.
        </Trans>
      </p>
    </section>
  );
}

function PurchaseRules({ game }: { readonly game: GameStore }) {
  const { i18n } = useLingui();
  const { purchase } = game.session;
  if (!purchase) return null;
  const locale = localeOf(i18n.locale);
  const [times, share] = [formatMultiple(purchase.price / 10, locale), formatPercent(purchase.rtp, locale, 2)];
  return (
    <section>
      <h3>
        <Trans>Buy free spins</Trans>
      </h3>
      <p>
        <Trans>
          For {times} times the stake, a round starts with its free spins. You get the minimum number, or more if the
          first spin shows the scatters for them. Over many rounds, {share} of all such prices is returned.
        </Trans>
      </p>
      <p>
        <Trans>
          The full price counts as the stake of the round and can’t exceed the maximum stake. You can’t buy free spins
          in autoplay or while a bonus is active.
        </Trans>
      </p>
    </section>
  );
}
