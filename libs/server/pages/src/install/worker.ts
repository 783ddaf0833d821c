/** A built service worker, and the release of the app it belongs to. */
export interface Worker {
  readonly script: string;
  readonly release: string;
}

/** The worker is the same script in every release but for this line, by which a browser notices a new one. */
export const workerScript = ({ script, release }: Worker): string =>
  `self.release=${JSON.stringify(release)};\n${script}`;

/**
 * Served where no worker is to be: one that is there is replaced by this, which forgets all that was kept and takes itself away,
 * without a page being loaded again.
 */
export const farewellScript = `addEventListener("install",()=>skipWaiting());
addEventListener("activate",(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())await caches.delete(name);
await registration.unregister();
})()));
`;

/** Content security policy of the worker itself. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";
