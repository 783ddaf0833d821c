/** Built service worker with the release of its app. */
export interface Worker {
  readonly script: string;
  readonly release: string;
}

/** Returns the worker's script with a line for the release, by which browsers detect a new version. */
export const workerScript = ({ script, release }: Worker): string =>
  `self.release=${JSON.stringify(release)};\n${script}`;

/**
 * Script served where no worker is wanted: it replaces an existing worker, deletes its caches and unregisters itself
 * without reloading a page.
 */
export const farewellScript = `addEventListener("install",()=>skipWaiting());
addEventListener("activate",(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())await caches.delete(name);
await registration.unregister();
})()));
`;

/** Content security policy of the worker itself. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";
