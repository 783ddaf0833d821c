export { createRender, type RenderRequest } from './create-render.tsx';
export { type AppFiles, type RouterManifest, routerManifest, type ViteManifest } from './router-manifest.ts';
