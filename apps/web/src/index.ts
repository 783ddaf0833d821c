export { readWebConfig, type WebConfig } from './config.ts';
export { type AppBuild, builtPages, frontPages } from './pages.ts';
export { startWeb } from './start-web.ts';
export { siteApp, sites } from './sites.ts';
