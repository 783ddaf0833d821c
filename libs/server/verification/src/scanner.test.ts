import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { clamdScanner, ScannerAway, testFileScanner } from './scanner.ts';
import { infected, png } from './testing/index.ts';

/** Starts a server that reads INSTREAM like clamd and responds with the given answer. */
async function clamd(answer: (file: Buffer) => string | null): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      const file = fileOf(received);
      if (!file) return;
      const said = answer(file);
      if (said === null) socket.destroy();
      else socket.end(said);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `tcp://127.0.0.1:${(server.address() as { port: number }).port}`;
}

/** Joins the parts, once the empty one has arrived. */
function fileOf(received: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (received.toString('latin1', 0, command.length) !== command) return null;
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

test('a file reaches the scanner byte for byte, and its word counts', async () => {
  const file = Buffer.alloc(200_000, 'abc');
  const seen: Buffer[] = [];
  const clean = clamdScanner(await clamd((got) => (seen.push(got), 'stream: OK\0')));
  expect(await clean.scan(file)).toBeNull();
  expect(seen[0]!.equals(file)).toBe(true);
  const strict = clamdScanner(await clamd(() => 'stream: Win.Test.EICAR_HDB-1 FOUND\0'));
  expect(await strict.scan(infected())).toBe('Win.Test.EICAR_HDB-1');
});

test.each([
  ['says it failed', 'INSTREAM size limit exceeded. ERROR\0'],
  ['says nothing', ''],
  ['breaks off', null],
])('a scanner that %s lets nothing through', async (_, said) => {
  await expect(clamdScanner(await clamd(() => said)).scan(png())).rejects.toBeInstanceOf(ScannerAway);
});

test('nor does one that is not there', async () => {
  await expect(clamdScanner('tcp://127.0.0.1:1').scan(png())).rejects.toBeInstanceOf(ScannerAway);
});

test('without a scanner the test file is found all the same', async () => {
  expect(await testFileScanner.scan(png())).toBeNull();
  expect(await testFileScanner.scan(infected())).toBe('Eicar-Test-Signature');
});
