import { describe, expect, test } from 'vitest';
import { readAgent } from './agent.ts';
import { readCookie } from './cookies.ts';
import { isPlain } from './search.ts';

describe('a cookie', () => {
  test('is found wherever it stands, and decoded', () => {
    expect(readCookie('locale=en-AU', 'locale')).toBe('en-AU');
    expect(readCookie('a=1; locale=pt%2DBR; b=2', 'locale')).toBe('pt-BR');
  });

  test('is not mistaken for one whose name ends alike', () => {
    expect(readCookie('my_locale=de; x=1', 'locale')).toBeUndefined();
    expect(readCookie('my_locale=de; locale=ja', 'locale')).toBe('ja');
  });

  test('that cannot be decoded does not count', () => {
    expect(readCookie('locale=%E0%A4%A', 'locale')).toBeUndefined();
  });
});

// shows: constant:mobile
test('phones, computers and crawlers are told apart; the installed app counts as a phone', () => {
  expect(readAgent('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toEqual({ device: 'mobile', bot: false });
  expect(readAgent('Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0')).toEqual({ device: 'desktop', bot: false });
  expect(readAgent('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)').bot).toBe(true);
  const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0';
  expect(readAgent(desktop, '/?mode=standalone').device).toBe('mobile');
  expect(readAgent(desktop, '/?utm_source=a&mode=standalone').device).toBe('mobile');
  expect(readAgent(desktop, '/?redirect=mode=standaloner').device).toBe('desktop');
});

test('campaign marks do not ask for another document, everything else does', () => {
  expect(isPlain('')).toBe(true);
  expect(isPlain('?utm_source=a&gclid=1&mode=standalone')).toBe(true);
  expect(isPlain('?redirect=%2Fusers')).toBe(false);
  expect(isPlain('?utm_source=a&page=2')).toBe(false);
});
