import { type Send, walletClient } from './wallet-client.ts';

/** Maximum number of reported problems: enough to find a bookkeeping error, and the report still fits a screen. */
const MOST_TOLD = 3;

export interface Checked {
  rule: string;
  calls: number;
  /** Differences from the contract; empty means passed. */
  problems: string[];
}

/** Tools of a rule: the side under test, and the expected balances. */
export interface Check {
  send: Send;
  /** Compares a reply with the contract; `says` names the rule. */
  same: (says: string, found: unknown, expected: unknown) => void;
}

export interface Rule<World> {
  rule: string;
  check: (check: Check, world: World) => Promise<void>;
}

/** Runs the rules one after another; a failure doesn't stop the others. */
export async function playRules<World>(
  { url, key }: { url: string; key: string },
  rules: readonly Rule<World>[],
  world: World,
): Promise<Checked[]> {
  const { send, calls } = walletClient(url, key);
  const checked: Checked[] = [];
  for (const { rule, check } of rules) {
    const before = calls();
    const problems: string[] = [];
    const same = (says: string, found: unknown, expected: unknown) => {
      const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
      if (is !== should) problems.push(`${says}: ${is ?? 'nothing'} instead of ${should ?? 'nothing'}`);
    };
    try {
      await check({ send, same }, world);
    } catch (error) {
      problems.push(`no answer: ${error instanceof Error ? error.message : String(error)}`);
    }
    checked.push({ rule, calls: calls() - before, problems });
  }
  return checked;
}

export function report(checked: readonly Checked[]): string[] {
  const failed = checked.filter(({ problems }) => problems.length > 0).length;
  const calls = checked.reduce((sum, each) => sum + each.calls, 0);
  return [
    ...checked.flatMap(({ rule, calls: count, problems }) => [
      `${problems.length === 0 ? 'passed' : 'FAILED'}  ${rule} (${count} calls)`,
      ...problems.slice(0, MOST_TOLD).map((problem) => `        ${problem}`),
      ...(problems.length > MOST_TOLD ? [`        and ${problems.length - MOST_TOLD} more`] : []),
    ]),
    `${calls} calls, ${checked.length - failed} rules passed, ${failed} failed`,
  ];
}
