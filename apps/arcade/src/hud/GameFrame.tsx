import { useLingui } from '@lingui/react/macro';
import { SkipForward } from 'lucide-react';
import { type CSSProperties, lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import type { GameTitle } from '@croupier/game-art';
import { lit, mix, shaded } from '@croupier/game-art/symbols';
import type { Autoplay } from '../game/autoplay.ts';
import type { GameStore } from '../game/game-store.ts';
import { stepped } from '../game/stakes.ts';
import { Backdrop } from '../scene/Backdrop.tsx';
import type { Sound } from '../sound/sound.ts';
import { usePart } from '../store.ts';
import autoplayStyles from './autoplay.module.css';
import { AutoplayButton } from './AutoplayButton.tsx';
import { AutoplayStatus } from './AutoplayStatus.tsx';
import { BuyButton } from './BuyButton.tsx';
import { Dock } from './Dock.tsx';
import styles from './frame.module.css';
import { GiftsWaiting } from './GiftStake.tsx';
import { Problem } from './Problem.tsx';
import { type Sheet, TopBar } from './TopBar.tsx';
import { useShortcuts } from './useShortcuts.ts';

const GiftCard = lazy(() => import('./GiftCard.tsx'));
const BuySheet = lazy(() => import('./BuySheet.tsx'));
const AutoplaySheet = lazy(() => import('./AutoplaySheet.tsx'));
const PlaySessionSheet = lazy(() => import('./PlaySessionSheet.tsx'));
const PastRoundsSheet = lazy(() => import('./PastRoundsSheet.tsx'));

interface FrameProps {
  readonly gameTitle: GameTitle;
  readonly game: GameStore;
  readonly sound: Sound;
  readonly autoplay: Autoplay;
  /** `true` where the game has free spins. */
  readonly freeSpins?: boolean;
  readonly feature?: boolean;
  readonly lively?: boolean;
  /** Skips to the end of the free spins; set while there is something to skip. */
  readonly onSkip?: (() => void) | undefined;
  /** Buys the free spins at their price; set where they can be bought. */
  readonly onBuy?: (() => void) | undefined;
  readonly repeats?: boolean;
  /** `true` shows half and double next to the stake. */
  readonly halves?: boolean;
  /** Replaces the stake picker where the bets on the table set the stake. */
  readonly stake?: ReactNode;
  /** Controls on either side of the button, for the bets on the table. */
  readonly tools?: { readonly before: ReactNode; readonly after: ReactNode } | undefined;
  /** Sentence that a screen reader announces politely after a round. */
  readonly said: ReactNode;
  /** Payout of the round, above the table. */
  readonly head?: ReactNode;
  /** Payout of the round, below the table. */
  readonly result?: ReactNode;
  readonly action: ReactNode;
  readonly sheet: (close: () => void) => ReactNode;
  readonly onRetry: () => void;
  /** `true` while a round is shown: no stake can be chosen. */
  readonly locked: boolean;
  readonly children: ReactNode;
}

/** Returns the colours of a title, for everything around its table. */
const colours = ({ theme }: GameTitle): CSSProperties => ({
  '--t-lacquer': mix(theme.near, theme.hero[0], 0.3),
  '--t-lacquer-light': lit(mix(theme.near, theme.hero[0], 0.45), 0.22),
  '--t-lacquer-dark': shaded(mix(theme.near, theme.hero[0], 0.2), 0.5),
  '--t-accent': theme.accent,
  '--t-near': shaded(theme.near, 0.4),
});

/** Renders the frame around every game: the scene, the bar above, the controls below and the error message. */
export function GameFrame({
  gameTitle,
  game,
  sound,
  autoplay,
  freeSpins = false,
  feature = false,
  lively = false,
  onSkip,
  onBuy,
  repeats = true,
  halves = false,
  stake,
  tools,
  said,
  head,
  result,
  action,
  sheet,
  onRetry,
  locked,
  children,
}: FrameProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<Sheet | null>(null);
  const dress = useMemo(() => colours(gameTitle), [gameTitle]);
  const close = (): void => setOpen(null);
  const problem = usePart(game, 'problem');
  const paused = usePart(game, 'paused');
  const giftId = usePart(game, 'giftId');
  const asksPayer = usePart(game, 'asksPayer');
  const running = usePart(autoplay, 'limits') !== null;
  const { stakes, rules } = game.session;
  // Free spins aren't autoplayed, and the choice of the payer comes first.
  const mayRepeat = repeats && rules.autoplay && giftId === null && !asksPayer;
  const mayBuy = onBuy && giftId === null && !asksPayer && !running;

  useEffect(() => {
    if (paused) autoplay.stop('held');
  }, [paused, autoplay]);
  useEffect(() => {
    const leave = (): void => {
      if (document.visibilityState === 'hidden') autoplay.stop('held');
    };
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, [autoplay]);

  const step = (up: boolean): void => {
    const next = stepped(stakes, game.get().stakeCents, up);
    if (next !== null && !locked && !running && !stake) game.setStake(next);
  };
  useShortcuts({
    ArrowLeft: () => step(false),
    ArrowDown: () => step(false),
    ArrowRight: () => step(true),
    ArrowUp: () => step(true),
    a: () => mayRepeat && (running ? autoplay.stop() : !locked && setOpen('autoplay')),
    b: () => mayBuy && !locked && setOpen('buy'),
    h: () => setOpen('rounds'),
    i: () => setOpen('rules'),
    '?': () => setOpen('rules'),
    Escape: () => (running ? autoplay.stop() : game.parent.say({ kind: 'close' })),
  });

  return (
    <div className={styles.game} style={dress}>
      <Backdrop gameTitle={gameTitle} feature={feature} lively={lively} />
      <TopBar gameTitle={gameTitle} game={game} sound={sound} onSheet={setOpen} />
      <main className={styles.middle}>
        {head && (
          <div className={styles.head} data-feature={feature || undefined}>
            {head}
          </div>
        )}
        <div className={styles.stage}>
          {children}
          <div aria-live="polite">{asksPayer && <Payer game={game} />}</div>
          {problem !== null && <Problem code={problem} game={game} onRetry={onRetry} />}
        </div>
        <div className={styles.result} data-empty={!result || undefined}>
          {result}
        </div>
      </main>
      <Dock
        game={game}
        locked={locked || running}
        halves={halves}
        stake={stake}
        action={action}
        status={
          <>
            {rules.autoplay && <AutoplayStatus autoplay={autoplay} game={game} />}
            {!running && <GiftsWaiting game={game} locked={locked} />}
            {mayBuy && <BuyButton disabled={locked} onSheet={setOpen} />}
            {!running && tools?.before}
          </>
        }
        extra={
          onSkip ? (
            <button type="button" className={autoplayStyles.skip} onClick={onSkip}>
              <SkipForward aria-hidden size={20} />
              {t`Skip`}
            </button>
          ) : (
            <>
              {tools?.after}
              {mayRepeat && (
                <AutoplayButton running={running} disabled={locked} autoplay={autoplay} onSheet={setOpen} />
              )}
            </>
          )
        }
      />
      <p className={styles.said} role="status" aria-live="polite">
        {said}
      </p>
      <Suspense>
        {open === 'rules' && sheet(close)}
        {open === 'rounds' && <PastRoundsSheet game={game} close={close} />}
        {open === 'buy' && onBuy && <BuySheet {...{ gameTitle, game, onBuy, close }} />}
        {open === 'session' && <PlaySessionSheet game={game} close={close} />}
        {open === 'autoplay' && <AutoplaySheet {...{ autoplay, game, freeSpins, close }} />}
      </Suspense>
    </div>
  );
}

/** Asks who pays once the current round has been shown. */
function Payer({ game }: Pick<FrameProps, 'game'>) {
  const busy = usePart(game, 'busy');
  return (
    !busy && (
      <Suspense>
        <GiftCard game={game} />
      </Suspense>
    )
  );
}
