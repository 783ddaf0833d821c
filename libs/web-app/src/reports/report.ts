/** Sends what the page reports of itself. `leaving`: it outlives the page. */
export const report = (path: string, body: object, leaving = false) =>
  fetch(path, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    priority: 'low',
    keepalive: leaving,
  })
    // An answer left unread would keep its connection.
    .then((response) => response.body?.cancel())
    // A lost report is ignored.
    .catch(() => undefined);
