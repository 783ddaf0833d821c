import { randomUUID } from 'node:crypto';
import * as contracts from '@croupier/contracts';
import type { Endpoint } from '@croupier/contracts';
import { png } from '@croupier/server-verification/testing';
import type { Visitor } from './visitor.ts';

/** Creates a row that belongs to a player, and describes the call that uses its id. */
export interface OwnedId {
  /** Creates the row as its owner; returns the id for the path. */
  make: (owner: Visitor) => Promise<string>;
  body?: object;
}

const idOf = (answer: { json: () => unknown }): string => String((answer.json() as { id: string | number }).id);

async function playedRound(owner: Visitor): Promise<string> {
  const launched = await owner.ask('POST', '/api/games/launch', { game: 'dice', mode: 'real' });
  const token = new URL((launched.json() as { url: string }).url).hash.slice('#token='.length);
  const opened = await owner.ask('POST', '/rgs/session', { token });
  const { bearer } = opened.json() as { bearer: string };
  const id = randomUUID();
  const order = { round_id: id, stake_cents: 100, params: { target: 5000, side: 'under' } };
  await owner.ask('POST', '/rgs/play', order, { authorization: `Bearer ${bearer}` });
  return id;
}

async function placedBet(owner: Visitor): Promise<string> {
  const events = (
    await owner.ask('GET', '/api/sportsbook/events?sport=football&state=upcoming')
  ).json() as contracts.SportEvent[];
  const event = events.at(-1)!;
  const market = event.markets[0]!;
  const leg = { event_id: event.id, market_id: 1, specifiers: '', outcome: 'home', odds: market.odds![0]! };
  const legs = [{ ...leg, market_version: market.version, score: event.score }];
  const order = { id: randomUUID(), currency: 'EUR', stake_cents: 500, odds_change: 'any', legs };
  return idOf(await owner.ask('POST', '/api/sportsbook/bets', order));
}

/** Quote for the call. */
const quoted = { quote_id: '' };

async function quotedBet(owner: Visitor): Promise<string> {
  const id = await placedBet(owner);
  quoted.quote_id = idOf(await owner.ask('POST', `/api/sportsbook/bets/${id}/quote`, { share: 100 }));
  return id;
}

/** Body of the edit. */
const edited = { quote_id: '', order: {} };

async function editableBet(owner: Visitor): Promise<string> {
  const id = await quotedBet(owner);
  const bet = (await owner.ask('GET', `/api/sportsbook/bets/${id}`)).json() as contracts.Bet;
  const [{ event, market_id, specifiers, outcome, odds }] = bet.legs;
  const leg = { event_id: event.id, market_id, specifiers, outcome, odds, market_version: 0, score: event.score };
  const order = { id: randomUUID(), currency: 'EUR', stake_cents: 600, odds_change: 'any', legs: [leg] };
  Object.assign(edited, { quote_id: quoted.quote_id, order });
  return id;
}

async function deposit(owner: Visitor): Promise<string> {
  const order = { action: 'deposit', method_id: 'card', currency: 'EUR', amount_cents: 5000 };
  const key = { 'idempotency-key': randomUUID() };
  const made = await owner.ask('POST', '/api/payments/intents', order, key);
  return idOf({ json: () => (made.json() as { payment: object }).payment });
}

async function otherSession(owner: Visitor): Promise<string> {
  await owner.signInElsewhere();
  const sessions = (await owner.ask('GET', '/api/player/sessions')).json() as { id: string; current: boolean }[];
  return sessions.find(({ current }) => !current)!.id;
}

const weeklyLimit = async (owner: Visitor, type = 'wager'): Promise<string> =>
  idOf(
    await owner.ask('POST', '/api/user_limits', {
      type,
      period: 'week',
      accounts: [{ currency: 'EUR', amount_cents: 100_000 }],
    }),
  );

/** Creates a limit whose removal is pending and can be undone. */
async function leavingLimit(owner: Visitor): Promise<string> {
  const id = await weeklyLimit(owner, 'loss');
  await owner.ask('DELETE', `/api/user_limits/${id}`);
  return id;
}

async function uploadedDocument(owner: Visitor): Promise<string> {
  const headers = { 'idempotency-key': randomUUID(), 'content-type': 'application/octet-stream' };
  return idOf(await owner.ask('POST', '/api/player/documents/identity?file_name=a.png', png(randomUUID()), headers));
}

const dataReport = async (owner: Visitor): Promise<string> => idOf(await owner.ask('POST', '/api/gdpr_reports'));

const coupon = async (owner: Visitor, code: string): Promise<string> => {
  const answer = await owner.ask('POST', '/api/bonuses/coupon', { coupon_code: code });
  return idOf({ json: () => (answer.json() as { gift: object }).gift });
};

const turnOfTheWheel = async (owner: Visitor): Promise<string> => {
  const [box] = (await owner.ask('GET', '/api/player/lootboxes')).json() as { id: number }[];
  return String(box!.id);
};

async function sharedRound(owner: Visitor): Promise<string> {
  const id = await playedRound(owner);
  await owner.ask('POST', `/api/fairness/rounds/${id}/share`);
  return id;
}

async function liveBet(owner: Visitor): Promise<string> {
  const table = '/api/live/tables/harbour-roulette';
  const { round } = (await owner.ask('GET', table)).json() as { round: contracts.LiveRound };
  const fields = [{ name: 'red', stake_cents: 100 }];
  const order = { id: randomUUID(), round: round.number, currency: 'EUR', fields };
  return idOf(await owner.ask('POST', `${table}/bets`, order));
}

/** Every call whose path names a player's row. Promise A9. */
export const ownedIds = new Map<Endpoint, OwnedId>([
  [contracts.activateBonus, { make: (owner) => coupon(owner, 'TRYOUT') }],
  [contracts.activateFreeSpins, { make: (owner) => coupon(owner, 'MOONLIT') }],
  [contracts.cancelBonus, { make: (owner) => coupon(owner, 'TRYOUT') }],
  [contracts.cancelFreeSpins, { make: (owner) => coupon(owner, 'MOONLIT') }],
  [contracts.cancelLimitChange, { make: leavingLimit }],
  [contracts.cancelPaymentIntent, { make: deposit }],
  [contracts.endOneSession, { make: otherSession }],
  [contracts.linkDataReport, { make: dataReport }],
  [contracts.cashOutLiveBet, { make: liveBet }],
  [contracts.undoLiveBet, { make: liveBet }],
  [contracts.openLootbox, { make: turnOfTheWheel }],
  [contracts.quoteCashOut, { make: placedBet, body: { share: 100 } }],
  [contracts.readBet, { make: placedBet }],
  [contracts.readPaymentIntent, { make: deposit }],
  [contracts.readRound, { make: playedRound }],
  [contracts.shareRound, { make: playedRound }],
  [contracts.unshareRound, { make: sharedRound }],
  [contracts.readPayment, { make: deposit }],
  [contracts.recallPayment, { make: deposit }],
  [contracts.answerPayout, { make: deposit, body: { answer: 'Mine.' } }],
  [contracts.ruleCashOut, { make: placedBet, body: { at_least_cents: 100 } }],
  [contracts.takeCashOut, { make: quotedBet, body: quoted }],
  [contracts.editBet, { make: editableBet, body: edited }],
  [contracts.removeUserLimit, { make: (owner) => weeklyLimit(owner) }],
  [contracts.requestEmailVerification, { make: async ({ playerId }) => String(playerId) }],
  [contracts.withdrawDocument, { make: uploadedDocument }],
]);

/** Calls whose path names a public item; they change only the caller's own list. */
export const publicIds = new Set<Endpoint>([
  contracts.addFavoriteGame,
  contracts.addFavourite,
  contracts.readCalendarFile, // Uses a player's secret: anyone who has it can read it.
  contracts.readSharedRound, // Uses a player's secret, too.
  contracts.readMatchFile,
  contracts.confirmTournament,
  contracts.readGame,
  contracts.readSimilarGames,
  contracts.placeLiveBet, // On a table's round, under the caller's own id.
  contracts.sayLivePhrase, // At a table.
  contracts.readLiveRound,
  contracts.readLiveTable,
  contracts.readSitemap, // The path contains a language.
  contracts.readLottery,
  contracts.readLotteryStatus,
  contracts.readLotteryTickets,
  contracts.readPage,
  contracts.readFile,
  contracts.readSportEvent,
  contracts.readFieldEvent,
  contracts.readCombination,
  contracts.readSportPrices,
  contracts.readForm,
  contracts.readStandings,
  contracts.readTournament,
  contracts.readTournamentStatus,
  contracts.rememberGame,
  contracts.removeFavoriteGame,
  contracts.removeFavourite,
  contracts.uploadDocument,
]);
