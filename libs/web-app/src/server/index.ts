export { createRender, type RenderOrder } from './create-render.tsx';
export { type AppFiles, type RouterManifest, routerManifest, type ViteManifest } from './router-manifest.ts';
