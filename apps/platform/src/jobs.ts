import { keepAudit } from '@croupier/server-audit';
import {
  closeTournaments,
  drawLotteries,
  expireLootboxes,
  keepBoards,
  keepJackpots,
  lotteryDefinitions,
  ratesToEuro,
  scheduleLotteries,
  scheduleTournaments,
  tournamentDefinitions,
} from '@croupier/server-competitions';
import { dropOldKeys, makeMonths } from '@croupier/server-database';
import { BeaconFault, drandBeacon, importStudiosJob, offlineSalt, runLive, sumHours } from '@croupier/server-games';
import { dropFailedJobs, handle, type Handler, runJobs, sweep } from '@croupier/server-jobs';
import { isBlocking, readBlocks, settleChanges, timeUpJob } from '@croupier/server-limits';
import { lockWaitingPayouts, pageDeposits, paymentJobs, sumPayments, updateRates } from '@croupier/server-payments';
import {
  contactMailJob,
  emailRescueMailJob,
  forgetOldAttempts,
  forgetOldContactMessages,
  forgetOldDevices,
  forgetOldEmailChanges,
} from '@croupier/server-players';
import { clearReports, erasePlayers, forgetEndedExclusions, makeReport, reportJob } from '@croupier/server-privacy';
import {
  expireBonuses,
  giveCashback,
  goOn,
  goOnJob,
  noteSignals,
  reachedJob,
  settleReached,
  signalsJob,
} from '@croupier/server-promotions';
import { pushJob, sendNotice } from '@croupier/server-push';
import { forgetSessionEnds, forgetSignIns } from '@croupier/server-sessions';
import { forgetOld, oddsServiceFeed, runSportsbook, simulatedFeed } from '@croupier/server-sportsbook';
import { forgetOldTokens } from '@croupier/server-tokens';
import { forgetPending, turnedOffMailJob } from '@croupier/server-two-factor';
import { clearDocuments, decisionMailJob, expireDocuments } from '@croupier/server-verification';
import { recordLedgerCheck } from '@croupier/server-wallet';
import type { PlatformContext } from './context.ts';
import { importStudios } from './import-studios.ts';
import { answerAskedMail, askedMailJob } from './mail/ask-mail.ts';
import { mailContact } from './mail/mail-contact.ts';
import { mailDecision } from './mail/mail-decision.ts';
import { messageJob } from './mail/mail-player.ts';
import { sendMessage } from './mail/send-message.ts';
import { measureBeaconFault, measureBooks, measureVoidRound } from './metrics.ts';

const EVERY_MINUTE = '* * * * *';
const EVERY_5_MINUTES = '*/5 * * * *';
const EVERY_10_MINUTES = '*/10 * * * *';
const EVERY_NIGHT = '0 4 * * *';

/** Starts the background work: this instance's share of the queue, the feed, the audit log chain. */
export function startJobs(context: PlatformContext): void {
  const { log, clock, onShutdown } = context;
  const db = context.pools.jobs;
  onShutdown(keepAudit(db, (error) => log.error({ err: error }, 'audit chain failed')));
  onShutdown(startSportsbook(context));
  onShutdown(keepBoards({ db, clock, onError: (error) => log.error({ err: error }, 'tournament boards failed') }));
  onShutdown(keepJackpots({ db, clock, onError: (error) => log.error({ err: error }, 'jackpots failed') }));
  onShutdown(startLive(context));
  // Without rates there are no quotes; the start does not wait for the first ones.
  updateRates({ ...context.payments, db }).catch((error: unknown) => log.error({ err: error }, 'no rates yet'));
  onShutdown(
    runJobs(db, {
      handlers: handlers(context),
      onError: (error, job) => log.error({ err: error, job }, 'job failed'),
    }),
  );
}

function startLive({ pools: { jobs: db }, log, clock, config: { beacon } }: PlatformContext): () => Promise<void> {
  if (!beacon) log.warn('BEACON_URLS is missing: the salts of live rounds are our own, and every round says so');
  return runLive({
    ...{ db, clock, salts: beacon ? drandBeacon(beacon) : offlineSalt },
    onError(error) {
      if (error instanceof BeaconFault) measureBeaconFault(error.fault);
      log.error({ err: error }, 'live tables failed');
    },
    onVoid(round) {
      measureVoidRound();
      log.error(round, 'live round void: no salt in time');
    },
  });
}

function startSportsbook({ pools: { jobs: db }, log, clock, config }: PlatformContext): () => Promise<void> {
  const { sportSpeed: speed, sportDrifts: drifts, sportLeagues: only, oddsFeed } = config;
  return runSportsbook(db, {
    feeds: [
      simulatedFeed({ speed, drifts, troubles: drifts, only, races: true, seasons: true }),
      ...(oddsFeed ? [oddsServiceFeed(oddsFeed)] : []),
    ],
    clock,
    lockPayouts: (tx, playerIds, now) => lockWaitingPayouts(tx, playerIds, { reason: 'bet_corrected', now }),
    onError: (error) => log.error({ err: error }, 'sportsbook step failed'),
    onBooksChecked(unsound) {
      measureBooks(unsound.length);
      if (unsound.length > 0) log.error({ unsound }, 'prices better than fair');
    },
  });
}

/** Returns the handlers of all kinds of job. */
export function handlers(context: PlatformContext): Handler[] {
  const { clock, log, sessions, games } = context;
  const db = context.pools.jobs;
  const payments = { ...context.payments, db };
  const verification = { ...context.verification, db };
  return [
    handle(askedMailJob, (order) => answerAskedMail(context, order)),
    handle(messageJob, (order) => sendMessage(context, order)),
    handle(reportJob, ({ reportId }, signal) => makeReport({ ...context.reports, db }, reportId, signal)),
    sweep('privacy.clear-reports', EVERY_10_MINUTES, () => whileMore(() => clearReports({ ...context.reports, db }))),
    sweep('privacy.erase', EVERY_10_MINUTES, () => whileMore(() => erasePlayers({ ...context.erasure, db }))),
    sweep('privacy.forget-exclusions', EVERY_NIGHT, () => forgetEndedExclusions(db, clock())),
    handle(turnedOffMailJob, ({ playerId, at }) =>
      sendMessage(context, {
        playerId,
        template: 'security-change',
        params: { change: 'two_factor_off_by_operator', at },
      }),
    ),
    handle(emailRescueMailJob, ({ from, ...order }) => sendMessage(context, { ...order, params: { from } })),
    handle(contactMailJob, (order) => mailContact(context, order)),
    sweep('contacts.forget', EVERY_NIGHT, () => forgetOldContactMessages(db, clock())),
    handle(pushJob, (order, signal) => sendNotice(context.push, order, signal)),
    handle(decisionMailJob, (order) => mailDecision(context, order)),
    sweep('documents.clear', EVERY_10_MINUTES, () => whileMore(() => clearDocuments(verification))),
    sweep('documents.expire', EVERY_10_MINUTES, () => whileMore(() => expireDocuments(verification))),
    handle(goOnJob, ({ playerId }) => goOn(db, playerId, clock())),
    sweep('bonuses.expire', EVERY_MINUTE, () => whileMore(() => expireBonuses(db, clock()))),
    handle(signalsJob, (order) => noteSignals(db, { ...order, now: clock() })),
    sweep('bonuses.cashback', EVERY_10_MINUTES, () =>
      whileMore(() => giveCashback({ db, clock, payments: { pageDeposits, sumPayments } })),
    ),
    handle(reachedJob, ({ playerId }) => settleReached({ db, clock }, playerId)),
    handle(timeUpJob, ({ playerId }) => endPlay(context, playerId)),
    ...paymentJobs(payments),
    sweep('ledger.check', EVERY_10_MINUTES, async () => {
      const { breaks } = await recordLedgerCheck(db, clock());
      if (breaks.length > 0) log.error({ breaks }, 'ledger broken: payouts stopped');
    }),
    sweep('database.months', EVERY_NIGHT, () => makeMonths(db, clock())),
    sweep('jobs.drop-failed', EVERY_10_MINUTES, () => dropFailedJobs(db, clock())),
    sweep('sessions.sweep', EVERY_5_MINUTES, () => sessions.sweep()),
    sweep('attempts.forget', EVERY_5_MINUTES, () => forgetOldAttempts(db, clock())),
    sweep('devices.forget', EVERY_10_MINUTES, () => forgetOldDevices(db, clock())),
    sweep('email-changes.forget', EVERY_10_MINUTES, () => forgetOldEmailChanges(db, clock())),
    sweep('tokens.forget', EVERY_10_MINUTES, () => forgetOldTokens(db, clock())),
    sweep('session-ends.forget', EVERY_NIGHT, () => forgetSessionEnds(db, clock())),
    sweep('sign-ins.forget', EVERY_5_MINUTES, () => forgetSignIns(db, clock())),
    sweep('pending-sign-ins.forget', EVERY_5_MINUTES, () => forgetPending(db, clock())),
    sweep('idempotency-keys.drop', EVERY_5_MINUTES, () => dropOldKeys(db, clock())),
    sweep('games.sum-hours', EVERY_5_MINUTES, () => sumHours(db, clock())),
    handle(importStudiosJob, () => importStudios(context), { cron: EVERY_10_MINUTES }),
    sweep('games.sweep', EVERY_5_MINUTES, () => games.sweep()),
    sweep('tournaments.schedule', EVERY_5_MINUTES, () =>
      scheduleTournaments({ db, clock, definitions: tournamentDefinitions, rates: ratesToEuro() }),
    ),
    sweep('lotteries.schedule', EVERY_5_MINUTES, () =>
      scheduleLotteries({ db, clock, definitions: lotteryDefinitions, rates: ratesToEuro() }),
    ),
    sweep('lotteries.draw', EVERY_MINUTE, () => drawLotteries({ db, clock })),
    sweep('lootboxes.expire', EVERY_10_MINUTES, () => expireLootboxes(db, clock())),
    sweep('tournaments.close', EVERY_MINUTE, () => closeTournaments({ db, clock })),
    sweep('sportsbook.forget', EVERY_10_MINUTES, () => forgetOld(db, clock())),
    sweep('limits.settle', EVERY_5_MINUTES, () => db.transaction((tx) => settleChanges(tx, clock()))),
  ];
}

/** Repeats a batch until nothing is left. */
async function whileMore(some: () => Promise<boolean>): Promise<void> {
  while (await some());
}

/** Signs a player out on all devices when their playing time is used up. */
const endPlay = ({ pools: { jobs: db }, clock, sessions }: PlatformContext, playerId: number): Promise<void> =>
  db.transaction(async (tx) => {
    const blocks = await readBlocks(tx, playerId, clock());
    if (blocks.some((block) => block.type === 'session' && isBlocking(block)))
      await sessions.endAll(tx, playerId, { because: { reason: 'time_up', until: null } });
  });
