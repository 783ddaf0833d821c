export { close, listen } from './listen.ts';
export { type Running, runProcess } from './run-process.ts';
export { type HeaderList, headerList, securityHeaders } from './security-headers.ts';
export { flag, origin, port, readSettings, siteSettings } from './settings.ts';
