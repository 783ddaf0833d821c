import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { games } from '@croupier/game-math';
import { Sheet } from '@croupier/ui-kit';
import type { GameStore } from '../game/game-store.ts';
import { FairnessFacts, GameFacts } from '../hud/GameFacts.tsx';
import { Keys } from '../hud/Keys.tsx';
import rules from '../pokie/rules.module.css';

interface RulesProps {
  readonly game: GameStore;
  readonly close: () => void;
  readonly repeats?: boolean;
  /** `true` where the arrow keys choose the stake. */
  readonly stakes?: boolean;
  /** Keyboard shortcuts of this game. */
  readonly keys?: ReactNode;
  /** Rules and payouts. */
  readonly children: ReactNode;
}

export function OriginalRules({ game, close, repeats = true, stakes = true, keys, children }: RulesProps) {
  const { t } = useLingui();
  const math = games[game.session.maths];
  return (
    <Sheet open size="large" title={t`Rules and paytable`} onClose={close}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, so that the arrow keys scroll it */}
      <div className={rules.rules} role="region" aria-label={t`Rules and paytable`} tabIndex={0}>
        {math && <GameFacts math={math} />}
        {children}
        <Keys autoplay={repeats && game.session.rules.autoplay} stakes={stakes}>
          {keys}
        </Keys>
        <FairnessFacts game={game} />
      </div>
    </Sheet>
  );
}
