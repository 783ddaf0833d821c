export { type AppBuild, builtPages, frontPages, renderOnly } from './built.ts';
export { readWebConfig, root, type WebConfig } from './config.ts';
export { siteApp, sites } from './sites.ts';
