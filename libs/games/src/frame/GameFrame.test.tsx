import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { holdNews, whenShown } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { buildGame } from '../testing/build-game.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { besideGameAtom, besideStageAtom, cornerAtom, openGameAtom, stageAtom } from './frame.atoms.ts';
import { GameFrame, type GameFrameProps } from './GameFrame.tsx';

const origin = 'http://games.casino.test';
const game = buildGame();
const url = `${origin}/games/koi-garden/400#token=once`;
const screenSize = { narrow: false, wide: false };

beforeAll(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('>=') ? screenSize.wide : screenSize.narrow,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

function open(
  props: Partial<GameFrameProps> = {},
  { onStage = false, mode = 'demo' as 'demo' | 'real', links = {} } = {},
) {
  const calls = { onBalance: vi.fn(), onCashbox: vi.fn(), onLimits: vi.fn(), onFairness: vi.fn() };
  const element = (changes: Partial<GameFrameProps> = {}) => (
    <GameFrame device="desktop" playerId={1} playerCurrency="EUR" {...calls} {...props} {...changes} />
  );
  const rendered = renderInApp(element(), answering([]), links);
  const rerenderFrame = (changes: Partial<GameFrameProps>) => rendered.rerender(element(changes));
  act(() => {
    if (onStage)
      rendered.store.set(stageAtom, {
        slug: game.slug,
        element: document.body.appendChild(document.createElement('div')),
      });
    rendered.store.set(openGameAtom, {
      game,
      mode,
      currency: null,
      url,
      state: 'loading',
      failure: null,
      launch: 1,
    });
  });
  const frame = () => screen.queryByTitle<HTMLIFrameElement>('Koi Garden');
  const say = (message: object, from: { origin?: string; source?: Window | null } = {}) =>
    act(() => {
      window.dispatchEvent(
        new MessageEvent('message', {
          origin,
          source: frame()!.contentWindow,
          data: { source: 'croupier.game', ...message },
          ...from,
        }),
      );
    });
  return { ...rendered, ...calls, frame, say, rerenderFrame };
}

// shows: frame:states
test('nothing open shows nothing', () => {
  renderInApp(
    <GameFrame
      device="desktop"
      playerId={1}
      playerCurrency="EUR"
      onCashbox={vi.fn()}
      onLimits={vi.fn()}
      onFairness={vi.fn()}
    />,
    answering([]),
  );
  expect(document.querySelector('iframe')).toBeNull();
});

// shows: promise:W6; frame:states
test('the frame is fenced in and loads the page with its token', () => {
  const { frame } = open({}, { onStage: true });
  expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
  expect(frame()).toHaveAttribute('src', url);
});

// shows: frame:states
test('it is shown when the game says it is ready', () => {
  const { say, store } = open({}, { onStage: true });
  expect(store.get(openGameAtom)?.state).toBe('loading');
  say({ kind: 'ready' });
  expect(store.get(openGameAtom)?.state).toBe('shown');
});

// shows: error:401
test('a game for money closes when its player’s session ends, also for who signs in next; a demo goes on', () => {
  for (const [mode, next, stays] of [
    ['real', null, false],
    ['real', 2, false],
    ['demo', 2, true],
  ] as const) {
    const { store, rerenderFrame, unmount } = open({}, { onStage: true });
    act(() => store.set(openGameAtom, (now) => now && { ...now, mode }));
    rerenderFrame({ playerId: next, ...(next === null && { playerCurrency: null }) });
    expect(store.get(openGameAtom) !== null).toBe(stays);
    unmount();
  }
});

// shows: promise:W6
test('a balance reaches the site from the game only: not from another origin, window or shape', () => {
  const { say, onBalance } = open({}, { onStage: true });
  const balance = { kind: 'balance', currency: 'EUR', balance_cents: 1234 };
  say(balance, { origin: 'http://evil.test' });
  say(balance, { source: window });
  say({ ...balance, balance_cents: 'much' });
  expect(onBalance).not.toHaveBeenCalled();
  say(balance);
  expect(onBalance).toHaveBeenCalledWith(expect.objectContaining({ currency: 'EUR', balance_cents: 1234 }));
});

test('what the wallets hold is sent to the game once it is shown, and again when it changes', () => {
  const { frame, say, rerenderFrame } = open(
    { balances: [{ currency: 'EUR', balance_cents: 900 }] },
    { onStage: true },
  );
  const posted = vi.spyOn(frame()!.contentWindow!, 'postMessage');
  const message = (balance_cents: number) => ({
    source: 'croupier.frame',
    kind: 'balance',
    currency: 'EUR',
    balance_cents,
  });
  expect(posted).not.toHaveBeenCalled();
  say({ kind: 'ready' });
  expect(posted).toHaveBeenCalledWith(message(900), origin);
  rerenderFrame({ balances: [{ currency: 'EUR', balance_cents: 5900 }] });
  expect(posted).toHaveBeenCalledWith(message(5900), origin);
});

test('a round is under way from its start to its end, or until its game is closed', () => {
  const onRound = vi.fn();
  const { say, store } = open({ onRound }, { onStage: true });
  const round_id = crypto.randomUUID();
  const ended = { kind: 'round_ended', round_id, stake_cents: 100, win_cents: 0 };
  say({ kind: 'ready' });
  say({ kind: 'round_started', round_id });
  say(ended);
  say({ kind: 'round_started', round_id });
  expect(store.get(openGameAtom)?.playing).toBe(true);
  act(() => store.set(openGameAtom, null));
  expect(onRound.mock.calls).toEqual([[true], [false], [true], [false]]);
});

test('what a round came to waits for the game to have shown it, or for it to be closed', () => {
  const { say, store } = open({}, { onStage: true, mode: 'real' });
  const round_id = crypto.randomUUID();
  const news = vi.fn();
  say({ kind: 'ready' });
  say({ kind: 'round_started', round_id });
  whenShown(news);
  say({ kind: 'round_started', round_id });
  expect(news).not.toHaveBeenCalled();
  say({ kind: 'round_ended', round_id, stake_cents: 100, win_cents: 250 });
  expect(news).toHaveBeenCalledOnce();
  say({ kind: 'round_started', round_id });
  whenShown(news);
  expect(news).toHaveBeenCalledOnce();
  act(() => store.set(openGameAtom, null));
  expect(news).toHaveBeenCalledTimes(2);
});

test('after a reload a round that waits for its player holds nothing back', () => {
  const round_id = crypto.randomUUID();
  holdNews(round_id); // Held by the page before.
  const { say } = open({}, { onStage: true, mode: 'real' });
  const news = vi.fn();
  whenShown(news);
  say({ kind: 'ready' });
  expect(news).not.toHaveBeenCalled();
  say({ kind: 'round_waits', round_id });
  expect(news).toHaveBeenCalledOnce();
});

test('a round for play money keeps nothing of the player’s own back', () => {
  const { say } = open({}, { onStage: true });
  const news = vi.fn();
  say({ kind: 'ready' });
  say({ kind: 'round_started', round_id: crypto.randomUUID() });
  whenShown(news);
  expect(news).toHaveBeenCalledOnce();
});

test('the game that opens has the focus and is said to be open', () => {
  const { frame, say } = open({}, { onStage: true });
  expect(frame()).not.toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  say({ kind: 'ready' });
  expect(frame()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Koi Garden is open');
});

test('a game that opens behind a dialog leaves the focus there', () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  onTestFinished(() => dialog.remove());
  dialog.setAttribute('open', '');
  const { frame, say } = open({}, { onStage: true });
  say({ kind: 'ready' });
  expect(frame()).not.toHaveFocus();
});

test('space beside the frame presses in the game once and does not scroll; in a field it is a space', async () => {
  const { frame, say } = open({}, { onStage: true });
  say({ kind: 'ready' });
  const posted = vi.spyOn(frame()!.contentWindow!, 'postMessage');
  const field = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => field.remove());
  field.focus();
  await userEvent.keyboard(' ');
  expect(field).toHaveValue(' ');
  expect(posted).not.toHaveBeenCalled();
  const press = (repeat: boolean) => {
    const event = new KeyboardEvent('keydown', { code: 'Space', bubbles: true, cancelable: true, repeat });
    document.body.dispatchEvent(event);
    return event;
  };
  expect(press(false).defaultPrevented).toBe(true);
  expect(press(true).defaultPrevented).toBe(true);
  expect(posted.mock.calls).toEqual([[{ source: 'croupier.frame', kind: 'press' }, origin]]);
  expect(frame()).toHaveFocus();
});

test.each([
  ['on a phone', 'mobile', false],
  ['in a window as narrow as a phone', 'desktop', true],
] as const)('%s there is one way to close: the site’s until the game shows its own', (_where, device, narrow) => {
  screenSize.narrow = narrow;
  onTestFinished(() => void (screenSize.narrow = false));
  const { say } = open({ device }, { onStage: true });
  expect(screen.getByRole('button', { name: 'Close Koi Garden' })).toBeVisible();
  say({ kind: 'ready' });
  expect(screen.queryByRole('button', { name: 'Close Koi Garden' })).toBeNull();
});

describe('off its page', () => {
  // shows: screen:frame-minimised; screen:frame-buttons
  test('a player on a desktop keeps it small, can go back to it and close it', async () => {
    const follow = vi.fn();
    const { frame } = open({}, { links: { follow } });
    expect(frame()).toHaveAttribute('inert');
    expect(screen.getByText('Koi Garden')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Resume' }));
    expect(follow).toHaveBeenCalledWith('/play/paperlantern-works/koi-garden');
    await userEvent.click(screen.getByRole('button', { name: 'Close Koi Garden' }));
    expect(frame()).toBeNull();
  });

  test('a minimised game takes neither focus nor keys', () => {
    const { frame, say } = open();
    say({ kind: 'ready' });
    expect(frame()).not.toHaveFocus();
    const event = new KeyboardEvent('keydown', { code: 'Space', bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  // shows: screen:frame-minimised
  test('arrow keys move it, and not out of the window', async () => {
    const { store } = open();
    screen.getByRole('button', { name: /Move Koi Garden/ }).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    expect(store.get(cornerAtom)).toEqual({ right: 48, bottom: 48 });
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(store.get(cornerAtom).right).toBe(8);
  });

  // shows: frame:closes
  test.each([
    ['a guest', { playerCurrency: null }],
    ['a phone', { device: 'mobile' as const }],
  ])('it closes for %s', (_who, props) => {
    const { frame, store } = open(props);
    expect(frame()).toBeNull();
    expect(store.get(openGameAtom)).toBeNull();
  });
});

describe('two games beside each other', () => {
  const other = buildGame({ slug: 'moon-hare', title: 'Moon Hare' });

  /** Renders both games. `wide` tells whether the window has room for both. */
  function openTwo(props: Partial<GameFrameProps> = {}, wide = true) {
    screenSize.wide = wide;
    onTestFinished(() => void (screenSize.wide = false));
    const opened = open(props, { onStage: true });
    act(() => {
      opened.store.set(besideStageAtom, {
        slug: other.slug,
        element: document.body.appendChild(document.createElement('div')),
      });
      opened.store.set(besideGameAtom, {
        game: other,
        mode: 'demo',
        currency: null,
        url,
        state: 'loading',
        failure: null,
        launch: 2,
      });
    });
    const second = () => screen.queryByTitle<HTMLIFrameElement>('Moon Hare');
    const sayIn = (frame: HTMLIFrameElement, message: object) => opened.say(message, { source: frame.contentWindow });
    sayIn(opened.frame()!, { kind: 'ready' });
    sayIn(second()!, { kind: 'ready' });
    const posted = [opened.frame()!, second()!].map((one) => vi.spyOn(one.contentWindow!, 'postMessage'));
    return { ...opened, second, sayIn, posted };
  }
  const presses = (posted: ReturnType<typeof openTwo>['posted']) =>
    posted.map(({ mock }) => mock.calls.filter(([message]) => message.kind === 'press').length);
  const space = () =>
    act(() => {
      (document.activeElement as HTMLElement).blur();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { code: 'Space', bubbles: true, cancelable: true }));
    });
  const focus = (frame: HTMLIFrameElement) =>
    act(() => {
      frame.focus();
      window.dispatchEvent(new Event('blur'));
    });

  test('space presses the one that had the focus last, and only that', () => {
    const { frame, second, posted } = openTwo();
    focus(second()!);
    space();
    expect(presses(posted)).toEqual([0, 1]);
    focus(frame()!);
    space();
    space();
    expect(presses(posted)).toEqual([2, 1]);
  });

  test('what a wallet holds reaches both, and both wait for a reality check', () => {
    const { posted, rerenderFrame } = openTwo();
    rerenderFrame({ balances: [{ currency: 'EUR', balance_cents: 700 }], paused: true });
    for (const one of posted) {
      expect(one).toHaveBeenCalledWith(expect.objectContaining({ kind: 'balance', balance_cents: 700 }), origin);
      expect(one).toHaveBeenCalledWith(expect.objectContaining({ kind: 'pause', paused: true }), origin);
    }
  });

  test('a round is under way until both have none', () => {
    const onRound = vi.fn();
    const { frame, second, sayIn } = openTwo({ onRound });
    const round = { round_id: crypto.randomUUID() };
    const ended = { kind: 'round_ended', ...round, stake_cents: 100, win_cents: 0 };
    sayIn(frame()!, { kind: 'round_started', ...round });
    sayIn(second()!, { kind: 'round_started', ...round });
    sayIn(frame()!, ended);
    expect(onRound.mock.calls).toEqual([[true]]);
    sayIn(second()!, ended);
    expect(onRound.mock.calls).toEqual([[true], [false]]);
  });

  test('each closes by itself, and space is then the other’s', () => {
    const { frame, second, sayIn, store, posted } = openTwo();
    focus(second()!);
    sayIn(second()!, { kind: 'close' });
    expect([frame(), second()].map((one) => one !== null)).toEqual([true, false]);
    space();
    expect(presses(posted)[0]).toBe(1);
    act(() => store.set(openGameAtom, null));
    expect(frame()).toBeNull();
  });

  test('where the window has no room the second waits as it is: paused, out of reach, not closed', () => {
    const { frame, second, store } = openTwo({}, false);
    expect(frame()).not.toHaveAttribute('inert');
    expect(second()).toHaveAttribute('inert');
    expect(store.get(besideGameAtom)).toMatchObject({ state: 'shown' });
  });

  test('away from their page the first stays small and the second closes', () => {
    const { frame, second, store } = openTwo();
    act(() => {
      store.set(stageAtom, null);
      store.set(besideStageAtom, null);
    });
    expect(second()).toBeNull();
    expect(frame()).toHaveAttribute('inert');
  });
});
