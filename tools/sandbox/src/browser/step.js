/** Tells the page around this frame how tall it is and, once the payer is through, how it went. */
(() => {
  'use strict';
  const main = document.querySelector('main');
  const { parent: origin, status, error } = main.dataset;
  const tell = (message) => parent.postMessage({ from: 'sandbox-payments', ...message }, origin);
  new ResizeObserver(() =>
    tell({ kind: 'height', px: Math.ceil(document.documentElement.getBoundingClientRect().height) }),
  ).observe(main);
  if (status) tell({ kind: 'through', status, error });
})();
