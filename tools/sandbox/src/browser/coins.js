/** The coin seller's own side of its frame: started by the page around it with coins, currencies and addresses. */
(() => {
  'use strict';

  const form = document.getElementById('buy');
  const { parent: PARENT } = form.dataset;
  const gets = document.getElementById('gets');
  const wrong = document.getElementById('wrong');
  const person = document.getElementById('person');
  let settings = null;

  const tell = (message) => parent.postMessage({ from: 'sandbox-coins', ...message }, PARENT);
  const tellHeight = () =>
    tell({ kind: 'height', px: Math.ceil(document.documentElement.getBoundingClientRect().height) });

  async function post(path, body) {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    });
    const reply = await response.json();
    if (!response.ok) throw new Error(reply.error);
    return reply;
  }

  const fill = (select, values) => select.replaceChildren(...values.map((value) => new Option(value, value)));

  const order = () => ({
    widget_id: settings.widget_id,
    coin: form.coin.value,
    fiat: form.fiat.value,
    sum: form.sum.value.trim().replace(',', '.'),
    address: settings.addresses[form.coin.value],
    card: form.card.value,
    expiry: form.expiry.value.trim(),
    verified: form.verified.checked,
  });

  async function offer() {
    try {
      const { coins, needs_person } = await post('/v1/offers', order());
      person.hidden = !needs_person;
      gets.textContent = `${gets.dataset.gets} ${coins} ${form.coin.value}`;
    } catch {
      gets.textContent = '';
    }
    tellHeight();
  }

  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== PARENT || source !== parent || data?.from !== 'croupier' || data.kind !== 'start') return;
    settings = data;
    fill(form.fiat, data.fiat_currencies);
    fill(form.coin, data.currencies);
    void offer();
  });
  form.addEventListener('change', () => settings && void offer());
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (!settings) return;
    wrong.textContent = '';
    const button = form.querySelector('button');
    button.disabled = true;
    try {
      const { transaction } = await post('/v1/purchases', order());
      wrong.className = 'note';
      wrong.textContent = form.dataset.sent;
      tell({ kind: 'bought', transaction });
    } catch {
      button.disabled = false;
      wrong.textContent = form.dataset.broken;
    }
    tellHeight();
  });
  new ResizeObserver(tellHeight).observe(document.body);
  tell({ kind: 'ready' });
})();
