const START = 'POST /rgs/play HTTP/1.1\r\n';
const MOST_HEAD = 8192;
const MOST_BODY = 4096;
/** Limit on headers: more would be unusual for a browser or proxy, and Node drops those above its own limit. */
const MOST_HEADERS = 64;

/** Bet as received: complete, in one chunk, and plain. */
export interface BetRequest {
  authorization: string | undefined;
  requestId: string | undefined;
  /** Client address according to the proxy in front of us. */
  forwardedFor: string | undefined;
  body: string;
}

/** Headers that rule out the fast path. */
const UNUSUAL = new Set(['transfer-encoding', 'expect', 'upgrade', 'trailer', 'te', 'connection']);
/** Matches a name, a colon and printable text; tested before trimming, so that nothing is hidden at the ends. */
const LINE = /^([A-Za-z0-9-]+):([\t\x20-\x7e]*)$/;
const JSON_TYPE = /^application\/json(?:; ?charset=utf-8)?$/i;

/**
 * Parses a chunk that is exactly one plain bet; otherwise returns null and leaves it to Node's parser. Anything
 * ambiguous is left to Node, so that this parser never disagrees with a proxy in front of us.
 */
export function readBet(chunk: Buffer): BetRequest | null {
  if (chunk.toString('latin1', 0, START.length) !== START) return null;
  const end = chunk.indexOf('\r\n\r\n');
  if (end < 0 || end > MOST_HEAD) return null;
  const seen = readHeaders(chunk.toString('latin1', START.length, end).split('\r\n'));
  if (!seen?.get('host') || !JSON_TYPE.test(seen.get('content-type') ?? '')) return null;
  const length = seen.get('content-length');
  if (length === undefined || !/^\d{1,4}$/.test(length)) return null;
  if (Number(length) > MOST_BODY || chunk.length !== end + 4 + Number(length)) return null;
  return {
    authorization: seen.get('authorization'),
    requestId: seen.get('x-request-id'),
    forwardedFor: seen.get('x-forwarded-for'),
    body: chunk.toString('utf8', end + 4),
  };
}

/** Returns headers by lower-case name; null if one is ambiguous or repeated. */
function readHeaders(lines: readonly string[]): Map<string, string> | null {
  if (lines.length > MOST_HEADERS) return null;
  const seen = new Map<string, string>();
  for (const line of lines) {
    const parts = LINE.exec(line);
    if (!parts) return null;
    const [name, value] = [parts[1]!.toLowerCase(), parts[2]!.trim()];
    if (seen.has(name) || isUnusual(name, value)) return null;
    seen.set(name, value);
  }
  return seen;
}

const isUnusual = (name: string, value: string): boolean =>
  UNUSUAL.has(name) && !(name === 'connection' && value.toLowerCase() === 'keep-alive');
