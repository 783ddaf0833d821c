import { Suspense, use } from 'react';
import { openGameSession } from '@croupier/contracts';
import { gameTitleBySlug } from '@croupier/game-art';
import { collectTitle, expandTitle, holdTitle, tumbleTitle } from '@croupier/game-math';
import { likelyParentOrigins, type ParentPage, parentPage } from './frame/parent.ts';
import { createGameStore, type GameStore } from './game/game-store.ts';
import { type Opened, part } from './game/part.tsx';
import { Opening } from './hud/Opening.tsx';
import { Unopened } from './hud/Unopened.tsx';
import type { Launch } from './launch.ts';
import { CallFailure, type FailureCode } from './rgs/failure.ts';
import { rgsApi } from './rgs/rgs-api.ts';
import { speak } from './texts.ts';

const CollectGame = part(() => import('./collect/CollectGame.tsx'));
const ExpandGame = part(() => import('./expand/ExpandGame.tsx'));
const HoldGame = part(() => import('./hold/HoldGame.tsx'));
const PokieGame = part(() => import('./pokie/PokieGame.tsx'));
const TumbleGame = part(() => import('./tumble/TumbleGame.tsx'));

/** Views by the maths of a game. Every game that isn't listed has reels. */
const views: Readonly<Record<string, ReturnType<typeof part>>> = {
  baccarat: part(() => import('./baccarat/BaccaratGame.tsx')),
  blackjack: part(() => import('./blackjack/BlackjackGame.tsx')),
  dice: part(() => import('./dice/DiceGame.tsx')),
  'firefly-keno': part(() => import('./keno/KenoGame.tsx')),
  'heron-hi-lo': part(() => import('./hi-lo/HiLoGame.tsx')),
  'sunflower-wheel': part(() => import('./wheel/WheelGame.tsx')),
  'lark-limbo': part(() => import('./limbo/LimboGame.tsx')),
  roulette: part(() => import('./roulette/RouletteGame.tsx')),
  'jacks-or-better': part(() => import('./video-poker/VideoPokerGame.tsx')),
  'acorn-plinko': part(() => import('./plinko/PlinkoGame.tsx')),
  'amber-mines': part(() => import('./mines/MinesGame.tsx')),
};

type Result = Opened | { readonly failure: FailureCode; readonly relaunch: () => void; readonly close: () => void };

async function openGame({ token }: Launch, now: () => number): Promise<Result> {
  const tell = (kind: 'ready' | 'relaunch' | 'close'): void =>
    likelyParentOrigins().forEach((origin) => parentPage(origin).say({ kind }));
  const unopened = (failure: FailureCode): Result => {
    // Shows the frame; otherwise the player would wait for nothing.
    tell('ready');
    return { failure, relaunch: () => tell('relaunch'), close: () => tell('close') };
  };
  if (token === null) return unopened('launch_token_invalid');
  try {
    const session = await rgsApi(null).call(openGameSession, { body: { token } });
    await speak(session.locale);
    const gameTitle = gameTitleBySlug(session.slug);
    if (!gameTitle) return unopened('game_not_available');
    document.title = gameTitle.title;
    const parent = parentPage(session.parent_origin);
    const game = createGameStore(session, parent, { now });
    listenFor(game, parent);
    return { game, gameTitle };
  } catch (failure) {
    return unopened(failure instanceof CallFailure ? failure.code : 'unavailable');
  }
}

const DEPOSIT_LOOK_MS = 5_000;

/**
 * Listens for changes of the balance from outside: messages of the embedding page, a deposit, another tab, a lost
 * connection.
 */
function listenFor(game: GameStore, parent: ParentPage): void {
  parent.listen((message) => {
    if (message.kind === 'pause') {
      game.pause(message.paused);
      if (!message.paused) void game.refresh();
    } else if (message.kind === 'balance' && message.currency === game.session.currency)
      game.balanceElsewhere(message.balance_cents);
  });
  window.addEventListener('online', () => void game.refresh());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void game.refresh());
  setInterval(() => game.get().problem === 'insufficient_funds' && void game.refresh(), DEPOSIT_LOOK_MS);
}

let opening: Promise<Result> | undefined;
/** Returns the page's only game, opened once: if React repeats a render, it gets the same promise. */
const openOnce = (launch: Launch, now: () => number): Promise<Result> => (opening ??= openGame(launch, now));

interface AppProps {
  readonly launch: Launch;
  /** Returns the machine's time in epoch milliseconds. */
  readonly now: () => number;
}

function Game({ launch, now }: AppProps) {
  const opened = use(openOnce(launch, now));
  if ('failure' in opened) return <Unopened code={opened.failure} relaunch={opened.relaunch} close={opened.close} />;
  // Maths of the session: the title may use other maths since it was opened.
  const { maths } = opened.game.session;
  const View =
    views[maths] ??
    (tumbleTitle(maths)
      ? TumbleGame
      : holdTitle(maths)
        ? HoldGame
        : expandTitle(maths)
          ? ExpandGame
          : collectTitle(maths)
            ? CollectGame
            : PokieGame);
  return <View {...opened} />;
}

export function App({ launch, now }: AppProps) {
  return (
    <Suspense fallback={<Opening slug={launch.slug} />}>
      <Game launch={launch} now={now} />
    </Suspense>
  );
}
