import type { Api } from '@croupier/api-client';
import { readPages } from '@croupier/contracts';

export const menuPages = (api: Api, l: string, signal: AbortSignal) =>
  api.call(readPages, { query: { l, menus: '1' }, signal });
