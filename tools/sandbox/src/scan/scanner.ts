import { createServer, type Server, type Socket } from 'node:net';

const COMMAND = Buffer.from('zINSTREAM\0');
/** Larger than any file that the site accepts. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Test file that every scanner reports (EICAR), in two parts: otherwise a scanner would report this source file. */
const TEST_FILE = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/**
 * Extracts the file from the received data: parts with their length in front, ended by an empty one. Null if it is
 * incomplete.
 */
function fileOf(received: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

function serve(socket: Socket): void {
  const parts: Buffer[] = [];
  let bytes = 0;
  socket.on('error', () => undefined);
  socket.on('data', (part) => {
    parts.push(part);
    bytes += part.length;
    if (bytes > MOST_BYTES) return void socket.end('INSTREAM size limit exceeded. ERROR\0');
    // A complete file ends with four zero bytes; only then it is worth assembling.
    if (part.subarray(-4).some((byte) => byte !== 0)) return;
    const received = Buffer.concat(parts);
    if (!received.subarray(0, COMMAND.length).equals(COMMAND)) return void socket.end('UNKNOWN COMMAND\0');
    const file = fileOf(received);
    if (file) socket.end(file.includes(TEST_FILE) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
  });
}

/** Starts a scanner that speaks clamd's protocol and finds the EICAR test file. */
export function startScanner(port: number): Promise<Server> {
  const server = createServer(serve);
  return new Promise((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(server)),
  );
}
