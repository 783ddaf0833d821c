import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { startManagedProcess } from './managed-process.ts';

/** Creates a program that runs the first time and reports a failure when it is restarted. */
function runsOnce(name: string): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'croupier-process-'));
  const script = path.join(dir, 'main.mjs');
  const failed = JSON.stringify({ name, message: 'Why.' });
  writeFileSync(
    script,
    `import { appendFileSync, readFileSync } from 'node:fs';
    const starts = ${JSON.stringify(path.join(dir, 'starts'))};
    appendFileSync(starts, '.');
    if (readFileSync(starts, 'utf8') === '.') process.send({ ready: true });
    else process.send({ failed: ${failed} }, () => process.exit(1));
    setInterval(() => undefined, 1000);`,
  );
  return script;
}

async function killed(reason: string) {
  const lines: string[] = [];
  const onGivenUp = vi.fn();
  const script = runsOnce(reason);
  const started = await startManagedProcess({
    name: 'platform',
    script,
    env: process.env,
    onLine: (line) => lines.push(line),
    onGivenUp,
  });
  process.kill(started.pid()!, 'SIGKILL');
  return { started, lines, onGivenUp };
}

test('a process that died and finds data of another version stays down, and says why', async () => {
  const { started, lines, onGivenUp } = await killed('IncompatibleDatabase');
  await vi.waitFor(() => expect(onGivenUp).toHaveBeenCalledOnce(), 10_000);
  expect(onGivenUp.mock.calls[0]![0]).toMatchObject({ name: 'IncompatibleDatabase', message: 'Why.' });
  await started.stop();
  expect(lines).toEqual(['platform ended (SIGKILL); starting it again']);
});

test('a reason that may pass does not keep it from being started again', async () => {
  const { started, lines, onGivenUp } = await killed('Error');
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(2), 10_000);
  expect(onGivenUp).not.toHaveBeenCalled();
  await started.stop();
});

const prints = `
const parts = ['{"level":"info",', '"text":"gr\\u00fc', '\\u00dfe"}\\n\\n{"second":1}\\n', 'x'.repeat(200_000) + '\\n'];
const print = () => (parts.length ? process.stdout.write(parts.shift(), () => setTimeout(print, 20)) : process.send({ ready: true }));
print();
process.on('message', () => undefined);
`;

test('a line of a process is logged as one line, however it arrives', async () => {
  const script = path.join(mkdtempSync(path.join(tmpdir(), 'croupier-lines-')), 'prints.mjs');
  writeFileSync(script, prints);
  const lines: string[] = [];
  const started = await startManagedProcess({ name: 'prints', script, env: {}, onLine: (line) => lines.push(line) });
  await expect.poll(() => lines.length).toBe(3);
  expect(lines.slice(0, 2)).toEqual(['{"level":"info","text":"grüße"}', '{"second":1}']);
  expect(lines[2]).toHaveLength(200_000);
  await started.stop();
});
