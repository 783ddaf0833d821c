import { randomUUID } from 'node:crypto';
import type { Check, Rule } from './check.ts';

/** Expected state of the test player's wallet, calculated from the contract. */
export interface Wallet {
  launchToken: string;
  token: string;
  player: number;
  game: string;
  currency: string;
  balance: number;
}

export const newWallet = (launchToken: string): Wallet => ({
  launchToken,
  token: '',
  player: 0,
  game: '',
  currency: '',
  balance: 0,
});

/** Stakes of a few subunits, so that a test player's money lasts. */
const STAKE = 4;
const AT_ONCE = 10;
const ROUNDS = 140;

type Move = ReturnType<typeof moveOf>;

const moveOf = ({ token, player, game, currency }: Wallet, amount: number, more: object = {}) => ({
  token,
  player,
  game,
  currency,
  round: randomUUID(),
  round_closed: false,
  transaction_id: randomUUID(),
  amount,
  ...more,
});
/** Returns a win or a rollback. It needs no token, and a wrong one is ignored. */
const after = (bet: Move, amount: number, more: object = {}) => ({
  ...bet,
  token: 'over',
  transaction_id: randomUUID(),
  reference: bet.transaction_id,
  amount,
  ...more,
});

/** Sends a call that should succeed, and updates the expected balance. */
async function done(
  { send, same }: Check,
  wallet: Wallet,
  [action, move, change]: [string, Move, number],
): Promise<void> {
  wallet.balance += change;
  const { status, body } = await send(action, move);
  same(`${action} of ${move.amount}`, { status, ...body }, expected(move, wallet.balance));
}

const expected = (move: Move, balance: number) => ({ status: 200, transaction_id: move.transaction_id, balance });

/** Sends a call that should be refused with this code. */
async function refused({ send, same }: Check, [action, move, error]: [string, object, string]): Promise<void> {
  const { status, body } = await send(action, move);
  same(`${action} is refused`, { status, error: body['error'] }, { status: 422, error });
}

async function unmoved({ send, same }: Check, wallet: Wallet): Promise<void> {
  const { body } = await send('balance', moveOf(wallet, 0));
  same('the balance', body['balance'], wallet.balance);
}

async function placed(check: Check, wallet: Wallet, more: object = {}): Promise<Move> {
  const bet = moveOf(wallet, STAKE, more);
  await done(check, wallet, ['bet', bet, -STAKE]);
  return bet;
}

/** Repeats a call, sequentially and in parallel: all replies must equal the first one. */
async function repeated({ send, same }: Check, [action, move]: [string, object], first: object): Promise<void> {
  const answers = [await send(action, move)];
  answers.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => send(action, move)))));
  for (const { status, body } of answers) same(`${action} asked again`, { status, ...body }, first);
}

export const walletRules: readonly Rule<Wallet>[] = [
  {
    rule: 'authenticate: a launch token gives player, currency, game, balance and the token of the calls, once',
    check: async ({ send, same }, wallet) => {
      const { status, body } = await send('authenticate', { token: wallet.launchToken });
      same('authenticate', status, 200);
      const { token, player, currency, game, balance } = body;
      const types = [token, player, currency, game, balance].map((value) => typeof value);
      same('token, player, currency, game, balance', types, ['string', 'number', 'string', 'string', 'number']);
      Object.assign(wallet, { token, player, currency, game, balance });
      for (const each of [wallet.launchToken, 'nonsense']) {
        const again = await send('authenticate', { token: each });
        same('a token that is used up or unknown', again.body['error'], 'invalid_token');
      }
    },
  },
  {
    rule: 'balance: the same as authenticate said, in whole subunits',
    check: async (check, wallet) => {
      check.same('a whole number', Number.isSafeInteger(wallet.balance), true);
      check.same(`at least ${100 * STAKE} subunits to play with`, wallet.balance >= 100 * STAKE, true);
      await unmoved(check, wallet);
    },
  },
  {
    rule: 'signature: a call not signed with our key, for this action and this body is refused, and moves nothing',
    check: async (check, wallet) => {
      const { send, same } = check;
      const bet = moveOf(wallet, STAKE);
      const wrong = [
        { signed: { key: 'another' } },
        { signed: { action: 'win' } },
        { signed: { action: 'balance' } },
        { signed: { body: JSON.stringify({ ...bet, amount: 1 }) } },
        { raw: `${JSON.stringify(bet)} `, signed: { body: JSON.stringify(bet) } },
        { signature: null },
        { signature: '' },
        { signature: 'f'.repeat(64) },
        { signature: 'short' },
      ];
      for (const action of ['bet', 'win', 'rollback'])
        for (const sending of wrong) {
          if (sending.signed?.action === action) continue;
          const { status, body } = await send(action, { ...bet, reference: 'x' }, sending);
          same(`${action} with a wrong signature`, { status, ...body }, { status: 403, error: 'invalid_signature' });
        }
      await unmoved(check, wallet);
    },
  },
  {
    rule: 'bad bodies are refused by name, and move nothing',
    check: async (check, wallet) => {
      const bet = moveOf(wallet, STAKE);
      for (const raw of ['', '{', '[]', '7', 'null', '"bet"']) {
        const { status, body } = await check.send('bet', {}, { raw });
        check.same(`a body of ${raw}`, { status, ...body }, { status: 422, error: 'invalid_request' });
      }
      const odd: object[] = [
        ...[-1, 0.5, '4', null, 2 ** 60].map((amount) => ({ amount })),
        ...['', 7, null, 'x'.repeat(257), 'a\0b'].map((id) => ({ transaction_id: id })),
        ...['', 7, null].flatMap((value) => [{ round: value }, { game: value }]),
        ...[-1, '1', null].map((player) => ({ player })),
      ];
      for (const change of odd) await refused(check, ['bet', { ...bet, ...change }, 'invalid_request']);
      for (const action of ['win', 'rollback']) await refused(check, [action, bet, 'invalid_request']);
      await refused(check, ['refund', { ...bet, reference: 'x' }, 'invalid_request']);
      await unmoved(check, wallet);
    },
  },
  {
    rule: 'bet: takes its amount, nothing is a bet too, and the answer names the call',
    check: async (check, wallet) => {
      await placed(check, wallet);
      await placed(check, wallet, { round_closed: true });
      await done(check, wallet, ['bet', moveOf(wallet, 0), 0]);
      await unmoved(check, wallet);
    },
  },
  {
    rule: 'bet: refused without a living token, in another currency and over the balance',
    check: async (check, wallet) => {
      const bet = () => moveOf(wallet, STAKE);
      await refused(check, ['bet', { ...bet(), token: 'nonsense' }, 'invalid_token']);
      await refused(check, ['bet', { ...bet(), token: wallet.launchToken }, 'invalid_token']);
      await refused(check, ['bet', { ...bet(), game: 'no-game-of-ours' }, 'invalid_token']);
      for (const currency of ['XXX', '', 7, null])
        await refused(check, ['bet', { ...bet(), currency }, 'wrong_currency']);
      for (const action of ['win', 'rollback'])
        await refused(check, [action, after(bet(), 1, { currency: 'XXX' }), 'wrong_currency']);
      await refused(check, ['bet', moveOf(wallet, wallet.balance + 1), 'not_enough_money']);
      await unmoved(check, wallet);
    },
  },
  {
    rule: 'the same id again: the same answer, one after another and at once, and no further effect',
    check: async (check, wallet) => {
      const bet = await placed(check, wallet);
      const atBet = expected(bet, wallet.balance);
      await repeated(check, ['bet', bet], atBet);
      const win = after(bet, STAKE);
      await done(check, wallet, ['win', win, STAKE]);
      await repeated(check, ['win', win], expected(win, wallet.balance));
      const other = await placed(check, wallet);
      const rollback = after(other, STAKE);
      await done(check, wallet, ['rollback', rollback, STAKE]);
      await repeated(check, ['rollback', rollback], expected(rollback, wallet.balance));
      await repeated(check, ['bet', bet], atBet);
      await unmoved(check, wallet);
    },
  },
  {
    rule: 'a new call that comes ten times at once is carried out once',
    check: async (check, wallet) => {
      const bet = moveOf(wallet, STAKE);
      wallet.balance -= STAKE;
      await repeated(check, ['bet', bet], expected(bet, wallet.balance));
      const win = after(bet, STAKE);
      wallet.balance += STAKE;
      await repeated(check, ['win', win], expected(win, wallet.balance));
      await unmoved(check, wallet);
    },
  },
  {
    rule: 'the same id with another round, amount, game or kind: duplicate_transaction',
    check: async (check, wallet) => {
      const bet = await placed(check, wallet);
      const win = after(bet, STAKE);
      await done(check, wallet, ['win', win, STAKE]);
      for (const change of [{ round: randomUUID() }, { amount: STAKE + 1 }, { game: 'other' }])
        for (const [action, move] of [['bet', bet] as const, ['win', win] as const])
          await refused(check, [action, { ...move, ...change }, 'duplicate_transaction']);
      await refused(check, ['win', { ...win, transaction_id: bet.transaction_id }, 'duplicate_transaction']);
      await refused(check, ['rollback', { ...win, reference: bet.transaction_id }, 'duplicate_transaction']);
      await unmoved(check, wallet);
    },
  },
  {
    rule: 'win: paid without a living session and after its round was closed, more than once a bet, and nothing is a win too',
    check: async (check, wallet) => {
      const bet = await placed(check, wallet, { round_closed: true });
      await done(check, wallet, ['win', after(bet, STAKE - 1), STAKE - 1]);
      await done(check, wallet, ['win', after(bet, 1, { round_closed: true }), 1]);
      await done(check, wallet, ['win', after(bet, 0), 0]);
      await unmoved(check, wallet);
    },
  },
  {
    rule: 'win: refused on a bet nobody made, and on one of another round',
    check: async (check, wallet) => {
      const bet = await placed(check, wallet);
      await refused(check, ['win', after(bet, 1, { reference: randomUUID() }), 'transaction_does_not_exist']);
      await refused(check, ['win', after(bet, 1, { round: randomUUID() }), 'duplicate_transaction']);
      await done(check, wallet, ['rollback', after(bet, STAKE), STAKE]);
      await unmoved(check, wallet);
    },
  },
  {
    rule: 'rollback: gives a bet back once, under whatever id it is asked again; its win and the bet itself are refused then',
    check: async (check, wallet) => {
      const bet = await placed(check, wallet);
      await done(check, wallet, ['rollback', after(bet, STAKE), STAKE]);
      await done(check, wallet, ['rollback', after(bet, STAKE), 0]);
      await refused(check, ['win', after(bet, STAKE), 'transaction_rolled_back']);
      await refused(check, ['bet', bet, 'transaction_rolled_back']);
      await unmoved(check, wallet);
    },
  },
  {
    rule: 'rollback: one that overtakes its bet succeeds without effect, and the late bet is refused',
    check: async (check, wallet) => {
      for (let times = 0; times < 5; times++) {
        const bet = moveOf(wallet, STAKE);
        await done(check, wallet, ['rollback', after(bet, STAKE), 0]);
        await refused(check, ['bet', bet, 'transaction_rolled_back']);
      }
      await unmoved(check, wallet);
    },
  },
  {
    rule: 'rollback: a bet that was paid is not given back as well',
    check: async (check, wallet) => {
      const bet = await placed(check, wallet);
      await done(check, wallet, ['win', after(bet, STAKE), STAKE]);
      await refused(check, ['rollback', after(bet, STAKE), 'duplicate_transaction']);
      await unmoved(check, wallet);
    },
  },
  {
    rule: `${ROUNDS} rounds as they are played: lost, won, won twice, given back; every answer's balance is the right one`,
    check: async (check, wallet) => {
      for (let round = 0; round < ROUNDS; round++) {
        const bet = await placed(check, wallet);
        const end = round % 4;
        if (end === 0) await done(check, wallet, ['win', after(bet, 0, { round_closed: true }), 0]);
        if (end === 1) await done(check, wallet, ['win', after(bet, 2 * STAKE, { round_closed: true }), 2 * STAKE]);
        if (end === 2)
          for (const half of [false, true])
            await done(check, wallet, ['win', after(bet, STAKE / 2, { round_closed: half }), STAKE / 2]);
        if (end === 3) await done(check, wallet, ['rollback', after(bet, STAKE, { round_closed: true }), STAKE]);
      }
      await unmoved(check, wallet);
    },
  },
];

/** Returns the rule about the token of a launched game that isn't this studio's. */
export const foreignTitle = (token: string): Rule<Wallet> => ({
  rule: 'authenticate: a game of somebody else is not opened, and bets on it are refused',
  check: async (check, wallet) => {
    const { body } = await check.send('authenticate', { token });
    check.same('a title of somebody else', body['error'], 'invalid_token');
    await refused(check, ['bet', { ...moveOf(wallet, STAKE), token }, 'invalid_token']);
    await unmoved(check, wallet);
  },
});
