/** The frame's own side: checks, sends what was typed to this origin, and tells the page around it how it went. */
(() => {
  'use strict';

  const form = document.getElementById('fields');
  const PARENT = form.dataset.parent;
  const inputs = [...form.querySelectorAll('[data-field]')];

  const tell = (message) => parent.postMessage({ from: 'sandbox-payments', ...message }, PARENT);
  const tellHeight = () =>
    tell({ kind: 'height', px: Math.ceil(document.documentElement.getBoundingClientRect().height) });

  function mark(names) {
    for (const input of inputs) {
      const wrong = names.includes(input.name);
      const note = document.getElementById(`${input.name}-wrong`);
      input.setAttribute('aria-invalid', String(wrong));
      note.textContent = wrong ? note.dataset.wrong : '';
    }
    inputs.find((input) => names.includes(input.name))?.focus();
    tellHeight();
  }

  async function post(path, authorization, body) {
    try {
      const response = await fetch(path, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(15_000),
      });
      const reply = await response.json();
      if (!response.ok && reply.status !== 'invalid') return { status: 'error', error: reply.error };
      return reply;
    } catch {
      return { status: 'error', error: 'unreachable' };
    }
  }

  async function carryOut(order) {
    mark([]);
    const values = Object.fromEntries(inputs.map((input) => [input.name, input.value]));
    const reply =
      order.kind === 'pay'
        ? await post(`/v1/payments/${encodeURIComponent(order.id)}/confirm`, `Payment ${order.token}`, {
            amount: order.amount,
            values,
          })
        : await post('/v1/profiles', `Customer ${order.customerToken}`, { method: form.dataset.method, values });
    if (reply.status === 'invalid') mark(reply.fields);
    return reply;
  }

  // What is being mended no longer reads as wrong.
  form.addEventListener('input', ({ target }) => {
    target.setAttribute('aria-invalid', 'false');
    const note = document.getElementById(`${target.name}-wrong`);
    if (note?.textContent) note.textContent = '';
    if (addressNote) addressNote.textContent = '';
  });

  // A coin's address is looked at as soon as it stands there: what is sent to a wrong one never comes back.
  const addressNote = document.getElementById('address-note');
  form.querySelector('[name="crypto_address"]')?.addEventListener('change', async ({ target }) => {
    const address = target.value.replace(/[\s-]/g, '');
    if (address === '') return;
    const { problem } = await post('/v1/addresses/check', '', { method: form.dataset.method, address });
    if (problem === undefined || target.value.replace(/[\s-]/g, '') !== address) return;
    target.setAttribute('aria-invalid', String(problem !== null));
    document.getElementById('crypto_address-wrong').textContent = problem ? addressNote.dataset[problem] : '';
    addressNote.textContent = problem ? '' : addressNote.dataset.right;
    tellHeight();
  });

  addEventListener('message', async (event) => {
    if (event.origin !== PARENT || event.source !== parent) return;
    const message = event.data;
    if (
      typeof message !== 'object' ||
      message === null ||
      message.from !== 'sandbox-payments' ||
      message.kind !== 'order'
    )
      return;
    tell({ kind: 'answer', request: message.request, reply: await carryOut(message.order) });
  });

  /**
   * Writes digits as they stand on the card, keeping the caret at the end only when it was there. What an input method still
   * composes is left alone until it is done.
   */
  function shape(input, write) {
    const rewrite = () => {
      if (input.selectionStart !== input.value.length) return;
      input.value = write(input.value.normalize('NFKC').trim());
    };
    input.addEventListener('input', ({ isComposing }) => isComposing || rewrite());
    input.addEventListener('compositionend', rewrite);
  }
  const digitsOf = (text) => text.replace(/\D/g, '');
  const inFours = (max) => (text) =>
    digitsOf(text)
      .slice(0, max)
      .replace(/(\d{4})(?=\d)/g, '$1 ');
  /** The year may be written with its century, and before its month; a month of one digit ends where the year begins. */
  function asExpiry(text) {
    const [, year, month] = /^(\d{4})\D+(\d{1,2})$/.exec(text) ?? [];
    const inOrder = year ? month.padStart(2, '0') + year : digitsOf(text.replace(/^(\d)\s*[/.-]/, '0$1/'));
    return inOrder.slice(0, 6).replace(/^(\d{2})(?=\d)/, '$1/');
  }
  for (const input of inputs) {
    if (input.name === 'card_number') shape(input, inFours(19));
    if (input.name === 'voucher_code') shape(input, inFours(16));
    if (input.name === 'card_expiry') shape(input, asExpiry);
  }
  form.addEventListener('submit', (event) => event.preventDefault());
  new ResizeObserver(tellHeight).observe(document.body);
  tell({ kind: 'ready' });
})();
