import { createHash, randomBytes } from 'node:crypto';
import { Refusal, toWire } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { run, type Transaction } from '@croupier/server-database';
import type { ClientInfo, PlayersContext } from './context.ts';
import { tables } from './schema.gen.ts';

/** Long enough to read out on the phone. */
export const SIGN_IN_LINK_MINUTES = 15;

const TOKEN_BYTES = 32;
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

interface LinkRequest {
  playerId: number;
  /** `operator:anna` */
  actor: string;
  now: Date;
}

/** Creates the token of a sign-in link, which is stored only as a hash. Revokes the player's earlier link. */
export async function makeSignInToken(tx: Transaction, { playerId, actor, now }: LinkRequest): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const link = { token_hash: hashOf(token), expires_at: new Date(now.getTime() + SIGN_IN_LINK_MINUTES * 60_000) };
  await run(
    tx,
    tables
      .insertInto('sign_in_links')
      .values({ player_id: BigInt(playerId), ...link })
      .onConflict((conflict) => conflict.column('player_id').doUpdateSet(link)),
  );
  await recordAudit(tx, { at: now, kind: 'sign_in_link_made', actor, playerId, details: {} });
  return token;
}

/** Redeems a sign-in link and returns its player. Refuses players with two-factor, who have to sign in with it. */
export async function redeemSignInToken(
  tx: Transaction,
  { clock, blockedCountries }: Pick<PlayersContext, 'clock' | 'blockedCountries'>,
  { token, client }: { token: string; client: Pick<ClientInfo, 'country'> },
): Promise<number> {
  if (client.country && blockedCountries.has(client.country)) throw new Refusal('login_restricted');
  const used = tables
    .deleteFrom('sign_in_links')
    .using('players')
    .whereRef('players.id', '=', 'sign_in_links.player_id')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', clock())
    .where('players.two_factor_enabled', '=', false)
    .returning('player_id');
  const [link] = await run(tx, used);
  if (!link) throw new Refusal('token_invalid');
  return toWire(link.player_id);
}
