import { randomUUID } from 'node:crypto';
import * as contracts from '@croupier/contracts';
import type { Endpoint } from '@croupier/contracts';
import { application } from '@croupier/server-players/testing';

/** Existing things of a site, for paths and queries that name one. */
export interface Known {
  readonly event: string;
  readonly field: string;
  readonly league: string;
  readonly game: string;
  readonly table: string;
  readonly lottery: string;
  readonly tournament: string;
  readonly page: string;
}

/** Parameters of a call. */
interface Wanted {
  /** Values of the path's parameters. */
  readonly ids?: (known: Known) => string[];
  readonly query?: (known: Known) => string;
  readonly body?: () => object;
}

const some = (): string => randomUUID().replaceAll('-', '');
const someToken = () => `${some()}${some()}`.slice(0, 43);
const someEmail = () => `${some()}@example.test`;
const token = () => ({ token: someToken() });
const letter = () => some().replace(/\d/g, '')[0] ?? 'a';
const the =
  (...names: (keyof Known)[]) =>
  (known: Known) =>
    names.map((name) => known[name]);

const record = { label: 'bench', level_name: 'INFO' };
const timing = {
  ...{ entryType: 'navigation', startTime: 0, duration: 900, responseStart: 90 },
  ...{ domContentLoadedEventEnd: 400, loadEventEnd: 900 },
};

/** Calls that need no session, each with different parameters every time if possible. */
export const guestCalls = new Map<Endpoint, Wanted>([
  [contracts.answerEmailChange, { body: () => ({ ...token(), side: 'old' }) }],
  [contracts.checkEmail, { body: () => ({ email: someEmail() }) }],
  [contracts.confirmEmail, { query: () => `confirmation_token=${some()}` }],
  [contracts.confirmUserLimit, { body: token }],
  [contracts.filterGames, { body: () => ({ filter: { title: letter() }, page_size: 100 }) }],
  [contracts.launchGame, { body: () => ({ game: 'dice', mode: 'demo' }) }],
  [contracts.openGameSession, { body: token }],
  [contracts.readAchievements, {}],
  [contracts.readCalendarFile, { ids: () => [some()] }],
  [contracts.readCalibration, {}],
  [contracts.readCollections, {}],
  [
    contracts.readCombination,
    { ids: the('event'), query: () => `outcomes=${encodeURIComponent('1//home&18/total=2.5/over')}` },
  ],
  [contracts.readCompPointRates, {}],
  [contracts.readCountries, {}],
  [contracts.readCryptoExchangeRates, {}],
  [contracts.readCurrencies, {}],
  [contracts.readDepositBonuses, {}],
  [contracts.readFieldEvent, { ids: the('field') }],
  [contracts.readFieldEvents, { query: () => 'kind=race&state=open&limit=100' }],
  [contracts.readFile, { ids: () => ['en', 'my-limits.html'] }],
  [contracts.readFiles, {}],
  [contracts.readForm, { ids: the('event') }],
  [contracts.readGame, { ids: the('game') }],
  [contracts.readGameIndex, {}],
  [contracts.readGameRows, {}],
  [contracts.readGamesForDesktop, {}],
  [contracts.readGamesForMobile, {}],
  [contracts.readJackpotGames, {}],
  [contracts.readJackpotWins, {}],
  [contracts.readJackpots, {}],
  [contracts.readKickOffs, {}],
  [contracts.readLatestWinners, {}],
  [contracts.readLevels, {}],
  [contracts.readLiveRound, { ids: ({ table }) => [table, '1'] }],
  [contracts.readLiveTable, { ids: the('table') }],
  [contracts.readLiveTables, {}],
  [contracts.readLocales, {}],
  [contracts.readLotteries, {}],
  [contracts.readLottery, { ids: the('lottery') }],
  [contracts.readLotteryTickets, { ids: the('lottery') }],
  [contracts.readMatchFile, { ids: the('event') }],
  [contracts.readNewsFeed, {}],
  [contracts.readOfferedMethods, { query: () => 'currency=EUR' }],
  [contracts.readPage, { ids: the('page') }],
  [contracts.readPages, {}],
  [contracts.readPreview, { query: () => `token=${some()}` }],
  [contracts.readProject, {}],
  [contracts.readProviders, {}],
  [contracts.readRecentTournaments, {}],
  [contracts.readRegistrationBonuses, {}],
  [contracts.readRobots, {}],
  [contracts.readServerData, {}],
  [contracts.readSessionEnd, {}],
  [contracts.readSettings, {}],
  [contracts.readSharedRound, { ids: () => [some()] }],
  [contracts.readSimilarGames, { ids: the('game') }],
  [contracts.readSite, {}],
  [contracts.readSitemap, { ids: () => ['en'] }],
  [contracts.readSitemapIndex, {}],
  [contracts.readSnippets, {}],
  [contracts.readSportEvent, { ids: the('event') }],
  [contracts.readSportEvents, { query: () => 'state=upcoming&limit=100' }],
  [contracts.readSportPrices, { ids: the('event'), query: () => 'market_id=1' }],
  [contracts.readSportRules, {}],
  [contracts.readSportTree, {}],
  [contracts.readStandings, { ids: the('league') }],
  [contracts.readStatuses, {}],
  [contracts.readTournament, { ids: the('tournament') }],
  [contracts.readTournaments, { query: () => 'limit=50' }],
  [contracts.remindPassword, { body: () => ({ user: { email: someEmail() } }) }],
  [contracts.reportNetwork, { body: () => ({ rtt: 50, downlink: 10, effectiveType: '4g' }) }],
  [contracts.reportPerformance, { body: () => ({ ...timing, name: some() }) }],
  [contracts.resendConfirmation, { body: () => ({ user: { email: someEmail() } }) }],
  [contracts.resetPassword, { body: () => ({ user: { reset_password_token: someToken(), password: some() } }) }],
  [contracts.searchSport, { query: () => `text=${letter()}` }],
  [
    contracts.sendContactMessage,
    { body: () => ({ id: randomUUID(), topic: 'other', email: someEmail(), text: some() }) },
  ],
  [contracts.signIn, { body: () => ({ user: { email: someEmail(), password: some() } }) }],
  [contracts.signInByLink, { body: token }],
  [contracts.signOut, {}],
  [
    contracts.writeLog,
    { body: () => ({ ...record, datetime: new Date().toISOString(), message: some(), type: 'bench', context: {} }) },
  ],
  [contracts.signUp, { body: () => ({ user: application({ email: someEmail() }) }) }],
]);

/** `GET /api/levels`. */
export type CallName = `${Endpoint['method']} ${string}`;
export const nameOf = ({ method, path }: Endpoint): CallName => `${method} ${path}`;
const byName = new Map([...guestCalls].map((call) => [nameOf(call[0]), call] as const));
export const isGuestCall = (name: string): name is CallName => byName.has(name as CallName);

/** Builds one request of a call. */
export function guestOrder(name: CallName, known: Known): { method: Endpoint['method']; path: string; body?: object } {
  const [{ method, path }, { ids, query, body }] = byName.get(name)!;
  const named = ids?.(known) ?? [];
  const filled = path.replaceAll(/:\w+/g, () => named.shift() ?? '');
  return { method, path: query ? `${filled}?${query(known)}` : filled, ...(body && { body: body() }) };
}
