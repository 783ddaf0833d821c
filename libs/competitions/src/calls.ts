import type { Api } from '@croupier/api-client';
import {
  confirmTournament,
  type LotteryLines,
  readLotteries,
  readLottery,
  readLotteryStatus,
  readLotteryTickets,
  readTournament,
  readTournaments,
  readTournamentStatus,
  type TournamentList,
} from '@croupier/contracts';

/* The calls of the competitions, in a file of their own: it is fetched with the first call and not with the page. */

export const tournaments = (api: Api, list: TournamentList, page: number, signal: AbortSignal) =>
  api.call(readTournaments, { query: { list, page: String(page) }, signal });
export const tournament = (api: Api, slug: string, signal: AbortSignal) =>
  api.call(readTournament, { params: { id: slug }, signal });
export const tournamentStatus = (api: Api, id: number, signal: AbortSignal) =>
  api.call(readTournamentStatus, { params: { id: String(id) }, signal });

/** Joins a tournament. Repeating it changes nothing. */
export const confirm = (api: Api, id: number) =>
  api.call(confirmTournament, { params: { id: String(id) }, body: { confirmed: true } });

export const lotteries = (api: Api, signal: AbortSignal) => api.call(readLotteries, { signal });
export const lottery = (api: Api, slug: string, signal: AbortSignal) =>
  api.call(readLottery, { params: { id: slug }, signal });
export const lotteryStatus = (api: Api, id: number, signal: AbortSignal) =>
  api.call(readLotteryStatus, { params: { id: String(id) }, signal });

/** Reads all lines, page by page. */
export async function lotteryLines(api: Api, id: number, signal: AbortSignal): Promise<LotteryLines['lines']> {
  const lines: LotteryLines['lines'] = [];
  for (let from: number | null = 1; from !== null;) {
    const page: LotteryLines = await api.call(readLotteryTickets, {
      params: { id: String(id) },
      query: { from: String(from) },
      signal,
    });
    lines.push(...page.lines);
    from = page.next;
  }
  return lines;
}
