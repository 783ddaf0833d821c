/** Tags in their own frame: they hear what the page around them tells, and see nothing else of it. */
(() => {
  'use strict';

  const HOUR_MS = 3_600_000;
  const { parent: PARENT, id } = document.getElementById('tags').dataset;
  const allowed = new Set();

  const load = (source) => {
    const script = document.createElement('script');
    script.src = source;
    document.head.append(script);
    script.addEventListener('load', () => script.remove());
  };
  const report = (event) =>
    fetch('/v1/events', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(event),
      keepalive: true,
    }).catch(() => undefined);

  const hear = {
    allow({ purposes }) {
      const first = purposes.includes('statistics') && !allowed.has('statistics');
      for (const purpose of purposes) allowed.add(purpose);
      if (!first) return;
      if (id) load(`/gtm.js?id=${id}`);
      load('/hourly.js');
      setInterval(load, HOUR_MS, '/hourly.js');
    },
    page({ path }) {
      if (!allowed.has('statistics')) return;
      new Image().src = `/hit.gif?path=${encodeURIComponent(path)}`;
      globalThis.dataLayer?.push({ event: 'page_view', page_path: path });
      void report({ kind: 'page', path });
    },
    identify({ id: player, email, created_at }) {
      if (allowed.has('marketing')) void report({ kind: 'identify', id: player, email, created_at });
    },
  };

  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== PARENT || source !== parent || data?.from !== 'croupier') return;
    if (Object.hasOwn(hear, data.kind)) hear[data.kind](data);
  });
  parent.postMessage({ from: 'tags', kind: 'ready' }, PARENT);
})();
