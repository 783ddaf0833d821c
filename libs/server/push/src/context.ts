import type { Database } from '@croupier/server-database';
import type { PushKeys } from './keys.ts';
import type { PushPost } from './post.ts';

/** What the domain needs from outside; the server app fills it in once. */
export interface PushContext {
  db: Database;
  clock: () => Date;
  /** Null where no key is configured: nobody can subscribe, and nothing is sent. */
  keys: PushKeys | null;
  /** Origins of push services, `https://fcm.googleapis.com` or `https://wns2-*.notify.windows.com`. */
  services: readonly string[];
  post: PushPost;
  casinoOrigin: string;
  sportOrigin: string;
}
