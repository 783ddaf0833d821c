export { createApi, newKey, type Api, type ApiOptions, type CallOptions } from './client.ts';
export { ApiProvider, useApi } from './context.tsx';
export { CallFailed, CallRefused, type RefusedField } from './failure.ts';
export { MAX_RETRIES, mayRetry, retryDelay } from './retry.ts';
export { createLazyApi } from './lazy-client.ts';
export { playerQuery } from './player.query.ts';
