import type { Api } from './client-core.ts';
import type { ApiOptions } from './client.ts';

/** The same client, its code fetched with the first call: a page that calls nothing does not carry it. */
export function createLazyApi(options: ApiOptions): Api {
  let made: Promise<Api> | undefined;
  const load = () => {
    made ??= import('./client.ts').then(({ createApi }) => createApi(options));
    made.catch(() => (made = undefined)); // The next call tries again.
    return made;
  };
  return { call: async (shape, ...parts) => (await load()).call(shape, ...parts) };
}
