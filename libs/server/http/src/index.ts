export { clientOf } from './client-of.ts';
export { FairQueue, type QueueLimits, QueueRejection } from './fair-queue.ts';
export { hostName } from './host-name.ts';
export { close, listen } from './listen.ts';
export { type LogLine, printLog } from './print-log.ts';
export { redact } from './redact.ts';
export { redirect } from './redirect.ts';
export { type Running, runProcess } from './run-process.ts';
export { type HeaderList, headerList, securityHeaders } from './security-headers.ts';
export { sendText } from './send-text.ts';
export {
  coinsFrameUrl,
  count,
  flag,
  origin,
  port,
  proxies,
  readSettings,
  SettingsError,
  siteSettings,
  url,
} from './settings.ts';
export { openSite, retryAfter, type SiteNow, type SiteWatch, watchSite } from './watch-site.ts';
export { type TrustedProxies, trustProxies, type Visitor, visitorOf } from './trusted-proxies.ts';
