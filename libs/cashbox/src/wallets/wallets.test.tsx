import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Api, ApiProvider, balanceQuery, CallFailed, playerQuery } from '@croupier/api-client';
import { testPlayer } from '@croupier/api-client/testing';
import type { Account } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { ToastHost } from '@croupier/shell';
import { closeAllModals, dismissToasts } from '@croupier/shell/testing';
import { WithTexts } from '@croupier/ui-kit/testing';
import { BalanceBadge } from '../balance/BalanceBadge.tsx';
import { eur, install, intent, openCashbox, platform, script } from '../testing/cashier.tsx';
import { wantedWalletAtom } from './wanted-wallet.atoms.ts';

const btc: Account = { currency: 'BTC', active: false, amount_cents: 200_000, available_to_cashout_cents: 200_000 };
const texts = {
  balance: 'Balance, open the cashbox',
  choose: 'Balance, choose a wallet',
  wallets: 'Your wallets',
  note: 'New games and bets use the wallet you choose. Open ones keep theirs.',
  openCashbox: 'Open the cashbox',
  failed: 'We got no response.',
};

/** Simulates a server that stores the active wallet as ours does. */
function server(first: readonly Account[], answers: Parameters<typeof platform>[0] = {}) {
  let wallets = [...first];
  const { api, asked, intents } = platform({
    'GET /api/player/accounts': () => wallets,
    'POST /api/player/accounts': ({ body }) => {
      const currency = body!['currency'] as CurrencyCode;
      if (!wallets.some((one) => one.currency === currency))
        wallets.push({ currency, active: false, amount_cents: 0, available_to_cashout_cents: 0 });
      if (body!['active'] !== false) wallets = wallets.map((one) => ({ ...one, active: one.currency === currency }));
      return wallets;
    },
    ...answers,
  });
  const chosen = () =>
    asked.filter(({ method, path }) => `${method} ${path}` === 'POST /api/player/accounts').map(({ body }) => body);
  return { api, asked, intents, chosen };
}

function header(api: Api, onOpen = vi.fn()) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  queryClient.setQueryData(playerQuery(api).queryKey, testPlayer({ currency: 'EUR' }));
  render(
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>
        <WithTexts>
          <BalanceBadge texts={texts} onOpen={onOpen} />
          <ToastHost />
        </WithTexts>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { onOpen, currency: () => queryClient.getQueryData(playerQuery(api).queryKey)?.currency };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const wallet = (name: RegExp) => screen.getByRole('menuitemradio', { name });

afterEach(() => act(dismissToasts));
beforeEach(() => install(script()));
afterEach(() => act(() => closeAllModals({ immediate: true })));

test('with one wallet the balance opens the cashbox', async () => {
  const { onOpen } = header(server([eur]).api);
  await press(/^Balance, open the cashbox\s*€100.00$/);
  expect(onOpen).toHaveBeenCalledOnce();
});

test('with several it lists each in its own currency, and another one is chosen by one press', async () => {
  const { api, chosen } = server([eur, btc]);
  const { currency } = header(api);
  await press(/^Balance, choose a wallet\s*€100.00$/);
  expect(wallet(/^Euro\s*€100.00/)).toBeChecked();
  await userEvent.click(wallet(/^Bitcoin\s*2,000 µBTC/));
  expect(await screen.findByRole('button', { name: /^Balance, choose a wallet\s*2,000 µBTC$/ })).toBeVisible();
  expect(chosen()).toEqual([{ currency: 'BTC' }]);
  // The player query, which for example the slip reads, has the new currency too.
  expect(currency()).toBe('BTC');
});

test('two quick presses end with the wallet that was pressed last', async () => {
  const { api, chosen } = server([eur, btc]);
  header(api);
  await press(/choose a wallet/);
  await userEvent.dblClick(wallet(/^Bitcoin/));
  await screen.findByRole('button', { name: /2,000 µBTC/ });
  await press(/choose a wallet/);
  await userEvent.click(wallet(/^Euro/));
  expect(await screen.findByRole('button', { name: /€100.00$/ })).toBeVisible();
  expect(chosen().at(-1)).toEqual({ currency: 'EUR' });
});

test('without an answer nothing is claimed', async () => {
  const { api } = server([eur, btc], {
    'POST /api/player/accounts': () => Promise.reject(new CallFailed('Network Error')),
  });
  header(api);
  await press(/choose a wallet/);
  await userEvent.click(wallet(/^Bitcoin/));
  expect(await screen.findByText('We got no response.')).toBeVisible();
  expect(screen.getByRole('button', { name: /choose a wallet\s*€100.00/ })).toBeVisible();
});

test('the list leads to the cashbox', async () => {
  const { onOpen } = header(server([eur, btc]).api);
  await press(/choose a wallet/);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Open the cashbox' }));
  expect(onOpen).toHaveBeenCalledOnce();
});

// shows: step:crypto-without-wallet
test('a coin’s wallet is opened without being played from', async () => {
  const { api, chosen } = server([eur]);
  openCashbox({ api, start: 'deposit' });
  await userEvent.click(await screen.findByRole('tab', { name: 'Crypto' }));
  expect(screen.getByText(/keep playing with Euro until you choose another wallet/)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /^Litecoin/ }));
  await press('Open this wallet');
  expect(await screen.findByRole('button', { name: 'LTC', pressed: true })).toBeVisible();
  expect(chosen()).toEqual([{ currency: 'LTC', active: false }]);
});

test('the cashbox shows every wallet; looking at one does not play with it, pressing the button does', async () => {
  const { api, chosen } = server([eur, btc]);
  openCashbox({ api });
  await userEvent.click(await screen.findByRole('radio', { name: /^Bitcoin/ }));
  expect(screen.getByText(/You’re playing with/)).toHaveTextContent('You’re playing with Euro.');
  expect(chosen()).toEqual([]);
  await press('Play with Bitcoin');
  const now = await screen.findByText(/You’re now playing with/);
  expect(now).toHaveTextContent('You’re now playing with Bitcoin.');
  expect(now).toHaveFocus();
  expect(chosen()).toEqual([{ currency: 'BTC' }]);
});

// shows: step:withdraw
test('all of a wallet that is not played with is withdrawn, and the screen stays when it is empty', async () => {
  const ordered = intent({ action: 'cashout', state: 'requested' });
  install(
    script({ submitForm: async () => ({ status: 'ready', error: null, profile: { id: 'p9', title: 'DE00…5600' } }) }),
  );
  const empty = { amount_cents: 0, available_to_cashout_cents: 0 };
  const coins = { ...btc, ...empty, active: true };
  let euros: Account = { ...eur, active: false };
  const { api, intents, chosen, asked } = server([coins, euros], {
    'GET /api/player/accounts': () => [coins, euros],
    'POST /api/payments/intents': () => {
      euros = { ...euros, ...empty };
      return ordered;
    },
  });
  openCashbox({ api, start: 'withdraw' });
  const from = await screen.findByRole('group', { name: 'From wallet' });
  expect(within(from).getByRole('radio', { name: /^Euro\s*€80.00/ })).toBeChecked();
  await screen.findByText(/Min\. €10\.00/);
  await press('All');
  await press('Choose where to send it');
  await userEvent.click(await screen.findByRole('radio', { name: /^Card/ }));
  await press('Continue');
  await waitFor(() => expect(screen.getByRole('button', { name: /^Withdraw €80.00/ })).toBeEnabled());
  const before = asked.length;
  await press(/^Withdraw €80.00/);
  await screen.findByText(/Withdrawal of/);
  await waitFor(() => expect(asked.slice(before).map(({ path }) => path)).toContain('/api/player/accounts'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  expect(screen.getByText(/Withdrawal of/)).toBeVisible();
  expect(intents()).toMatchObject([{ body: { action: 'cashout', currency: 'EUR', amount_cents: 8000 } }]);
  expect(chosen()).toEqual([]);
});

test('who asks for a wallet, such as a running game, gets its cashbox, and the next opening is as ever', async () => {
  const { api } = server([
    { ...btc, active: true },
    { ...eur, active: false },
  ]);
  act(() => getDefaultStore().set(wantedWalletAtom, 'EUR'));
  const { close, unmount } = openCashbox({ api, start: 'deposit' });
  expect(await screen.findByRole('tab', { name: 'Card and bank', selected: true })).toBeVisible();
  close();
  unmount();
  openCashbox({ api, start: 'deposit' });
  expect(await screen.findByRole('tab', { name: 'Crypto', selected: true })).toBeVisible();
});

test('a wallet chosen in another tab changes nothing about a deposit that is being typed', async () => {
  const usd: Account = { ...eur, currency: 'USD', active: false };
  const { api } = server([eur, usd]);
  const { queryClient } = openCashbox({ api, start: 'deposit' });
  await screen.findByText('Min. €10.00, max. €10,000.00');
  act(
    () =>
      void queryClient.setQueryData(balanceQuery(api).queryKey, [
        { ...usd, active: true },
        { ...eur, active: false },
      ]),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Choose how to pay' }));
  expect(await screen.findByText('€50.00')).toBeVisible();
});
