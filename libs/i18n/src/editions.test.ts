import { expect, test } from 'vitest';
import { editionById, editionOf, editions, readEditionHosts } from './editions.ts';

// shows: edition:of-host
test('a host tied to an edition wins over the country', () => {
  const byHost = { 'casino.example.de': 'de' } as const;
  expect(editionOf({ host: 'casino.example.de', country: 'AU' }, byHost)).toBe(editions.de);
});

test('hosts are tied to editions by a setting, and an edition nobody knows is refused', () => {
  expect(readEditionHosts('casino.example.de=de,casino.example.ca=ca')).toEqual({
    'casino.example.de': 'de',
    'casino.example.ca': 'ca',
  });
  expect(readEditionHosts()).toEqual({});
  expect(() => readEditionHosts('casino.example.de=dee')).toThrow('dee');
});

test('what is no edition, and what is no host of ours, gets the default one', () => {
  expect(editionById('gone')).toBe(editions.default);
  expect(editionOf({ host: 'constructor' })).toBe(editions.default);
});

// shows: edition:of-host; edition:ca
test('without such a host the country decides, however it is cased', () => {
  expect(editionOf({ host: 'casino.localhost', country: 'ca' })).toBe(editions.ca);
});

// shows: edition:default
test('a country without an edition of its own gets the default one', () => {
  expect(editionOf({ country: 'FR' })).toBe(editions.default);
  expect(editionOf({})).toBe(editions.default);
});

// shows: constant:edition-locales
test('an edition speaks the language of its country, English as it is written there', () => {
  const spoken = Object.fromEntries(Object.values(editions).map((one) => [one.country, one.defaultLocale]));
  expect(spoken).toMatchObject({ CA: 'en-CA', AU: 'en-AU', DE: 'de', BR: 'pt-BR', NZ: 'en-NZ' });
  expect(spoken).toMatchObject({ IE: 'en-IE', JP: 'ja', NO: 'no' });
  expect(editions.default.defaultLocale).toBe('en');
});

test('nobody under eighteen is of age anywhere', () => {
  for (const edition of Object.values(editions)) expect(edition.legalAge).toBeGreaterThanOrEqual(18);
});
