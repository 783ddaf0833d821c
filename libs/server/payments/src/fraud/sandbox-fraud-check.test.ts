import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { sandboxFraudCheck } from './sandbox-fraud-check.ts';

const payload = {
  country: 'DE',
  firstname: 'Ada',
  lastname: 'Lovelace',
  email: 'ada@example.test',
  device_fingerprint: 'mark',
  merchant_user_id: '7',
  card_expiration_month: '12',
  card_expiration_year: '31',
  card_holder_name: 'Ada Lovelace',
  card_last_4: '1111',
  card_bin: '411111',
  payment_account_id: null,
  transaction_id: 'p1',
  date_time: '2026-11-20T12:00:00.000Z',
  transaction_currency: 'EUR',
  transaction_amount: '20.00',
  payment_system: 'card',
  type: 'transaction',
} as const;

// shows: fields:fraud-check; third-party:fraud-check
test('the payload goes to the check with the address of the site, and its verdict comes back', async () => {
  const received: unknown[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      received.push([request.url, request.headers.host, JSON.parse(text)]);
      response.end(JSON.stringify({ verdict: 'review' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const check = sandboxFraudCheck({
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    host: 'fraud.example',
    secret: 'secret',
    websiteUrl: 'https://casino.example',
  });
  expect(await check(payload)).toBe('review');
  expect(received).toEqual([['/v1/check', 'fraud.example', { ...payload, website_url: 'https://casino.example' }]]);
});
