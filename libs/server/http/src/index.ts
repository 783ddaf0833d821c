export { clientOf } from './client-of.ts';
export { FairPool, NoTurn, type PoolLimits } from './fair-pool.ts';
export { hostName } from './host-name.ts';
export { close, listen } from './listen.ts';
export { redirect } from './redirect.ts';
export { type Running, runProcess } from './run-process.ts';
export { type HeaderList, headerList, securityHeaders } from './security-headers.ts';
export { sendText } from './send-text.ts';
export { count, flag, origin, port, readSettings, siteSettings } from './settings.ts';
