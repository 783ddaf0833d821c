import { useLingui } from '@lingui/react/macro';
import { ArrowRight, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GameTitle } from '@croupier/game-art';
import type { GameStore } from '../game/game-store.ts';
import { GameFrame } from '../hud/GameFrame.tsx';
import { SpinButton } from '../hud/SpinButton.tsx';
import { SPARKS } from './celebration.ts';
import { FeatureCard } from './FeatureCard.tsx';
import { FreeStage } from './FreeStage.tsx';
import type { ShowState } from './pokie-show.ts';
import type { ReelTable } from './useReelTable.ts';
import { WinCounter } from './WinCounter.tsx';

interface ReelFrameProps<State extends ShowState> {
  readonly game: GameStore;
  readonly gameTitle: GameTitle;
  readonly table: ReelTable<State>;
  /** Multipliers of the free spins; empty if they aren't known in advance; null if the game has none. */
  readonly multipliers: readonly number[] | null;
  readonly scatter: string;
  /** Text shown before the first win. */
  readonly resting: ReactNode;
  /** Multipliers of the free spins. */
  readonly meaning: ReactNode;
  /** Additional sentence for screen readers. */
  readonly said?: string;
  readonly result?: ReactNode;
  /** Feature that is played now; shown in place of the counter. */
  readonly special?: ReactNode;
  /** Skips to the end of that feature. */
  readonly onSkip?: (() => void) | undefined;
  readonly rules: (close: () => void) => ReactNode;
  /** Cabinet with its reels. */
  readonly children: ReactNode;
}

/** Renders the frame of a game with symbols in a cabinet: counter, free spins and their cards, the button. */
export function ReelFrame<State extends ShowState>({
  game,
  gameTitle,
  table,
  multipliers,
  scatter,
  resting,
  meaning,
  said = '',
  result,
  special,
  onSkip,
  rules,
  children,
}: ReelFrameProps<State>) {
  const { t } = useLingui();
  const { symbols, sound, show, autoplay, state, phase, onward, press, buy } = table;
  const free = state?.free ?? null;
  return (
    <GameFrame
      gameTitle={gameTitle}
      game={game}
      sound={sound}
      autoplay={autoplay}
      freeSpins={multipliers !== null}
      feature={free !== null || Boolean(special)}
      lively={phase === 'celebrating' && SPARKS[state?.celebration ?? 'none'] > 0}
      onSkip={free && phase !== 'feature-summary' ? show?.skip : onSkip}
      onBuy={game.session.purchase && show?.buy ? buy : undefined}
      said={[said, table.said].filter(Boolean).join(' ')}
      locked={phase !== 'idle'}
      onRetry={() => show?.retry()}
      head={
        <>
          {free && <FreeStage free={free} multipliers={multipliers ?? []} />}
          {special || <WinCounter state={state} game={game} resting={resting} />}
        </>
      }
      result={result}
      action={
        <SpinButton
          game={game}
          label={onward ? t`Continue` : t`Spin`}
          icon={onward ? <ArrowRight aria-hidden size={40} /> : <RotateCw aria-hidden size={40} />}
          busy={phase === 'turning' || phase === 'celebrating'}
          onward={onward}
          onPress={press}
        />
      }
      sheet={rules}
    >
      {children}
      {state && (
        <FeatureCard
          state={state}
          game={game}
          meaning={meaning}
          scatterUrl={symbols.get(scatter)?.url}
          onPress={press}
        />
      )}
    </GameFrame>
  );
}
