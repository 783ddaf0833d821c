import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const offered: Encoding[] = ['br', 'gzip', 'identity'];
/** Browsers send few different headers: each is parsed once. */
const chosen = new LRUCache<string, Encoding>({ max: 200 });

/** The best encoding a client takes. */
export function encodingOf(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const existing = chosen.get(acceptEncoding);
  if (existing) return existing;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  // Its published types lack the second argument.
  const encodings: (available: Encoding[], options: { preferred: Encoding[] }) => string[] =
    negotiator.encodings.bind(negotiator);
  const [best] = encodings(offered, { preferred: offered });
  const encoding = offered.find((each) => each === best) ?? 'identity';
  chosen.set(acceptEncoding, encoding);
  return encoding;
}
