import { migrations as audit } from '@croupier/server-audit';
import { migrations as channels } from '@croupier/server-channels';
import { migrations as competitions } from '@croupier/server-competitions';
import { migrations as content } from '@croupier/server-content';
import { migrations as games } from '@croupier/server-games';
import { migrations as limits } from '@croupier/server-limits';
import { migrations as payments } from '@croupier/server-payments';
import { migrations as players } from '@croupier/server-players';
import { migrations as privacy } from '@croupier/server-privacy';
import { migrations as promotions } from '@croupier/server-promotions';
import { migrations as push } from '@croupier/server-push';
import { migrations as sessions } from '@croupier/server-sessions';
import { migrations as spending } from '@croupier/server-spending';
import { migrations as sportsbook } from '@croupier/server-sportsbook';
import { migrations as tokens } from '@croupier/server-tokens';
import { migrations as twoFactor } from '@croupier/server-two-factor';
import { migrations as verification } from '@croupier/server-verification';
import { migrations as wallet } from '@croupier/server-wallet';

/** Migrations of every domain; the database orders them by number. */
export const migrations: readonly URL[] = [
  audit,
  channels,
  competitions,
  content,
  games,
  limits,
  payments,
  players,
  privacy,
  promotions,
  push,
  sessions,
  spending,
  sportsbook,
  tokens,
  twoFactor,
  verification,
  wallet,
];
