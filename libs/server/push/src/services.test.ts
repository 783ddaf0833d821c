import { expect, test } from 'vitest';
import { isOfService } from './services.ts';

const SERVICES = [
  'https://fcm.googleapis.com',
  'https://wns2-*.notify.windows.com',
  'http://push.sandbox.localhost:4200',
];

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'http://push.sandbox.localhost:4200/v1/push/abc',
])('%s is a push service’s', (endpoint) => {
  expect(isOfService(endpoint, SERVICES)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com@127.0.0.1/abc',
  'https://ada:secret@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.example/abc',
  'https://notify.windows.com.example/w',
  'https://evilnotify.windows.com/w',
  'https://notify.windows.com/w',
  'https://anybody.notify.windows.com/w',
  'https://wns2-.notify.windows.com/w',
  'https://wns2-a.anybody.notify.windows.com/w',
  'https://wns2-par02p.notifyxwindows.com/w',
  'https://127.0.0.1/abc',
  'http://localhost:4210/healthz',
  'http://push.sandbox.localhost:4201/v1/push/abc',
  'ftp://fcm.googleapis.com/abc',
])('%s is nobody’s whom we call', (endpoint) => {
  expect(isOfService(endpoint, SERVICES)).toBe(false);
});
