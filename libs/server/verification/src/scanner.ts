import { connect } from 'node:net';

/** Scans a file for malware before it is stored. */
export interface Scanner {
  /** Returns the name of the malware found, or null. Throws `ScannerAway` if the scan was impossible. */
  scan(file: Buffer): Promise<string | null>;
}

export class ScannerAway extends Error {}

/** Test file that every scanner reports, in two parts so that scanners don't report this source file. */
const TEST_FILE = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Scanner that detects only the EICAR test file: used if no `SCANNER_URL` is set. */
export const testFileScanner: Scanner = {
  scan: async (file) => (file.includes(TEST_FILE) ? 'Eicar-Test-Signature' : null),
};

const PART_BYTES = 64 * 1024;
const PATIENCE_MS = 20_000;

/** Yields clamd's protocol over TCP: INSTREAM, parts prefixed with their length, an empty one at the end. */
function* instream(file: Buffer): Generator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < file.length; at += PART_BYTES) {
    const part = file.subarray(at, at + PART_BYTES);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(part.length);
    yield length;
    yield part;
  }
  yield Buffer.alloc(4);
}

/** Creates a scanner that uses a clamd, or a compatible server, at `tcp://host:3310`. */
export function clamdScanner(url: string): Scanner {
  const { hostname, port } = new URL(url);
  const ask = (file: Buffer): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port || 3310) });
      let answer = '';
      socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('the scanner does not answer')));
      socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
      socket.on('error', reject);
      socket.on('close', () => resolve(answer));
      socket.on('connect', () => {
        for (const part of instream(file)) socket.write(part);
      });
    });
  return {
    scan: async (file) => {
      const answer = await ask(file).catch((error: unknown) => {
        throw new ScannerAway('the scanner is away', { cause: error });
      });
      if (/^stream: OK\0?\s*$/.test(answer)) return null;
      const found = /^stream: (.+) FOUND/.exec(answer)?.[1];
      if (found === undefined) throw new ScannerAway(`the scanner says: ${answer.slice(0, 100)}`);
      return found;
    },
  };
}
