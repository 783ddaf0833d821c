export type { Arcade } from './arcade/serve-arcade.ts';
export { createPages, type PagesApp, type PagesOptions } from './create-pages.ts';
export type { App, IdleTitles, Render, RenderRequest, SiteOrigins } from './document/app.ts';
export { remoteRender } from './remote/remote-render.ts';
export { serveRenders } from './remote/serve-renders.ts';
export { serveInstall } from './install/serve-install.ts';
export type { Worker } from './install/worker.ts';
export type { StaticFolder } from './files/static-files.ts';
export { readPageRequest, type PageRequest, type PageRequestRules } from './page-request/read-page-request.ts';
