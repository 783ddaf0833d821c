export { createApi, newKey, type ApiOptions } from './client.ts';
export { adoptPlayer, playersOwn } from './adopt-player.ts';
export { type Api, type CallOptions, createClient, ErrorReply, type NetworkRequest } from './client-core.ts';
export { ApiProvider, useApi } from './context.tsx';
export { CallFailed, CallRefused, type RefusedField } from './failure.ts';
export { MAX_RETRIES, mayRetry, retryDelay } from './retry.ts';
export { createLazyApi } from './lazy-client.ts';
export { type FileUpload, upload } from './upload.ts';
export { playerQuery } from './player.query.ts';
