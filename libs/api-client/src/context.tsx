import { createContext, type ReactNode, use } from 'react';
import type { Api } from './client-core.ts';

const ApiContext = createContext<Api | null>(null);

export function ApiProvider({ api, children }: { api: Api; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** Returns the visitor's API client, which the app provides. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('ApiProvider is missing above');
  return api;
}
