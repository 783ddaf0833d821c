/** Sends a report of the page. `leaving`: it is sent even if the page closes. */
export const report = (path: string, body: object, leaving = false) =>
  fetch(path, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    priority: 'low',
    keepalive: leaving,
  })
    // An unread reply would keep its connection open.
    .then((response) => response.body?.cancel())
    // A lost report is ignored.
    .catch(() => undefined);
