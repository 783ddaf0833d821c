import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Game } from '@croupier/contracts';
import { games } from '@croupier/game-math';
import { jackpotsStep, ratesToEuro, scoresStep, ticketsStep } from '@croupier/server-competitions';
import { describeForeign, openCatalogue, openContent, watchContent } from '@croupier/server-content';
import { cancelStatements, migrate, nameConnections } from '@croupier/server-database';
import {
  createBatchSteps,
  createGames,
  createHotTitles,
  openStudioTitles,
  type StudioTitle,
} from '@croupier/server-games';
import { migrateJobs } from '@croupier/server-jobs';
import { isExcluded } from '@croupier/server-limits';
import { type Messages, openMessages } from '@croupier/server-mail';
import {
  createPayments,
  type FraudCheck,
  guardProvider,
  sandboxFraudCheck,
  type PaymentsContext,
  sandboxProvider,
  sandboxRates,
} from '@croupier/server-payments';
import { createPasswords } from '@croupier/server-players';
import { wasErasedExcluded } from '@croupier/server-privacy';
import { pushKeys, pushPost } from '@croupier/server-push';
import { createSessions } from '@croupier/server-sessions';
import { createBetQueue } from '@croupier/server-sportsbook';
import { storeOf } from '@croupier/server-storage';
import { createVault } from '@croupier/server-two-factor';
import { clamdScanner, testFileScanner } from '@croupier/server-verification';
import { captchaService } from './captcha.ts';
import type { Config } from './config.ts';
import type { PlatformContext } from './context.ts';
import type { OnUndeclared } from './declared.ts';
import { startJobs } from './jobs.ts';
import { createLog } from './log.ts';
import { measureBetBatch } from './metrics.ts';
import { migrations } from './migrations.ts';
import { erasureContext } from './personal-data/erasure.ts';
import { queueReportMail } from './personal-data/mails.ts';
import { reportFiles, reportSections } from './personal-data/sections.ts';
import { openPools, requireRoom } from './pools.ts';
import { createServer } from './server.ts';
import { shutDown } from './shut-down.ts';
import { createCallerLimits } from './throttling/caller-limits.ts';

export interface Platform {
  app: FastifyInstance;
  context: PlatformContext;
  /** Base URL it listens on. */
  url: string;
  /**
   * Stops accepting requests and jobs, lets those in progress finish, and closes the database: in less than five
   * seconds.
   */
  stop: () => Promise<void>;
}

export interface PlatformOptions {
  clock?: () => Date;
  log?: Logger;
  /** Sender of emails and text messages; chosen by the settings if omitted. */
  messages?: Messages;
  /** False starts no background work: the queue, the feed, the audit chain. */
  jobs?: boolean;
  /** Called on an undeclared refusal; by default it is logged as an error. */
  onUndeclared?: OnUndeclared;
}

/** Accept backlog: all pages reconnect at once when another instance stops. */
const BACKLOG = 4096;

/** Starts one instance of the platform on a database, after migrating it. */
export async function startPlatform(settings: Config, options: PlatformOptions = {}): Promise<Platform> {
  const name = `croupier-${randomUUID()}`;
  const config = { ...settings, databaseUrl: nameConnections(settings.databaseUrl, name) };
  const log = options.log ?? createLog(config.logLevel);
  const pools = openPools(config);
  const db = pools.calls;
  await requireRoom(db, config);
  await migrate(db, migrations);
  await migrateJobs(db);
  const stops: (() => Promise<void> | void)[] = [];
  const clock = options.clock ?? (() => new Date());
  const report = (what: string, details: object) => log.error(details, what);
  const messages = options.messages ?? openMessages(config);
  const sessions = createSessions({ db, clock });
  const passwords = createPasswords();
  const store = storeOf(config.bucket, config.dataDir, clock);
  const players: PlatformContext['players'] = {
    db,
    clock,
    passwords,
    isExcluded: (tx, playerId) => isExcluded(tx, playerId, clock()),
    wasErasedExcluded: (tx, person) => wasErasedExcluded(tx, person, clock()),
    ...(config.captcha ? { checkCaptcha: captchaService(config.captcha, report) } : {}),
    blockedCountries: config.blockedCountries,
    hasVariants: config.features.ab_registration,
    asksForTerms: config.features.registration_checkbox,
    signUpsPerAddress: config.signUpsPerAddress,
  };
  const studioTitles = await openStudioTitles({
    db: pools.jobs,
    clock,
    onError: (error) => log.error({ err: error }, 'studio titles failed'),
  });
  if (config.secretsKeys.length === 0) log.warn('SECRETS_KEY is missing: nobody can use two-factor sign-in');
  if (config.pushKey === null) log.warn('PUSH_KEY is missing: no notices are sent to browsers');
  const context: PlatformContext = {
    db,
    pools,
    callerLimits: createCallerLimits(config),
    config,
    log,
    clock,
    sessions,
    players,
    twoFactor: { ...players, vault: createVault(config.secretsKeys) },
    games: createGames({
      db,
      betsDb: pools.bets,
      clock,
      games,
      steps: createBatchSteps(jackpotsStep({ rates: ratesToEuro }), scoresStep(), ticketsStep()),
    }),
    bets: createBetQueue({ db: pools.bets, clock, liveDelayMs: config.sportLiveDelayMs, onBatch: measureBetBatch }),
    payments: createPayments({
      db,
      clock,
      provider: paymentProvider(config, clock, report),
      fraudCheck: fraudCheck(config),
      rates: rateSource(config),
      exchange: config.exchange,
      report,
    }),
    messages,
    push: {
      db: pools.jobs,
      clock,
      keys: config.pushKey === null ? null : pushKeys(config.pushKey),
      services: config.pushServices,
      post: pushPost(config.sandboxBase),
      casinoOrigin: config.casinoOrigin,
      sportOrigin: config.sportOrigin,
    },
    verification: {
      db,
      clock,
      store,
      scanner: config.scannerUrl === null ? testFileScanner : clamdScanner(config.scannerUrl),
    },
    reports: {
      db,
      clock,
      store,
      sections: reportSections(sessions),
      files: reportFiles(store),
      onReady: queueReportMail,
    },
    erasure: erasureContext({ db, clock, sessions, passwords }),
    studioTitles,
    catalogue: openCatalogue(
      createHotTitles({ db: pools.jobs, clock, onError: (error) => log.error({ err: error }, 'hot titles failed') }),
      gamesOfStudios(config.studios, studioTitles),
    ),
    content: contentOf(config, log, (stop) => stops.push(stop)),
    onUndeclared: options.onUndeclared ?? ((call, code) => report('undeclared refusal', { call, code })),
    onShutdown: (stop) => stops.push(stop),
  };
  const app = await createServer(context);
  if (options.jobs !== false) startJobs(context);
  const url = await app.listen({ port: config.port, host: config.host, backlog: BACKLOG });
  return {
    app,
    context,
    url,
    stop: async () => {
      const finished = await shutDown({
        stops: [() => app.close(), ...stops.toReversed()],
        cancel: () => cancelStatements(pools.jobs, name),
        close: async () => {
          messages.close();
          await Promise.all(Object.values(pools).map((pool) => pool.close()));
        },
      });
      if (!finished) log.warn('stopped with work under way: it was cut off');
    },
  };
}

/** Returns the games of the configured studios, rebuilt only when their titles change. */
function gamesOfStudios(studios: Config['studios'], titles: () => readonly StudioTitle[]): () => readonly Game[] {
  let known: readonly StudioTitle[] = [];
  let games: readonly Game[] = [];
  return () => {
    if (known !== titles()) {
      known = titles();
      games = known.flatMap((title) => {
        const origin = studios.get(title.studio);
        return origin === undefined ? [] : describeForeign(title, origin);
      });
    }
    return games;
  };
}

/** Opens the texts: read once, or reloaded on every change if watching is on. */
function contentOf({ watchContent: watched }: Config, log: Logger, onStop: (stop: () => void) => void) {
  if (!watched) return openContent();
  const { content, stop } = watchContent((fault) => log.error({ err: fault }, 'content can not be read'));
  onStop(stop);
  return content;
}

/** Gets exchange rates from the sandbox until an operator connects another source. */
const rateSource = ({ sandboxBase, payOrigin, sandboxSecret }: Config) =>
  sandboxRates({
    base: sandboxBase,
    host: new URL(payOrigin).host.replace(/^pay\./, 'crypto.'),
    secret: sandboxSecret,
  });

/** Uses the sandbox's fraud check until an operator connects another. */
const fraudCheck = ({ sandboxBase, payOrigin, sandboxSecret, casinoOrigin }: Config): FraudCheck =>
  sandboxFraudCheck({
    base: sandboxBase,
    host: new URL(payOrigin).host.replace(/^pay\./, 'fraud.'),
    secret: sandboxSecret,
    websiteUrl: casinoOrigin,
  });

/** Uses the sandbox as payment provider until an operator connects another. */
const paymentProvider = (
  config: Config,
  clock: () => Date,
  report: PaymentsContext['report'],
): PaymentsContext['provider'] =>
  guardProvider(
    sandboxProvider({
      base: config.sandboxBase,
      publicOrigin: config.payOrigin,
      notifyUrl: `${config.casinoOrigin}/callbacks/sandbox`,
      secret: config.sandboxSecret,
    }),
    clock,
    report,
  );
