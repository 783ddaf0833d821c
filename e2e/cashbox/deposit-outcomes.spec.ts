import type { Page } from '@playwright/test';
import { createPaymentIntent, readPayments } from '@croupier/contracts';
import { cardFields, chooseCard, fillCard, payButton, payByCard } from '@croupier/e2e-support/cashbox';
import { balanceOf, cards, decide } from '@croupier/e2e-support/provider';
import { ask, hosts } from '@croupier/e2e-support/site';
import { balance, expect, test, visit } from '@croupier/e2e-support/test';
import type { Visitor } from '@croupier/e2e-support/visitor';

const INTENTS = `**${createPaymentIntent.path}`;
const SCRIPT = `http://${hosts.payments}/**/*.js`;

const paymentsOf = async (visitor: Visitor) => (await visitor.call(readPayments, { query: {} })).data;
const dialog = (page: Page) => page.getByRole('dialog');

/** The provider's name for the deposit that is opened next. */
const nextProviderPaymentId = async (page: Page) => {
  const response = await page.waitForResponse(
    (one) => one.url().endsWith(createPaymentIntent.path) && one.request().method() === 'POST',
  );
  return ((await response.json()) as { provider_payment_id: string }).provider_payment_id;
};

// shows: route:/deposit; step:deposit-end
test(
  'a declined card is told as that, the balance stays, and another try with a good card arrives',
  { tag: '@smoke' },
  async ({ page, player }) => {
    await player();
    await visit(page, '/deposit');
    await payByCard(page, { number: cards.declined });
    await expect(page.getByRole('heading', { name: 'Your deposit didn’t go through' })).toBeVisible();
    await expect(
      dialog(page).getByText('Your bank or the payment provider declined this payment. Your balance is unchanged.'),
    ).toBeVisible();
    await expect(balance(page)).toContainText('€0.00');

    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await fillCard(page, cards.good);
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: '€50.00 received' })).toBeVisible();
    await expect(balance(page)).toContainText('€50.00');
  },
);

test('a card without money on it says so', { tag: '@nightly' }, async ({ page, player }) => {
  await player();
  await visit(page, '/deposit');
  await payByCard(page, { number: cards.poor });
  await expect(dialog(page).getByText('There isn’t enough money on this card or account.')).toBeVisible();
});

// shows: step:deposit-end
test(
  'a pending payment says it is on its way, and the money arrives when the provider decides',
  { tag: '@nightly' },
  async ({ page, player }) => {
    const visitor = await player();
    await visit(page, '/deposit');
    const providerPaymentId = nextProviderPaymentId(page);
    await payByCard(page, { number: cards.pending });
    await expect(page.getByRole('heading', { name: 'The payment is on its way' })).toBeVisible();
    expect(await balanceOf(visitor)).toBe(0);
    await decide(await providerPaymentId, 'succeed');
    await expect(page.getByRole('heading', { name: '€50.00 received' })).toBeVisible();
    await expect(balance(page)).toContainText('€50.00');
  },
);

test('the bank asks for a code: a wrong one may be mended, the right one pays', async ({ page, player }) => {
  await player();
  await visit(page, '/deposit');
  await payByCard(page, { amount: '120.50', number: cards.challenge });
  const bank = page.frameLocator('iframe[title="Confirm the payment"]');
  await bank.getByLabel('Code from your bank').fill('0000');
  await bank.getByRole('button', { name: 'Confirm' }).click();
  await expect(bank.getByText('This code is incorrect.')).toBeVisible();
  await bank.getByLabel('Code from your bank').fill('1234');
  await bank.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: '€120.50 received' })).toBeVisible();
  await expect(balance(page)).toContainText('€120.50');
});

test('a page reloaded at the bank’s question leads back to it, and it stays one payment', async ({ page, player }) => {
  const visitor = await player();
  await visit(page, '/deposit');
  await payByCard(page, { number: cards.challenge });
  const bank = page.frameLocator('iframe[title="Confirm the payment"]');
  await expect(bank.getByLabel('Code from your bank')).toBeVisible();
  await visit(page, '/deposit');
  await dialog(page).getByRole('button', { name: 'Continue this deposit' }).click();
  await bank.getByLabel('Code from your bank').fill('1234');
  await bank.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: '€50.00 received' })).toBeVisible();
  expect(await balanceOf(visitor)).toBe(5_000);
  expect(await paymentsOf(visitor)).toHaveLength(1);
});

test('a refusal at the bank ends the payment and nothing is charged', { tag: '@nightly' }, async ({ page, player }) => {
  const visitor = await player();
  await visit(page, '/deposit');
  await payByCard(page, { number: cards.challenge });
  await page.frameLocator('iframe[title="Confirm the payment"]').getByRole('button', { name: 'Decline' }).click();
  await expect(dialog(page).getByText('The payment was not confirmed. Your balance is unchanged.')).toBeVisible();
  expect(await balanceOf(visitor)).toBe(0);
});

// shows: error:card-refused
test(
  'wrong card details are named at their fields and can be mended',
  { tag: '@nightly' },
  async ({ page, player }) => {
    await player();
    await visit(page, '/deposit');
    await payByCard(page, { number: '4111111111111112' });
    await expect(cardFields(page).getByText('Check the card number.')).toBeVisible();
    await cardFields(page).getByLabel('Card number').fill(cards.good);
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: '€50.00 received' })).toBeVisible();
  },
);

test.describe('when the provider’s script is away', () => {
  test.use({ mayLog: /^Failed to load resource: net::ERR_/ });

  // shows: promise:F3
  test(
    'a blocked payments script is named, with a way to try again that works',
    { tag: '@nightly' },
    async ({ page, player }) => {
      await player();
      await page.route(SCRIPT, (route) => route.abort('blockedbyclient'));
      await visit(page, '/deposit');
      await expect(dialog(page).getByText('The payment provider’s form didn’t load.', { exact: false })).toBeVisible();
      await expect(dialog(page).getByText('Nothing was charged, and what you entered is still here.')).toBeVisible();
      await page.unroute(SCRIPT);
      await dialog(page).getByLabel('Amount', { exact: true }).fill('75');
      await dialog(page).getByRole('button', { name: 'Try again' }).click();
      await expect(dialog(page).getByText(/Min\. €10\.00/)).toBeVisible();
      await expect(dialog(page).getByLabel('Amount', { exact: true })).toHaveValue(/^75/);
      await payByCard(page);
      await expect(page.getByRole('heading', { name: '€75.00 received' })).toBeVisible();
    },
  );

  // shows: promise:F3
  test(
    'a payments script that never answers is told after ten seconds',
    { tag: '@nightly' },
    async ({ page, player }) => {
      await player();
      await page.clock.install();
      const asked = page.waitForRequest(SCRIPT);
      await page.route(SCRIPT, () => undefined);
      await page.goto('/deposit');
      await asked;
      await page.clock.runFor(11_000);
      await expect(dialog(page).getByText('The payment provider isn’t responding.', { exact: false })).toBeVisible();
      await expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeEnabled();
    },
  );

  // shows: promise:C2; promise:F1; request:idempotency-key
  test('a lost reply is asked for again and makes one payment', async ({ page, player }) => {
    const visitor = await player();
    await visit(page, '/deposit');
    let lost = 0;
    await page.route(INTENTS, async (route) => {
      if (lost++ > 0) return route.continue();
      // The platform does its work; nobody hears of it.
      const request = route.request();
      await ask(hosts.casino, {
        method: 'POST',
        path: createPaymentIntent.path,
        headers: await request.allHeaders(),
        body: request.postData()!,
      });
      await route.abort('connectionreset');
    });
    await payByCard(page);
    await expect(page.getByRole('heading', { name: '€50.00 received' })).toBeVisible();
    expect(lost).toBe(2);
    expect(await paymentsOf(visitor)).toHaveLength(1);
    expect(await balanceOf(visitor)).toBe(5000);
  });
});

// shows: promise:C2
test('two presses on the button make one payment', async ({ page, player }) => {
  const visitor = await player();
  await visit(page, '/deposit');
  await chooseCard(page);
  await fillCard(page, cards.good);
  await payButton(page).dblclick();
  await expect(page.getByRole('heading', { name: '€50.00 received' })).toBeVisible();
  expect(await paymentsOf(visitor)).toHaveLength(1);
  expect(await balanceOf(visitor)).toBe(5000);
});

test(
  'amounts that can’t be paid get a sentence each, and what was typed stays',
  { tag: '@nightly' },
  async ({ page, player }) => {
    const visitor = await player();
    await visit(page, '/deposit');
    const amount = dialog(page).getByLabel('Amount', { exact: true });
    const on = dialog(page).getByRole('button', { name: 'Choose how to pay' });
    await expect(dialog(page).getByText(/Min\. €10\.00/)).toBeVisible();
    const cases: [typed: string, sentence: string | RegExp][] = [
      ['0', 'Please enter an amount above zero.'],
      ['-50', /Please enter an amount/],
      ['', 'Please enter an amount in digits, above zero.'],
      ['fifty', 'Enter an amount such as 1,250.'],
      ['9.99', 'The minimum amount is €10.00.'],
      ['20000.01', 'The maximum amount is €20,000.00.'],
      ['9007199254740992', 'The maximum amount is €20,000.00.'],
      ['10.001', 'Use up to 2 decimal places.'],
    ];
    for (const [typed, sentence] of cases) {
      await amount.fill(typed);
      await on.click();
      await expect(dialog(page).getByText(sentence), `typed ${typed}`).toBeVisible();
      expect((await amount.inputValue()).replaceAll(',', '')).toBe(typed);
    }
    await amount.fill('10');
    await on.click();
    await expect(dialog(page).getByRole('radio', { name: /^Card/ })).toBeEnabled();
    expect(await paymentsOf(visitor)).toHaveLength(0);
  },
);

test('the server refuses the same amounts by itself, without a trace', { tag: '@nightly' }, async ({ player }) => {
  const visitor = await player();
  const order = (amount_cents: unknown) =>
    visitor.ask(createPaymentIntent, {
      body: { action: 'deposit', method_id: 'card', currency: 'EUR', amount_cents },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  for (const amount of [0, -5000, 500_001, 9_007_199_254_740_992, 50.5, '5000', null]) {
    const { status, body } = await order(amount);
    expect([400, 422], JSON.stringify(amount)).toContain(status);
    expect(JSON.stringify(body)).toContain('amount_cents');
  }
  expect(await paymentsOf(visitor)).toHaveLength(0);
});
