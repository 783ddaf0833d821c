import { type ChildProcess, fork } from 'node:child_process';
import { median, round } from './median.ts';
import { BURST, BURSTS, type Measured, SINGLES } from './sockets/protocol.ts';

const CLIENTS = 5000;
const ROUNDS = 5;
const SUBJECTS = ['croupier', 'ws', 'socket.io'] as const;
type Subject = (typeof SUBJECTS)[number];

const start = (file: string, args: string[]) =>
  fork(new URL(`./sockets/${file}.ts`, import.meta.url), args, { execArgv: ['--expose-gc'] });

const next = <Answer>(child: ChildProcess, about: string) =>
  new Promise<Answer>((resolve, reject) => {
    const onMessage = (message: { about: string }) => {
      if (message.about !== about) return;
      child.off('message', onMessage);
      resolve(message as Answer);
    };
    child.on('message', onMessage);
    child.once('exit', (code) => reject(new Error(`a bench process ended with ${code}`)));
  });

/** Measures one subject: a server process, a client process with all sockets, single messages, then bursts. */
async function measure(subject: Subject, clients: number): Promise<Measured> {
  const server = start('server', [subject]);
  const { port } = await next<{ port: number }>(server, 'listening');
  const client = start('client', [subject, String(port), String(clients)]);
  await next(client, 'connected');
  client.on('message', (message: { about: string }) => message.about === 'arrived' && server.send(message));
  server.send({ about: 'measure', clients });
  const { cpuMicros, bytesPerSocket, sentAt } = await next<{
    cpuMicros: number;
    bytesPerSocket: number;
    sentAt: number[];
  }>(server, 'measured');
  client.send({ about: 'report' });
  const { arrivedAt } = await next<{ arrivedAt: number[] }>(client, 'arrivals');
  client.kill();
  server.kill();
  if (arrivedAt.length !== sentAt.length)
    throw new Error(`${subject}: ${arrivedAt.length} of ${sentAt.length} messages reached everyone`);
  const single = median(sentAt.slice(0, SINGLES).map((at, index) => arrivedAt[index]! - at));
  const bursts = Array.from({ length: BURSTS }, (_, index) => {
    const first = SINGLES + index * BURST;
    return arrivedAt[first + BURST - 1]! - sentAt[first]!;
  });
  return { cpuMicros, bytesPerSocket, single, burst: median(bursts) };
}

/** Measures fan-out to 5,000 sockets, compared with raw `ws` and socket.io, in turn, five times. */
export async function bench([given]: string[] = []): Promise<void> {
  const clients = Number(given ?? CLIENTS);
  const results: Record<Subject, Measured[]> = { croupier: [], ws: [], 'socket.io': [] };
  for (let turn = 1; turn <= ROUNDS; turn++) {
    for (const subject of SUBJECTS) {
      const measured = await measure(subject, clients);
      results[subject].push(measured);
      console.log(
        `${turn} ${subject.padEnd(9)} cpu/message ${round(measured.cpuMicros / 1000)} ms, last delivery ${round(measured.single)} ms, ` +
          `burst of 50 ${round(measured.burst)} ms, ${round(measured.bytesPerSocket / 1024, 1)} KiB a socket`,
      );
    }
  }
  const ratio = (key: keyof Measured, other: Subject) => {
    const pairs = results.croupier.map((ours, index) => ours[key] / results[other][index]![key]);
    return median(pairs);
  };
  console.log(`\n${clients} sockets, median of ${ROUNDS} interleaved rounds`);
  console.log(`cpu per message ÷ ws            ${round(ratio('cpuMicros', 'ws'))}   (goal ≤ 0.85)`);
  console.log(`last delivery ÷ ws              ${round(ratio('single', 'ws'))}   (goal ≤ 1.0)`);
  console.log(`bursts of 50: ws ÷ ours         ${round(1 / ratio('burst', 'ws'))}   (goal ≥ 8)`);
  console.log(`memory per socket ÷ socket.io   ${round(ratio('bytesPerSocket', 'socket.io'))}   (goal ≤ 0.6)`);
}
