import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const offered: Encoding[] = ['br', 'gzip', 'identity'];
/** Cache of parsed headers, because browsers send few different ones. */
const chosen = new LRUCache<string, Encoding>({ max: 200 });

/** Returns the best encoding a client accepts. */
export function encodingOf(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const existing = chosen.get(acceptEncoding);
  if (existing) return existing;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  // The published types omit the second argument.
  const encodings: (available: Encoding[], options: { preferred: Encoding[] }) => string[] =
    negotiator.encodings.bind(negotiator);
  const [best] = encodings(offered, { preferred: offered });
  const encoding = offered.find((each) => each === best) ?? 'identity';
  chosen.set(acceptEncoding, encoding);
  return encoding;
}
