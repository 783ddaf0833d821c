import { createContext, type ReactNode, use } from 'react';
import type { Api } from './client-core.ts';

const ApiContext = createContext<Api | null>(null);

export function ApiProvider({ api, children }: { api: Api; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** The visitor's way to the platform; the app provides it. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('ApiProvider is missing above');
  return api;
}
