import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePromoTooltip } from './usePromoTooltip.ts';

const SHOWN_AT = Date.parse('2026-11-23T12:00:00Z');

beforeEach(() => {
  window.scrollTo = () => undefined;
  document.cookie = 'promo_tooltip=;max-age=0;path=/;domain=localhost';
});
afterEach(() => void vi.restoreAllMocks());

function Tooltip() {
  const { read, keep } = usePromoTooltip();
  return (
    <button type="button" onClick={() => keep(SHOWN_AT + 400)}>
      {String(read())}
    </button>
  );
}

const show = async () => {
  const origins = { casino: 'http://localhost', sport: 'http://b', games: 'http://c', payments: 'http://d' };
  const router = createRouter({
    routeTree: createRootRoute({ component: Tooltip }),
    history: createMemoryHistory(),
    context: { pageContext: { origins } } as never,
  });
  const { unmount } = render(<RouterProvider router={router as never} />);
  return { button: await screen.findByRole('button'), unmount };
};

// shows: promo:tooltip-cookie; constant:promo-tooltip-cookie
test('when the note beside offers was first shown is kept for a day in a cookie, and read from it by the next page', async () => {
  const first = await show();
  expect(first.button).toHaveTextContent('null');
  const set = vi.spyOn(document, 'cookie', 'set');
  act(() => first.button.click());
  expect(set.mock.calls[0]?.[0]).toContain(`promo_tooltip=${SHOWN_AT / 1_000};`);
  expect(set.mock.calls[0]?.[0]).toContain('max-age=86400;');
  first.unmount();
  expect((await show()).button).toHaveTextContent(String(SHOWN_AT));
});
