import { createHash } from 'node:crypto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CallFailed } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import {
  type Jackpot,
  type OwnJackpotWin,
  readJackpots,
  readJackpotWins,
  readOwnJackpotWins,
} from '@croupier/contracts';
import { drawJackpot } from '@croupier/game-math';
import { nodeHmac } from '@croupier/game-math/node';
import { ModalHost, registerModals, setErrorLog } from '@croupier/shell';
import { closeAllModals } from '@croupier/shell/testing';
import { renderCompetitions } from '../testing/render-competitions.tsx';
import { checkChance, checkThreshold } from './check-win.ts';
import { JackpotsPage } from './JackpotsPage.tsx';
import { JackpotTotal } from './JackpotTotal.tsx';
import { JackpotWinModal } from './JackpotWinModal.tsx';
import { WatchJackpotWins } from './WatchJackpotWins.tsx';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const level = (identifier: string, amount_cents: number): Jackpot['levels'][number] => ({
  identifier,
  title: identifier === 'wave' ? 'Wave' : 'Flood',
  amount_cents,
  kind: 'must_hit_by',
  share: 0.001,
  seed_cents: 2_500,
  staked_per_win_cents: null,
  must_hit_by_cents: 10_000,
  commitment: 'c0'.repeat(32),
  started_at: '2026-11-22T12:00:00.000Z',
});
const jackpot: Jackpot = {
  id: 'high-tide',
  identifier: 'high-tide',
  title: 'High Tide',
  state: 'active',
  currency: 'EUR',
  levels: [level('wave', 2_600), level('flood', 250_090)],
  games: ['deep-bell'],
  rtp: 0.0034,
};

const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'calm sea', nonce: 3 };
const drawn = drawJackpot(nodeHmac, seeds);
const chance: NonNullable<OwnJackpotWin['chance']> = {
  drawn: String(drawn),
  from: String(drawn - 5n),
  to: String(drawn + 1n),
  client_seed: seeds.clientSeed,
  server_seed_hash: sha256(seeds.serverSeed),
  server_seed: seeds.serverSeed,
  nonce: seeds.nonce,
};
const win: OwnJackpotWin = {
  id: 4,
  jackpot: 'four-lanterns',
  level: 'spark',
  title: 'Four Lanterns: Spark',
  game: 'lantern-tide',
  won_at: '2026-11-22T12:30:00.000Z',
  must_hit_by: null,
  pool_cents: 1_234,
  amount_cents: 2_203,
  currency: 'JPY',
  round_id: '0d0e1a52-3c2f-4f0e-8a1e-0d0e1a523c2f',
  chance,
};
const threshold = { sum_cents: 5_120, salt: '5a'.repeat(32), commitment: sha256(`${'5a'.repeat(32)}:5120`) };

afterEach(() => act(() => closeAllModals({ immediate: true })));

const total = (
  <JackpotTotal
    link={({ className, children }) => (
      <a href="/jackpots" className={className}>
        {children}
      </a>
    )}
  />
);
const page = (
  <JackpotsPage
    signedIn
    games={({ games }) => games.join()}
    fairnessLink={(text) => <a href="/fairness">{text}</a>}
    care={<a href="/limits">Limits</a>}
    action={null}
  />
);

// shows: topic:public:jackpots; constant:jackpot-digits
test('the header says what all pools hold, with two decimals, and follows them', async () => {
  const { send } = renderCompetitions(answering([[readJackpots, [jackpot]]]), total);
  expect(await screen.findByRole('link')).toHaveTextContent('Jackpots€2,526.90');
  act(() => send('changed', { levels: [{ jackpot: 'high-tide', level: 'wave', amount_cents: 2_610 }] }));
  expect(await screen.findByText('€2,527.00')).toBeVisible();
});

test('when a pool is won, the parts that show it ask once, and none takes back what another asked for', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const api = answering([
    [
      readJackpots,
      ({ signal }: { signal?: AbortSignal }) => {
        signals.push(signal);
        return [jackpot];
      },
    ],
    [readJackpotWins, []],
    [readOwnJackpotWins, []],
  ]);
  const { send } = renderCompetitions(
    api,
    <>
      {total}
      {page}
    </>,
  );
  await screen.findByRole('heading', { name: 'High Tide' });
  const before = signals.length;
  act(() => send('won', {}));
  await waitFor(() => expect(signals).toHaveLength(before + 1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(signals.map((signal) => signal?.aborted)).toEqual(signals.map(() => false));
  expect(signals).toHaveLength(before + 1);
});

// shows: log:LOAD_JACKPOTS; error:swallowed; failure:visible
test('jackpots that do not load are logged by their name, leave the header as it is and offer another try', async () => {
  const logged = vi.fn();
  setErrorLog(logged);
  let fails = true;
  const answer = () => {
    if (fails) throw new CallFailed('network');
    return [jackpot];
  };
  const api = answering([
    [readJackpots, answer],
    [readJackpotWins, []],
    [readOwnJackpotWins, []],
  ]);
  renderCompetitions(
    api,
    <>
      {total}
      {page}
    </>,
  );
  const again = await screen.findByRole('button', { name: /again/i });
  expect(screen.queryByRole('link', { name: /Jackpots/ })).toBeNull();
  expect(logged).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ label: 'LOAD_JACKPOTS' }));
  fails = false;
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'High Tide' })).toBeVisible();
});

test('the page says how a pool is filled and won, the largest first, and shows the fingerprint of the sum', async () => {
  const api = answering([
    [readJackpots, [jackpot]],
    [readJackpotWins, []],
    [readOwnJackpotWins, []],
  ]);
  renderCompetitions(api, page);
  const card = within(await screen.findByRole('region', { name: 'High Tide' }));
  expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Flood', 'Wave', 'Flood', 'Wave']);
  expect(card.getByText(/0\.20% of every stake/)).toHaveTextContent('return 0.34%');
  expect(card.getAllByText('c0'.repeat(32))).toHaveLength(2);
  expect(screen.queryByText(/soon|due|hurry/i)).toBeNull();
});

test('no jackpots is said as such', async () => {
  renderCompetitions(answering([[readJackpots, []]]), page);
  expect(await screen.findByText('No jackpots right now')).toBeVisible();
});

// shows: popup:jackpot-win; reaction:jackpot-win; topic:jackpot_wins
test('a win opens its popup with the amount, that it is paid, and the proof checked in the browser', async () => {
  const callbacks = { onJackpots: vi.fn(), onSeeds: vi.fn() };
  registerModals({
    'jackpot-win': async () => (props) => <JackpotWinModal id={props['id'] as number} {...callbacks} />,
  });
  const { send } = renderCompetitions(
    answering([[readOwnJackpotWins, [win]]]),
    <>
      <WatchJackpotWins />
      <ModalHost />
    </>,
  );
  act(() => send('award', { id: 4 }));
  const dialog = within(await screen.findByRole('dialog', { name: 'You won a jackpot' }));
  expect(await dialog.findByText('¥2,203')).toBeVisible();
  expect(dialog.getByText('Four Lanterns: Spark')).toBeVisible();
  await userEvent.click(dialog.getByText('How it was won'));
  expect(await dialog.findByText('Your browser recalculated it and got the same result.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'All jackpots' }));
  expect(callbacks.onJackpots).toHaveBeenCalled();
});

test('a draw is right only with its own seeds and numbers, and a sum only with its own salt', () => {
  expect(checkChance(chance)).toBe('right');
  expect(checkChance({ ...chance, nonce: 4 })).toBe('wrong');
  expect(checkChance({ ...chance, to: chance.drawn })).toBe('wrong');
  expect(checkChance({ ...chance, server_seed_hash: sha256('other') })).toBe('wrong');
  expect(checkChance({ ...chance, server_seed: null })).toBe('hidden');
  expect(checkThreshold(threshold)).toBe('right');
  expect(checkThreshold({ ...threshold, sum_cents: 5_121 })).toBe('wrong');
});
