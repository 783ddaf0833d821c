import { afterEach, expect, test, vi } from 'vitest';
import { keepCookie, keptCookie } from './keep-cookie.ts';

const origins = { casino: 'http://localhost', sport: 'http://b', games: 'http://c', payments: 'http://d' };

afterEach(() => void vi.restoreAllMocks());

// shows: constant:locale-cookie
test('what a page keeps is stored encoded, the language among it, and read back as it was', () => {
  const set = vi.spyOn(document, 'cookie', 'set');
  keepCookie('locale', 'pt-BR; path=/evil', origins);
  expect(set).toHaveBeenCalledExactlyOnceWith(
    'locale=pt-BR%3B%20path%3D%2Fevil;path=/;domain=localhost;max-age=31536000;samesite=lax',
  );
  document.cookie = 'locale=pt-BR%3B%20path%3D%2Fevil';
  expect(keptCookie('locale')).toBe('pt-BR; path=/evil');
});

// shows: constant:consent-cookie; constant:approval-cookie
test('what a visitor answered to the cookie card and to the approval card is kept for a year, on the whole site', () => {
  const set = vi.spyOn(document, 'cookie', 'set');
  keepCookie('consent', 'needed', origins);
  keepCookie('approval', '1', origins);
  const parts = set.mock.calls.map(([cookie]) => cookie.split(';'));
  expect(parts[0]).toEqual(expect.arrayContaining(['cookie_consent=needed', 'path=/', 'max-age=31536000']));
  expect(parts[1]).toEqual(expect.arrayContaining(['approval=1', 'path=/', `max-age=${31_536_000_000 / 1_000}`]));
});

test('when the note beside an offer was first shown is kept for a day', () => {
  const set = vi.spyOn(document, 'cookie', 'set');
  keepCookie('promoTooltip', '1790000000', origins);
  expect(set.mock.calls[0]?.[0]).toContain('promo_tooltip=1790000000;');
  expect(set.mock.calls[0]?.[0]).toContain('max-age=86400;');
});
