import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import { buildGame } from '../testing/build-game.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { cornerAtom, openGameAtom, stageAtom } from './frame.atoms.ts';
import { GameFrame, type GameFrameProps } from './GameFrame.tsx';

const origin = 'http://games.casino.test';
const game = buildGame();
const url = `${origin}/games/koi-garden/400#token=once`;
const screenSize = { narrow: false };

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: screenSize.narrow, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

function open(props: Partial<GameFrameProps> = {}, { onStage = false, links = {} } = {}) {
  const calls = { onBalance: vi.fn(), onCashbox: vi.fn(), onLimits: vi.fn(), onFairness: vi.fn() };
  const element = (changes: Partial<GameFrameProps> = {}) => (
    <GameFrame origin={origin} device="desktop" playerId={1} playerCurrency="EUR" {...calls} {...props} {...changes} />
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
      mode: 'demo',
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
      origin={origin}
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
