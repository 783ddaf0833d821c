/** The chat's own side of its frame: begun by the page around it with who is writing; tells it when somebody answers. */
(() => {
  'use strict';

  const POLL_MS = 1_500;
  const { parent: PARENT, language, notSent, onItsWay, failed } = document.getElementById('chat').dataset;
  const log = document.getElementById('log');
  const form = document.getElementById('say');
  const input = document.getElementById('text');
  const note = document.getElementById('note');
  let session = null;
  let last = 0;

  const tell = (message) => parent.postMessage({ from: 'chat', ...message }, PARENT);
  async function call(path, body) {
    const response = await fetch(`/v1/sessions${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(session && { authorization: `Bearer ${session.token}` }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error((await response.json()).error);
    return response.json();
  }

  function show({ n, from, text, timestamp }) {
    if (n <= last) return;
    last = n;
    const line = document.createElement('p');
    line.className = `line ${from}`;
    line.textContent = text;
    log.append(line);
    log.scrollTop = log.scrollHeight;
    if (from !== 'customer') tell({ kind: 'message', timestamp });
  }
  async function poll() {
    for (const message of await call(`/${session.id}/messages?after=${last}`)) show(message);
  }
  async function begin(customer) {
    session = await call('', { ...customer, language });
    document.getElementById('transcript').hidden = !customer.email;
    await poll();
    setInterval(() => poll().catch(() => undefined), POLL_MS);
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (!session || text === '') return;
    try {
      await call(`/${session.id}/messages`, { text });
      input.value = '';
      note.textContent = '';
      await poll();
    } catch {
      note.textContent = notSent;
    }
  });
  document.getElementById('transcript').addEventListener('click', async () => {
    if (!session) return;
    note.textContent = await call(`/${session.id}/transcript`, {}).then(
      () => onItsWay,
      () => failed,
    );
  });

  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== PARENT || source !== parent || data?.from !== 'croupier') return;
    if (data.kind === 'begin' && !session) begin(data.session).catch(() => tell({ kind: 'failed' }));
    if (data.kind === 'focus') input.focus();
  });
  addEventListener('keydown', ({ key }) => key === 'Escape' && tell({ kind: 'close' }));
  tell({ kind: 'ready' });
})();
