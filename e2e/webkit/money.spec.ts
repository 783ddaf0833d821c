import { readRounds } from '@croupier/contracts';
import { PAGE, TITLE } from '@croupier/e2e-support/lantern-tide';
import { balanceOf, cards } from '@croupier/e2e-support/provider';
import { hosts } from '@croupier/e2e-support/site';
import { nextMatch } from '@croupier/e2e-support/slip';
import { newPerson, Visitor } from '@croupier/e2e-support/visitor';
import { formatMoney } from '@croupier/money';
import { expect, test } from './test.ts';
import { named, type Window } from './webdriver.ts';

const { button, buttonLike, field, fieldLike, heading, link, text } = named;
const casino = `http://${hosts.casino}`;
const sport = `http://${hosts.sport}`;
/** From this width on the slip stands beside the page. */
const WITH_SLIP = 1024;
const money = (cents: number) => formatMoney(cents, 'EUR', 'en-IE');

async function signUp(safari: Window): Promise<void> {
  const person = newPerson();
  const next = () => safari.press(button('Continue'));
  await safari.press(link('Sign up'));
  await safari.write(field('Email'), person.email);
  await safari.write(field('Password'), person.password);
  await safari.press(fieldLike('accept the terms'));
  await next();
  await safari.choose(field('Country you live in'), person.country);
  await safari.press(fieldLike(person.currency));
  await next();
  const [year, month, day] = person.date_of_birth.split('-') as [string, string, string];
  await safari.write(field('First name'), person.first_name);
  await safari.write(field('Last name'), person.last_name);
  await safari.write(field('Day'), day);
  await safari.write(field('Month'), month);
  await safari.write(field('Year'), year);
  await safari.write(fieldLike('Mobile number'), person.mobile_phone.replace('+353', ''));
  await next();
  await safari.write(field('Street and house number'), person.address);
  await safari.write(field('Postal code'), person.postal_code);
  await safari.write(field('Town or city'), person.city);
  await safari.press(button('Open my account'));
  await safari.find(heading(`Welcome, ${person.first_name}`));
}

async function fillCard(safari: Window, withCode: boolean): Promise<void> {
  await safari.inFrame('Payment details', async () => {
    await safari.write(field('Card number'), cards.good);
    await safari.write(field('Expiry date'), '12/31');
    if (withCode) await safari.write(field('Security code'), '123');
    await safari.write(field('Name on the card'), 'Nora Quill');
  });
}

/** The player of this window, to ask the platform by its API. */
async function playerOf(safari: Window): Promise<Visitor> {
  return Object.assign(new Visitor(), { cookie: `croupier_session=${await safari.cookie('croupier_session')}` });
}

/** The header shows what the ledger says. */
async function expectBalance(safari: Window, cents: number): Promise<void> {
  expect(await balanceOf(await playerOf(safari))).toBe(cents);
  await expect
    .poll(() => safari.run(() => document.querySelector('header')?.textContent ?? ''), { timeout: 20_000 })
    .toContain(money(cents));
}

test('from signing up to a deposit, a spin, a bet and a withdrawal', { tag: '@nightly' }, async ({ safari }) => {
  test.setTimeout(300_000);
  await test.step('signs up', async () => {
    await safari.visit(casino);
    await safari.addCookie('cookie_consent', '1', '.casino.localhost');
    await safari.visit(casino);
    await signUp(safari);
    await expectBalance(safari, 0);
  });

  await test.step('deposits 50 EUR by card', async () => {
    await safari.press(button('Make a deposit'));
    await safari.press(button('Choose how to pay'));
    await safari.press(fieldLike('Card'));
    await safari.press(button('Continue'));
    await fillCard(safari, true);
    await safari.press(buttonLike('Pay '));
    await safari.find(heading('€50.00 received'));
    await safari.press(button('Done'));
    await expectBalance(safari, 5_000);
  });

  const afterSpin = await test.step('spins for real money', async () => {
    await safari.visit(`${casino}${PAGE}?mode=real`);
    await safari.inFrame(TITLE, () => safari.find(button('Spin'), 60_000));
    await safari.gone(text('Opening')); // Until then the game is covered.
    await safari.inFrame(TITLE, () => safari.press(button('Spin')));
    const player = await playerOf(safari);
    const rounds = async () => (await player.call(readRounds, { query: { limit: '1' } })).data;
    await expect.poll(async () => (await rounds()).length, { timeout: 30_000 }).toBe(1);
    const [round] = await rounds();
    const right = 5_000 - round!.stake_cents + round!.win_cents;
    await safari.visit(`${casino}/users/games-history`);
    await safari.find(text(TITLE));
    await expectBalance(safari, right);
    return right;
  });

  const afterBet = await test.step('bets on a match', async () => {
    const match = await nextMatch();
    await safari.visit(`${sport}/sport/${match.id}`);
    await safari.press(buttonLike(`${match.home.name} to win against ${match.away.name}, `));
    if ((await safari.run(() => innerWidth)) < WITH_SLIP) await safari.press(buttonLike('Slip'));
    await safari.write(field('Stake'), '5');
    await safari.press(buttonLike('Place bet'));
    await safari.find(text('Your bet is placed'), 30_000);
    await expectBalance(safari, afterSpin - 500);
    return afterSpin - 500;
  });

  await test.step('withdraws 20 EUR', async () => {
    await safari.visit(`${casino}/withdraw`);
    await safari.write(field('Amount'), '20');
    await safari.press(button('Choose where to send it'));
    await safari.press(fieldLike('Card'));
    await safari.press(button('Continue'));
    await fillCard(safari, false);
    await safari.press(buttonLike('Withdraw'));
    await safari.find(heading('Withdrawal of €20.00 requested'));
    await expectBalance(safari, afterBet - 2_000);
  });
});
