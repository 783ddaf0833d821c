/** Global scope of the worker. The page server writes the release in front of the built worker. */
export const worker = self as unknown as ServiceWorkerGlobalScope & { readonly release: string };

export const OFFLINE_PAGE = '/offline.html';
