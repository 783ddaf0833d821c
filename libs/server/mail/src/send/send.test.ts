import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openMessages } from './open-messages.ts';

const mail = { to: 'ada@example.com', subject: 'Grüße', text: 'Plain', html: '<p>Rich</p>' };
const settings = {
  mailUrl: null,
  mailFrom: 'Croupier <no-reply@casino.example>',
  smsUrl: null,
  sandboxBase: 'http://127.0.0.1:9',
  mailOrigin: 'http://mail.sandbox.localhost:4200',
};

const servers: { close: () => unknown }[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

async function portOf(server: Server): Promise<number> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Starts a minimal mail server that accepts an email or refuses every recipient. */
function mailServer({ refuses = false } = {}) {
  const received: string[] = [];
  const server = createTcpServer((socket) => {
    let data: string[] | null = null;
    const say = (line: string) => void socket.write(`${line}\r\n`);
    const hear = (line: string) => {
      if (data) {
        if (line !== '.') return void data.push(line);
        received.push(data.join('\n'));
        data = null;
        return say('250 taken');
      }
      if (/^(EHLO|HELO|MAIL|RSET)/i.test(line)) return say('250 ok');
      if (/^RCPT/i.test(line)) return say(refuses ? '451 later' : '250 ok');
      if (!/^DATA/i.test(line)) return say('221 bye');
      data = [];
      return say('354 go on');
    };
    let rest = '';
    socket.setEncoding('utf8').on('error', () => undefined);
    socket.on('data', (part: string) => {
      const lines = (rest + part).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(hear);
    });
    say('220 ready');
  });
  return { server, received };
}

test('a mail server gets one mail with its plain and its rich form', async () => {
  const { server, received } = mailServer();
  const messages = openMessages({ ...settings, mailUrl: `smtp://127.0.0.1:${await portOf(server)}` });
  servers.push(messages);
  await messages.mail(mail);
  expect(received).toHaveLength(1);
  const [sent = ''] = received;
  expect(sent).toMatch(/^From: Croupier <no-reply@casino\.example>$/m);
  expect(sent).toMatch(/^To: ada@example\.com$/m);
  expect(sent).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(sent).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(sent).toContain('Plain');
  expect(sent).toContain('<p>Rich</p>');
});

test('a mail server that refuses, or is not there, is an error: the mail is tried again', async () => {
  const { server } = mailServer({ refuses: true });
  const refusing = openMessages({ ...settings, mailUrl: `smtp://127.0.0.1:${await portOf(server)}` });
  servers.push(refusing);
  await expect(refusing.mail(mail)).rejects.toThrow();
  const away = openMessages({ ...settings, mailUrl: 'smtp://127.0.0.1:9' });
  servers.push(away);
  await expect(away.mail(mail)).rejects.toThrow();
});

test('a text message is posted to the gateway with the name and password of its address', async () => {
  const asked: unknown[] = [];
  let status = 202;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      const { method, url, headers } = request;
      asked.push({ method, url, authorization: headers.authorization, body: JSON.parse(body) });
      response.writeHead(status).end();
    });
  });
  const { sms } = openMessages({ ...settings, smsUrl: `http://ops:p%40ss@127.0.0.1:${await portOf(server)}/send?v=1` });
  await sms({ to: '+4915112345678', text: 'Your code' });
  expect(asked).toEqual([
    {
      method: 'POST',
      url: '/send?v=1',
      authorization: `Basic ${Buffer.from('ops:p@ss').toString('base64')}`,
      body: { to: '+4915112345678', text: 'Your code' },
    },
  ]);
  status = 500;
  await expect(sms({ to: '+4915112345678', text: 'Your code' })).rejects.toThrow('text message gateway answered 500');
});

test('without settings both go to the inbox of the sandbox, by its name', async () => {
  const asked: unknown[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      asked.push([request.headers.host, JSON.parse(body)]);
      response.writeHead(201).end();
    });
  });
  const messages = openMessages({ ...settings, sandboxBase: `http://127.0.0.1:${await portOf(server)}` });
  await messages.mail(mail);
  await messages.sms({ to: '+4915112345678', text: 'Your code' });
  expect(asked).toEqual([
    ['mail.sandbox.localhost:4200', { ...mail, channel: 'mail' }],
    ['mail.sandbox.localhost:4200', { to: '+4915112345678', text: 'Your code', channel: 'sms' }],
  ]);
});
