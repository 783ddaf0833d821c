const START = 'POST /rgs/play HTTP/1.1\r\n';
const MOST_HEAD = 8192;
const MOST_BODY = 4096;

/** A bet as it came: whole, in one piece, and plain. */
export interface BetRequest {
  authorization: string | undefined;
  requestId: string | undefined;
  body: string;
}

/** What a bet's head may not say if it is to be read here. */
const UNUSUAL = new Set(['transfer-encoding', 'expect', 'upgrade', 'trailer', 'te', 'connection']);

/**
 * Reads a chunk that is exactly one plain bet, else null: then Node's own parser gets it, unread. Nothing doubtful is
 * understood here, so there is nothing to understand differently from a proxy before us.
 */
export function readBet(chunk: Buffer): BetRequest | null {
  if (chunk.toString('latin1', 0, START.length) !== START) return null;
  const end = chunk.indexOf('\r\n\r\n');
  if (end < 0 || end > MOST_HEAD) return null;
  const seen: Record<string, string> = {};
  for (const line of chunk.toString('latin1', START.length, end).split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    if (!/^[a-z0-9-]+$/.test(name) || name in seen) return null;
    const value = line.slice(colon + 1).trim();
    if (UNUSUAL.has(name) && !(name === 'connection' && value.toLowerCase() === 'keep-alive')) return null;
    if (/[^\t\x20-\x7e]/.test(value)) return null;
    seen[name] = value;
  }
  const length = seen['content-length'];
  if (seen['host'] === undefined || length === undefined || !/^\d{1,4}$/.test(length)) return null;
  if (Number(length) > MOST_BODY || chunk.length !== end + 4 + Number(length)) return null;
  return {
    authorization: seen['authorization'],
    requestId: seen['x-request-id'],
    body: chunk.toString('utf8', end + 4),
  };
}
