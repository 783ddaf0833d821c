/** The captcha's own side of its frame: gives the page around it a token when it is asked for one. */
(() => {
  'use strict';

  const { parent: PARENT, siteKey } = document.getElementById('captcha').dataset;
  const tell = (message) => parent.postMessage({ from: 'captcha', ...message }, PARENT);

  async function give(request) {
    try {
      const response = await fetch('/v1/tokens', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ site_key: siteKey }),
        signal: AbortSignal.timeout(4_000),
      });
      const { token } = await response.json();
      tell({ kind: 'token', request, token });
    } catch {
      tell({ kind: 'failed', request });
    }
  }

  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== PARENT || source !== parent || data?.from !== 'croupier' || data.kind !== 'execute') return;
    void give(String(data.request));
  });
  tell({ kind: 'ready' });
})();
