import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { SocketOwner } from './channel.ts';

/** Seconds a credential or a channel token is valid. */
export const CREDENTIAL_SECONDS = 180;

const Claims = v.object({
  playerId: v.number(),
  sessionId: v.string(),
  topic: v.nullable(v.string()),
  until: v.number(),
});
type Claims = v.InferOutput<typeof Claims>;

export interface Credentials {
  /** Creates a credential for a whole socket, which identifies its owner. */
  forSocket(owner: SocketOwner): string;
  /** Creates a token for one private topic. */
  forTopic(owner: SocketOwner, topic: string): string;
  readSocket(token: string): SocketOwner | null;
  /** Returns the token's owner if it allows them to join the topic, otherwise null. */
  allows(token: unknown, topic: string): SocketOwner | null;
}

/** Creates short-lived signed tokens that are valid on every instance of the platform. `now` in milliseconds. */
export function createCredentials(secret: string, now: () => number): Credentials {
  const key = createSecretKey(secret, 'utf8');
  const sign = (body: string) => createHmac('sha256', key).update(body).digest();

  function make(owner: SocketOwner, topic: string | null): string {
    const claims: Claims = {
      playerId: owner.playerId,
      sessionId: owner.sessionId,
      topic,
      until: now() + CREDENTIAL_SECONDS * 1000,
    };
    const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
    return `${body}.${sign(body).toString('base64url')}`;
  }

  function read(token: string): Claims | null {
    const [body = '', mark = ''] = token.split('.');
    const given = Buffer.from(mark, 'base64url');
    const expected = sign(body);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const claims = v.parse(Claims, JSON.parse(Buffer.from(body, 'base64url').toString()));
    return claims.until > now() ? claims : null;
  }

  return {
    forSocket: (owner) => make(owner, null),
    forTopic: (owner, topic) => make(owner, topic),
    readSocket: (token) => {
      const claims = read(token);
      return claims && claims.topic === null ? { playerId: claims.playerId, sessionId: claims.sessionId } : null;
    },
    allows: (token, topic) => {
      const claims = typeof token === 'string' ? read(token) : null;
      return claims && claims.topic === topic ? { playerId: claims.playerId, sessionId: claims.sessionId } : null;
    },
  };
}
