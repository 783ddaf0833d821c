import type { Api } from '@croupier/api-client';
import {
  type LivePhrase,
  readLiveBets,
  readLiveRound,
  readLiveTable,
  readLiveTables,
  sayLivePhrase,
} from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';

/* The calls of the live tables, in a file of their own: it is fetched with the first call and not with the page. */

export const list = (api: Api, currency: CurrencyCode, signal: AbortSignal) =>
  api.call(readLiveTables, { query: { currency }, signal });
export const table = (api: Api, slug: string, currency: CurrencyCode, signal: AbortSignal) =>
  api.call(readLiveTable, { params: { slug }, query: { currency }, signal });
export const round = (api: Api, slug: string, number: number, signal: AbortSignal) =>
  api.call(readLiveRound, { params: { slug, number: String(number) }, signal });
export const bets = (api: Api, slug: string, signal: AbortSignal) =>
  api.call(readLiveBets, { query: { table: slug, limit: '60' }, signal });
export const betsOn = (api: Api, slug: string, number: number, signal: AbortSignal) =>
  api.call(readLiveBets, { query: { table: slug, round: String(number), limit: '100' }, signal });
export const say = (api: Api, slug: string, phrase: LivePhrase) =>
  api.call(sayLivePhrase, { params: { slug }, body: { phrase } });
