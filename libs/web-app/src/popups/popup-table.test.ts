import { expect, test } from 'vitest';
import { readPopupSearch } from './popup-table.ts';

const table = { 'sign-in': { path: '/sign-in', modal: 'sign-in', access: 'guest' as const } };

test('only popups the app knows are read from the address', () => {
  expect(readPopupSearch({ popup: 'sign-in', redirect: '/users' }, table)).toEqual({
    popup: 'sign-in',
    redirect: '/users',
  });
  expect(readPopupSearch({ popup: 'constructor' }, table)).toEqual({});
  expect(readPopupSearch({ popup: ['sign-in'], redirect: { to: 'x' } }, table)).toEqual({});
});
