import { bonusRoutes } from './http/bonuses.ts';
import { callbackRoutes } from './http/callbacks.ts';
import { catalogueRoutes } from './http/catalogue.ts';
import { compPointsRoutes } from './http/comp-points.ts';
import { contactMessageRoutes } from './http/contact-messages.ts';
import { contactsRoutes } from './http/contacts.ts';
import { contentRoutes } from './http/content.ts';
import { discoveryRoutes } from './http/discovery.ts';
import { documentRoutes } from './http/documents.ts';
import { fairnessRoutes } from './http/fairness.ts';
import { gameProviderRoutes } from './http/game-providers.ts';
import { gamesRoutes } from './http/games.ts';
import { healthRoutes } from './http/health.ts';
import { infoRoutes } from './http/info.ts';
import { jackpotRoutes } from './http/jackpots.ts';
import { limitsRoutes } from './http/limits.ts';
import { liveRoutes } from './http/live.ts';
import { logRoutes } from './http/log.ts';
import { lootboxRoutes } from './http/lootboxes.ts';
import { lotteryRoutes } from './http/lotteries.ts';
import { openapiRoutes } from './http/openapi.ts';
import { paymentsRoutes } from './http/payments.ts';
import { playClockRoutes } from './http/play-clock.ts';
import { playerRoutes } from './http/player.ts';
import { privacyRoutes } from './http/privacy.ts';
import { pushRoutes } from './http/push.ts';
import { recoveryRoutes } from './http/recovery.ts';
import { rgsRoutes } from './http/rgs.ts';
import { sockRoutes } from './http/sock.ts';
import { sportsbookRoutes } from './http/sportsbook.ts';
import { subscriptionRoutes } from './http/subscriptions.ts';
import { tournamentRoutes } from './http/tournaments.ts';
import { twoFactorRoutes } from './http/two-factor.ts';
import { usersRoutes } from './http/users.ts';
import type { Routes } from './serve.ts';

export const routes: readonly Routes[] = [
  bonusRoutes,
  callbackRoutes,
  catalogueRoutes,
  compPointsRoutes,
  contactMessageRoutes,
  contactsRoutes,
  contentRoutes,
  discoveryRoutes,
  documentRoutes,
  fairnessRoutes,
  gameProviderRoutes,
  gamesRoutes,
  healthRoutes,
  infoRoutes,
  jackpotRoutes,
  limitsRoutes,
  liveRoutes,
  logRoutes,
  openapiRoutes,
  paymentsRoutes,
  playClockRoutes,
  playerRoutes,
  privacyRoutes,
  pushRoutes,
  recoveryRoutes,
  rgsRoutes,
  sockRoutes,
  sportsbookRoutes,
  subscriptionRoutes,
  lotteryRoutes,
  tournamentRoutes,
  lootboxRoutes,
  twoFactorRoutes,
  usersRoutes,
];
