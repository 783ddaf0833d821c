import * as v from 'valibot';
import { RoundCursor } from '@croupier/contracts';
import { ownAudit } from '@croupier/server-audit';
import { ownJackpotWins, ownLootboxes, ownLotteries, ownTournaments } from '@croupier/server-competitions';
import { ownGames } from '@croupier/server-content';
import type { Queryable } from '@croupier/server-database';
import { ownArchivedRounds, ownSeeds, readLiveBets, readRounds } from '@croupier/server-games';
import { ownLimits } from '@croupier/server-limits';
import { describePayment, listPayments } from '@croupier/server-payments';
import {
  describePlayer,
  ownContactMessages,
  ownDevices,
  readOwnPlayer,
  readQuestionnaires,
} from '@croupier/server-players';
import { keyset, ownErasures, ownReports, type ReportFile, type ReportSection, whole } from '@croupier/server-privacy';
import { ownPoints } from '@croupier/server-promotions';
import { ownPushDevices } from '@croupier/server-push';
import { ownSignIns, type Sessions } from '@croupier/server-sessions';
import { ownFavourites, readBets } from '@croupier/server-sportsbook';
import type { ObjectStore } from '@croupier/server-storage';
import { ownDocuments } from '@croupier/server-verification';
import { ownAccounts, ownJournal } from '@croupier/server-wallet';

const PAGE = 500;

/** Returns a player's profile as they see it, without fields that repeat others. */
async function profile(db: Queryable, playerId: number): Promise<object[]> {
  const record = await readOwnPlayer(db, playerId);
  const {
    user_id: _,
    nick_name: __,
    language: ___,
    receive_promos: ____,
    receive_sms_promos: _____,
    can_issue_bonuses: ______, // Depends on the current moment.
    ...rest
  } = await describePlayer({ db, isExcluded: async () => false }, record);
  const { affiliate_stag, campaign } = record;
  return [{ ...rest, affiliate_stag, campaign, questionnaires: await readQuestionnaires(db, playerId) }];
}

async function consents(db: Queryable, playerId: number): Promise<object[]> {
  const { receive_promos, receive_sms_promos, terms_accepted_at } = await readOwnPlayer(db, playerId);
  return [{ receive_promos, receive_sms_promos, terms_accepted_at }];
}

/** Returns devices that signed in, and browsers that get notifications. */
const devices = async (db: Queryable, playerId: number): Promise<object[]> => [
  ...(await ownDevices(db, playerId)),
  ...(await ownPushDevices(db, playerId)),
];

const documents = async (db: Queryable, playerId: number): Promise<object[]> =>
  (await ownDocuments(db, playerId)).map(({ player_id: _, sha256: __, stored_as: ___, ...told }) => told);

const payments = keyset(async (db, playerId, before) => {
  const { rows, next } = await listPayments(db, { playerId, before, limit: PAGE });
  return { data: rows.map((row) => ({ ...describePayment(row), answer: row.answer })), next };
});

const recentRounds = keyset((db, playerId, before) =>
  // Live bets have a separate section, and stay when the rounds of their month are archived.
  readRounds(db, {
    playerId,
    limit: PAGE,
    live: false,
    ...(before === undefined ? {} : { before: v.parse(RoundCursor, before) }),
  }),
);

const liveBets = keyset((db, playerId, before) => readLiveBets(db, { playerId, before, limit: PAGE }));

/** Yields rounds, newest first, including archived ones. */
const rounds: ReportSection['pages'] = async function* rounds(db, playerId) {
  let last: { played_at: string; id: string } | undefined;
  for await (const page of recentRounds(db, playerId)) {
    last = (page.at(-1) as typeof last) ?? last;
    yield page;
  }
  yield* ownArchivedRounds(db, playerId, last ? { at: last.played_at, id: last.id } : null);
};

/** Returns a player's games and the favourites of the sportsbook. */
const favourites = async (db: Queryable, playerId: number): Promise<object[]> => [
  ...(await ownGames(db, playerId)),
  ...(await ownFavourites(db, playerId)),
];

/** Yields open bets first, then settled ones. */
const bets: ReportSection['pages'] = async function* bets(db, playerId) {
  for (const state of ['open', 'settled'] as const)
    yield* keyset((_, id, before) => readBets(db, { playerId: id, state, before, limit: PAGE }))(db, playerId);
};

const requests = async (db: Queryable, playerId: number) => [
  ...(await ownReports(db, playerId)).map((row) => ({ kind: 'report', ...row })),
  ...(await ownErasures(db, playerId)).map((row) => ({ kind: 'erasure', ...row })),
];

/** Yields the latest sign-ins and attempts, then every line of the audit log. */
const securityLog: ReportSection['pages'] = async function* log(db, playerId) {
  yield await ownSignIns(db, playerId);
  yield* ownAudit(db, playerId);
};

/** Returns the sections with everything stored about a player, from the domains that store it. */
export const reportSections = (sessions: Sessions): ReportSection[] => [
  { name: 'profile', pages: whole(profile) },
  { name: 'consents', pages: whole(consents) },
  { name: 'sessions', pages: whole((_, playerId) => sessions.list(playerId)) },
  { name: 'devices', pages: whole(devices) },
  { name: 'documents', pages: whole(documents) },
  { name: 'accounts', pages: whole(ownAccounts) },
  { name: 'journal', pages: ownJournal },
  { name: 'payments', pages: payments },
  { name: 'rounds', pages: rounds },
  { name: 'live_bets', pages: liveBets },
  { name: 'seeds', pages: whole(ownSeeds) },
  { name: 'bets', pages: bets },
  { name: 'limits', pages: whole(ownLimits) },
  { name: 'points', pages: whole(ownPoints) },
  { name: 'tournaments', pages: whole(ownTournaments) },
  { name: 'lotteries', pages: whole(ownLotteries) },
  { name: 'jackpot_wins', pages: whole(ownJackpotWins) },
  { name: 'lootboxes', pages: whole(ownLootboxes) },
  { name: 'games', pages: whole(favourites) },
  { name: 'messages', pages: whole(ownContactMessages) },
  { name: 'security_log', pages: securityLog },
  { name: 'requests', pages: whole(requests) },
];

const extensions: Record<string, string> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/heic': '.heic',
  'application/pdf': '.pdf',
};

/**
 * Returns the documents a player uploaded, if their files are kept. File names are ours, because theirs might point
 * outside the archive.
 */
export const reportFiles = (store: ObjectStore) =>
  async function* files(db: Queryable, playerId: number): AsyncGenerator<ReportFile> {
    for (const { id, kind, media_type, stored_as, file_removed_at } of await ownDocuments(db, playerId)) {
      const content = file_removed_at === null ? await store.open(stored_as) : null;
      if (content) yield { path: `${kind}-${id}${extensions[media_type] ?? ''}`, content };
    }
  };
