import { useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { endHold } from '@croupier/api-client';
import type { GameMessage } from '@croupier/contracts';
import { cx, useRootMark, VisuallyHidden } from '@croupier/ui-kit';
import { useGameLinks } from '../links.tsx';
import {
  besideGameAtom,
  besideStageAtom,
  narrowAtom,
  type OpenGame,
  openGameAtom,
  playedAtom,
  stageAtom,
  theatreAtom,
  wideAtom,
} from './frame.atoms.ts';
import styles from './frame.module.css';
import { FrameBar } from './FrameBar.tsx';
import { useDock } from './useDock.ts';
import { useDrag } from './useDrag.ts';
import { useFrameFocus } from './useFrameFocus.ts';
import { sendToGame, useGameMessages } from './useGameMessages.ts';
import { useHeldNews } from './useHeldNews.ts';
import { useOpenGame } from './useOpenGame.ts';

type Balance = Omit<Extract<GameMessage, { kind: 'balance' }>, 'source' | 'kind'>;

export interface GameFrameProps {
  device: 'mobile' | 'desktop';
  /** The player's active wallet; null for a guest. */
  playerCurrency: string | null;
  /** Player of the session; null for a guest. A game for real money closes with the session. */
  playerId: number | null;
  /** True while a reality check or another stop is open: no new round starts. */
  paused?: boolean;
  /** Balances of the player's wallets. A deposit or another tab changes them while a game is open. */
  balances?: readonly Balance[] | undefined;
  /** Called when the game reports a balance. */
  onBalance?: (balance: Balance) => void;
  /** Called when a round starts or ends. */
  onRound?: (underWay: boolean) => void;
  onRoundEnded?: () => void;
  /** Called when one of the player's own limits refused a stake. */
  onLimitReached?: () => void;
  /** Starts a break of a day, with one press in the game. */
  onBreak?: () => void;
  /** Receives the wallet in use; null for play money. */
  onCashbox: (currency: string | null) => void;
  onLimits: () => void;
  onFairness: () => void;
}

/**
 * Renders the open games above the routes, so that they keep running while the page changes. On its own page a game
 * covers the stage; on phones and in narrow windows it covers everything. Elsewhere a signed-in player on a desktop
 * sees it minimised in a corner; for guests and on phones it closes. A second game appears on that page only, and is
 * paused where the window is too narrow for two.
 */
export function GameFrame(props: GameFrameProps) {
  const first = useAtomValue(openGameAtom);
  const second = useAtomValue(besideGameAtom);
  useCloseWithSession(props.playerId);
  const playing = first?.playing === true || second?.playing === true;
  const tellRound = useEffectEvent((underWay: boolean) => props.onRound?.(underWay));
  useEffect(() => {
    if (!playing) return;
    tellRound(true);
    return () => tellRound(false);
  }, [playing]);
  const { t } = useLingui();
  const stages = [useAtomValue(stageAtom), useAtomValue(besideStageAtom)];
  const said = [first, second].flatMap((open, i) => {
    if (open?.state !== 'shown' || stages[i]?.slug !== open.game.slug) return [];
    const { title } = open.game;
    return t`${title} is open`;
  });
  return (
    <>
      <VisuallyHidden role="status">{said.join('. ')}</VisuallyHidden>
      <Place {...props} gameAtom={openGameAtom} open={first} />
      <Place {...props} gameAtom={besideGameAtom} open={second} />
    </>
  );
}

interface PlaceProps extends GameFrameProps {
  gameAtom: typeof openGameAtom;
  open: OpenGame | null;
}

function Place({ gameAtom, open, ...props }: PlaceProps) {
  const beside = gameAtom === besideGameAtom;
  const stage = useAtomValue(beside ? besideStageAtom : stageAtom);
  const store = useStore();
  const home = open !== null && stage?.slug === open.game.slug;
  const mayStay = !beside && props.device === 'desktop' && props.playerCurrency !== null;
  // Without a session there is no play for real money.
  const signedOut = open?.mode === 'real' && props.playerCurrency === null;
  const gone = open !== null && ((!home && !mayStay) || signedOut);
  useEffect(() => {
    if (gone) store.set(gameAtom, null);
  }, [gone, store, gameAtom]);
  if (!open?.url || gone) return null;
  return (
    <Running
      key={open.launch}
      {...props}
      gameAtom={gameAtom}
      open={open}
      url={open.url}
      stage={home ? stage.element : null}
    />
  );
}

/** Closes games for real money when the session ends or another player signs in (specification §8). */
function useCloseWithSession(playerId: number | null): void {
  const store = useStore();
  const owner = useRef(playerId);
  useEffect(() => {
    if (owner.current !== playerId)
      for (const gameAtom of [openGameAtom, besideGameAtom])
        store.set(gameAtom, (open) => (open?.mode === 'real' ? null : open));
    owner.current = playerId;
  }, [playerId, store]);
}

function Running({
  device,
  playerCurrency,
  paused = false,
  balances,
  gameAtom,
  open,
  url,
  stage,
  ...site
}: PlaceProps & { open: OpenGame; url: string; stage: HTMLElement | null }) {
  const { origin } = new URL(url); // Our own origin, or the studio's.
  const store = useStore();
  const launch = useOpenGame(gameAtom);
  const beside = gameAtom === besideGameAtom;
  // A narrower window has no room for a second game: it is hidden and keeps its state.
  const waits = !useAtomValue(wideAtom) && beside;
  const { gameHref, follow } = useGameLinks();
  const box = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const narrow = useAtomValue(narrowAtom);
  const small = !stage && device === 'desktop';
  const full = !small && (narrow || device === 'mobile');
  const idle = small || waits;
  useDock(box, full || waits ? null : stage);
  const drag = useDrag(box, small);

  const { hold, release } = useHeldNews();
  const close = () => store.set(gameAtom, null);
  const change = (changes: Partial<OpenGame>) =>
    store.set(gameAtom, (now) => (now?.launch === open.launch ? { ...now, ...changes } : now));
  const actions: { [Kind in GameMessage['kind']]?: (message: GameMessage) => void } = {
    ready: () => change({ state: 'shown' }),
    balance: (message) => message.kind === 'balance' && site.onBalance?.(message),
    round_started: (message) => {
      change({ playing: true });
      if (message.kind === 'round_started' && open.mode === 'real') hold(message.round_id);
    },
    round_waits: (message) => message.kind === 'round_waits' && endHold(message.round_id),
    round_ended: () => {
      release();
      change({ playing: false });
      site.onRoundEnded?.();
    },
    limit_reached: () => site.onLimitReached?.(),
    take_break: () => open.mode === 'real' && site.onBreak?.(),
    open_cashbox: () => site.onCashbox(open.mode === 'real' ? open.currency : null),
    open_limits: site.onLimits,
    open_fairness: site.onFairness,
    close,
    relaunch: () => void launch({ ...open, playerCurrency, onLimitReached: site.onLimits }),
  };
  useEffect(() => release, [release]); // Releases the result when the game closes.
  const alone = useAtomValue(besideGameAtom) === null;
  const [last, setLast] = useAtom(playedAtom);
  useFrameFocus(frame, {
    playable: open.state === 'shown' && !small && !waits,
    played: alone || last === gameAtom,
    onPlayed: () => setLast(() => gameAtom),
    press: () => sendToGame(frame.current, origin, { kind: 'press' }),
  });
  useGameMessages(frame, origin, (message) => actions[message.kind]?.(message));
  useEffect(() => {
    if (open.state === 'shown') sendToGame(frame.current, origin, { kind: 'pause', paused: idle || paused });
  }, [origin, idle, paused, open.state]);
  useEffect(() => {
    // The game only uses the balance in its own currency.
    if (open.state === 'shown')
      for (const balance of balances ?? []) sendToGame(frame.current, origin, { kind: 'balance', ...balance });
  }, [origin, balances, open.state]);

  useRootMark('game-open');
  useRootMark('game-full', full);
  useRootMark('game-in-page', !full && !small);
  const theatre = useAtomValue(theatreAtom) && stage !== null && !beside;
  return (
    <section
      ref={box}
      data-game-frame=""
      aria-label={open.game.title}
      className={cx(
        styles.box,
        theatre && styles.theatre,
        full && styles.full,
        small && styles.small,
        waits && styles.waits,
        open.state === 'loading' && styles.loading,
      )}
    >
      {/* A game that is shown closes itself by its own bar; until then, and small, it is closed from here. */}
      {(small || (full && open.state === 'loading')) && (
        <FrameBar
          title={open.game.title}
          drag={small ? drag : undefined}
          onResume={small ? () => follow(gameHref(open.game)) : undefined}
          onClose={close}
        />
      )}
      <iframe
        ref={frame}
        className={styles.frame}
        src={url}
        title={open.game.title}
        sandbox="allow-scripts allow-same-origin"
        allow="autoplay; fullscreen"
        referrerPolicy="no-referrer"
        // A minimised game is only for watching. It is played on its page.
        inert={idle}
      />
    </section>
  );
}
