import type { Api } from './client-core.ts';
import type { ApiOptions } from './client.ts';

/** Creates the same client, but loads its code with the first call: a page without calls doesn't load it. */
export function createLazyApi(options: ApiOptions): Api {
  let made: Promise<Api> | undefined;
  const load = () => {
    made ??= import('./client.ts').then(({ createApi }) => createApi(options));
    made.catch(() => (made = undefined)); // The next call retries the load.
    return made;
  };
  return { call: async (shape, ...parts) => (await load()).call(shape, ...parts) };
}
