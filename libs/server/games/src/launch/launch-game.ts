import { randomUUID } from 'node:crypto';
import { Refusal } from '@croupier/contracts';
import { type Edition, offersCompetition } from '@croupier/i18n';
import { type AnyCurrency, type CurrencyCode, nominalUnit } from '@croupier/money';
import { type Database, run, type Transaction } from '@croupier/server-database';
import { isBlocking, readBlocks } from '@croupier/server-limits';
import { cashAccountId } from '@croupier/server-wallet';
import { createGameState } from '../fairness/player-game-state.ts';
import type { Games, RoundMath } from '../game.ts';
import { createDemoGameState } from '../rounds/play-demo.ts';
import { tables } from '../schema.gen.ts';
import { type GameRules, HOUSE } from '../session.ts';
import { hashToken, newToken } from './token.ts';

const LAUNCH_MS = 60_000;

export interface Launch {
  /** The title, and the maths it runs; null for a studio's, which draws its rounds itself. */
  slug: string;
  maths: string | null;
  /** The studio whose title it is; ours without. */
  provider?: string;
  mode: 'real' | 'demo';
  /** Player; null for a guest's demo. */
  player: { id: number; siteSessionId: string; currency: CurrencyCode; nickname: string | null } | null;
  edition: Pick<Edition, 'currency' | 'rules'>;
  locale: string;
  /** The page around the frame. */
  parentOrigin: string;
  now: Date;
}

export interface Launched {
  /** Works once, for a minute. */
  token: string;
  currency: CurrencyCode | 'FUN';
}

/** Opens a game: the answer's token goes into the page's fragment, where no server log sees it. */
export async function launchGame(db: Database, games: Games, launch: Launch): Promise<Launched> {
  const { slug, maths, provider = HOUSE, mode, player, edition, now } = launch;
  const math = maths === null ? null : games[maths];
  if (math === undefined) throw new Refusal('game_not_available');
  if (mode === 'demo' && edition.rules.demoNeedsLogin && !player) throw new Refusal('demo_not_available');
  const account = mode === 'real' ? await requireAccount(db, launch) : null;
  const currency = account?.currency ?? 'FUN';
  const id = randomUUID();
  const token = newToken();
  const { maxStake, minRoundMs, autoplay, oneAtATime, buyFeature, jackpots } = rulesFor(math, currency, edition);
  const session = {
    id,
    launch_hash: hashToken(token),
    launch_until: new Date(now.getTime() + LAUNCH_MS),
    mode,
    slug,
    maths: maths ?? '',
    provider,
    currency,
    player_id: player ? BigInt(player.id) : null,
    site_session_id: player?.siteSessionId ?? null,
    account_id: account?.id ?? null,
    nickname: player?.nickname ?? null,
    rules: JSON.stringify({
      max_stake: maxStake === null ? null : String(maxStake),
      min_round_ms: minRoundMs,
      autoplay,
      one_at_a_time: oneAtATime,
      buy_feature: buyFeature,
      jackpots,
    }),
    locale: launch.locale,
    parent_origin: launch.parentOrigin,
    created_at: now,
  };
  await db.transaction(async (tx) => {
    if (account && oneAtATime) await endOthers(tx, account.playerId, now);
    await run(tx, tables.insertInto('game_sessions').values(session));
    await (account ? createGameState(tx, account.playerId) : createDemoGameState(tx, id));
  });
  return { token, currency };
}

/** Ends a player's games for money, opened or on their way. What is open in them is found when they are opened again. */
async function endOthers(tx: Transaction, playerId: number, now: Date): Promise<void> {
  const query = tables
    .updateTable('game_sessions')
    .set({ launch_until: now, expires_at: now })
    .where('player_id', '=', BigInt(playerId))
    .where('mode', '=', 'real')
    .where((row) => row(row.fn.coalesce('expires_at', 'launch_until'), '>', now));
  await run(tx, query);
}

interface CashAccountOfPlayer {
  id: bigint;
  playerId: number;
  currency: CurrencyCode;
}

/** The account a player bets from, if they may play at all. */
async function requireAccount(db: Database, { player, now }: Launch): Promise<CashAccountOfPlayer> {
  if (!player) throw new Refusal('unauthenticated');
  const blocks = await readBlocks(db, player.id, now);
  const block = blocks.find(isBlocking);
  if (block) throw new Refusal(block.type === 'session' ? 'session_limit_reached' : 'excluded');
  const { id: playerId, currency } = player;
  const id = await cashAccountId(db, { playerId, currency });
  if (id === null) throw new Refusal('currency_not_available');
  return { id, playerId, currency };
}

/** An edition's cap is in its own currency; elsewhere it keeps its proportion to the smallest stake, of a studio's title to one nominal unit. */
export function rulesFor(
  math: RoundMath | null,
  currency: AnyCurrency,
  { currency: own, rules }: Launch['edition'],
): GameRules {
  const { maxStakeCents, secondsBetweenSpins = 0, autoplayForbidden = false } = rules;
  const unit = (one: AnyCurrency) => math?.stakes(one).min ?? nominalUnit[one];
  const maxStake = maxStakeCents === undefined ? null : (BigInt(maxStakeCents) * unit(currency)) / unit(own);
  return {
    maxStake,
    minRoundMs: secondsBetweenSpins * 1000,
    autoplay: !autoplayForbidden,
    oneAtATime: rules.oneGameAtATime === true,
    buyFeature: !rules.bonusBuyForbidden,
    jackpots: offersCompetition(rules, 'jackpots'),
  };
}
