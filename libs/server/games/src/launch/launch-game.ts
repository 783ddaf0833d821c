import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Refusal } from '@croupier/contracts';
import type { Edition } from '@croupier/i18n';
import type { AnyCurrency, CurrencyCode } from '@croupier/money';
import { type Database, sql } from '@croupier/server-database';
import { isBlocking, readBlocks } from '@croupier/server-limits';
import { cashAccountId } from '@croupier/server-wallet';
import { createGameState } from '../fairness/player-game-state.ts';
import type { Games, RoundMath } from '../game.ts';
import { createDemoGameState } from '../rounds/play-demo.ts';
import type { GameRules } from '../session.ts';

const LAUNCH_MS = 60_000;

export interface Launch {
  /** The title, and the maths it runs. */
  slug: string;
  maths: string;
  mode: 'real' | 'demo';
  /** Who plays; null for a guest's demo. */
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

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Opens a game: the answer's token goes into the page's fragment, where no server log sees it. */
export async function launchGame(db: Database, games: Games, launch: Launch): Promise<Launched> {
  const { slug, maths, mode, player, edition, now } = launch;
  const math = games[maths];
  if (!math) throw new Refusal('game_not_available');
  const currency = mode === 'demo' ? 'FUN' : await checkPlayer(db, launch);
  if (mode === 'demo' && edition.rules.demoNeedsLogin && !player) throw new Refusal('demo_not_available');
  const accountId =
    mode === 'real' ? await cashAccountId(db, { playerId: player!.id, currency: player!.currency }) : null;
  if (mode === 'real' && accountId === null) throw new Refusal('currency_not_available');
  const id = randomUUID();
  const token = newToken();
  const { maxStake, minRoundMs } = rulesFor(math, currency, edition);
  const rules = JSON.stringify({ max_stake: maxStake === null ? null : String(maxStake), min_round_ms: minRoundMs });
  await db.transaction(async (tx) => {
    await tx.query(sql`
      insert into game_sessions (id, launch_hash, launch_until, mode, slug, maths, currency, player_id, site_session_id, account_id,
        nickname, rules, locale, parent_origin, created_at)
      values (${id}, ${hashToken(token)}, ${new Date(now.getTime() + LAUNCH_MS)}, ${mode}, ${slug}, ${maths}, ${currency},
        ${player?.id ?? null}, ${player?.siteSessionId ?? null}, ${accountId}, ${player?.nickname ?? null}, ${rules},
        ${launch.locale}, ${launch.parentOrigin}, ${now})`);
    if (mode === 'demo') await createDemoGameState(tx, id);
    else await createGameState(tx, player!.id);
  });
  return { token, currency };
}

async function checkPlayer(db: Database, { player, now }: Launch): Promise<CurrencyCode> {
  if (!player) throw new Refusal('unauthenticated');
  const blocks = await readBlocks(db, player.id, now);
  const block = blocks.find(isBlocking);
  if (block) throw new Refusal(block.type === 'session' ? 'session_limit_reached' : 'excluded');
  return player.currency;
}

/** An edition's cap is in its own currency; elsewhere it keeps its proportion to the smallest stake. */
export function rulesFor(
  math: RoundMath,
  currency: AnyCurrency,
  { currency: own, rules }: Launch['edition'],
): GameRules {
  const { maxStakeCents, secondsBetweenSpins = 0 } = rules;
  const maxStake =
    maxStakeCents === undefined ? null : (BigInt(maxStakeCents) * math.stakes(currency).min) / math.stakes(own).min;
  return { maxStake, minRoundMs: secondsBetweenSpins * 1000 };
}
