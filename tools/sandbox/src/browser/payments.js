/**
 * The payments script: one global, `SandboxPayments`. It never sees a card number; those are typed into a frame of
 * this provider's origin, and the frame answers with how the payment went.
 */
(() => {
  'use strict';

  const ORIGIN = new URL(document.currentScript.src).origin;
  const CALL_TIMEOUT_MS = 15_000;
  const ANSWER_TIMEOUT_MS = 30_000;
  let settings = { customerToken: '', language: 'en', theme: 'light', routes: {} };

  class PaymentsError extends Error {
    constructor(code) {
      super(code);
      this.code = code;
    }
  }

  async function ask(path, { authorization = `Customer ${settings.customerToken}`, ...init } = {}) {
    const signal = AbortSignal.timeout(CALL_TIMEOUT_MS);
    let response;
    try {
      response = await fetch(ORIGIN + path, {
        ...init,
        signal,
        credentials: 'omit',
        headers: { authorization, 'content-type': 'application/json' },
      });
    } catch {
      throw new PaymentsError('unreachable');
    }
    const reply = await response.json().catch(() => ({}));
    if (!response.ok && reply.status !== 'invalid') throw new PaymentsError(reply.error ?? 'unreachable');
    return reply;
  }

  const query = (values) => new URLSearchParams(values).toString();
  const look = () => query({ parent: location.origin, lang: settings.language, theme: settings.theme });

  function frame(container, path, title) {
    const element = document.createElement('iframe');
    element.src = ORIGIN + path;
    element.title = title;
    element.style.cssText = 'display:block;width:100%;border:0;min-height:72px';
    // Another scheme than the document's inside would paint an opaque ground.
    element.style.colorScheme = settings.theme;
    container.replaceChildren(element);
    return element;
  }

  /** Calls back for messages of one frame: exact origin, exact window, known shape. */
  function listen(element, heard) {
    const receive = (event) => {
      if (event.origin !== ORIGIN || event.source !== element.contentWindow) return;
      const message = event.data;
      if (typeof message !== 'object' || message === null || message.from !== 'sandbox-payments') return;
      if (message.kind === 'height' && Number.isFinite(message.px))
        element.style.height = `${Math.min(Math.max(message.px, 72), 900)}px`;
      else heard(message);
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }

  /** Puts the provider's fields into a container. `ready` resolves when they can be typed into. */
  function mountFields(container, { id, paymentAction, title = 'Payment details' }) {
    const element = frame(
      container,
      `/fields?method=${encodeURIComponent(id)}&action=${paymentAction}&${look()}`,
      title,
    );
    let asked = 0;
    const waiting = new Map();
    let markReady;
    const ready = new Promise((resolve) => (markReady = resolve));
    const stop = listen(element, (message) => {
      if (message.kind === 'ready') markReady();
      if (message.kind === 'answer') waiting.get(message.request)?.(message.reply);
    });
    return {
      ready,
      send(order) {
        const request = ++asked;
        return new Promise((resolve, reject) => {
          const late = setTimeout(() => reject(new PaymentsError('unreachable')), ANSWER_TIMEOUT_MS);
          waiting.set(request, (reply) => {
            clearTimeout(late);
            waiting.delete(request);
            resolve(reply);
          });
          element.contentWindow.postMessage({ from: 'sandbox-payments', kind: 'order', request, order }, ORIGIN);
        });
      },
      destroy() {
        stop();
        element.remove();
      },
    };
  }

  /** Shows the page on which the payer confirms and waits until they did. */
  function confirmStep(path, config) {
    config.onStep?.('challenge');
    const element = frame(config.container, `${path}&${look()}`, config.stepTitle ?? 'Confirm the payment');
    return new Promise((resolve) => {
      const stop = listen(element, (message) => {
        if (message.kind !== 'through') return;
        stop();
        element.remove();
        resolve({ status: message.status, error: message.error || null });
      });
    });
  }

  const outcome = ({ status, error, fields, profile }) => ({
    status,
    error: error ? { code: error } : null,
    ...(fields ? { fields } : {}),
    ...(profile ? { profile } : {}),
  });

  /** What to pay, with what; a deposit names the payment the merchant opened, a payout only the method. */
  function buildPaymentPlan({ userCurrency, deposit, config }) {
    return Object.freeze({ userCurrency, deposit, config: { ...config } });
  }

  async function submitForm(plan, amount) {
    const { config, deposit } = plan;
    try {
      if (!deposit)
        return outcome(await config.fields.send({ kind: 'remember', customerToken: settings.customerToken }));
      const { id, token } = config.payment;
      const body = { amount, ...(config.profile ? { profile: config.profile } : {}) };
      const reply = config.fields
        ? await config.fields.send({ kind: 'pay', id, token, amount })
        : await ask(`/v1/payments/${id}/confirm`, {
            method: 'POST',
            authorization: `Payment ${token}`,
            body: JSON.stringify(body),
          });
      return outcome(reply.step ? await confirmStep(reply.step, config) : reply);
    } catch (error) {
      return { status: 'error', error: { code: error.code ?? 'unreachable' } };
    }
  }

  const absolute = (method) => ({ ...method, image: new URL(method.image, ORIGIN).href });

  window.SandboxPayments = Object.freeze({
    version: '1',
    config: (values) => void (settings = { ...settings, ...values }),
    getMethods: async ({ currency, paymentAction }) =>
      (await ask(`/v1/methods?${query({ currency, action: paymentAction })}`)).map(absolute),
    getMethodFields: ({ id, currency, paymentAction }) =>
      ask(`/v1/methods/${encodeURIComponent(id)}/fields?${query({ currency, action: paymentAction })}`),
    mountFields,
    buildPaymentPlan,
    submitForm,
  });
})();
