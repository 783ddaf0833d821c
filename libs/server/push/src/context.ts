import type { Database } from '@croupier/server-database';
import type { PushKeys } from './keys.ts';
import type { PushPost } from './post.ts';

/** Dependencies of the domain; the server app provides them once. */
export interface PushContext {
  db: Database;
  clock: () => Date;
  /** Null if no key is configured: subscribing is unavailable, and nothing is sent. */
  keys: PushKeys | null;
  /** Origins of push services, `https://fcm.googleapis.com` or `https://wns2-*.notify.windows.com`. */
  services: readonly string[];
  post: PushPost;
  casinoOrigin: string;
  sportOrigin: string;
}
