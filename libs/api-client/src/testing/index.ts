import type { Endpoint } from '@croupier/contracts';
import type { Api } from '../client-core.ts';

type Answer = unknown | ((parts: Record<string, unknown>) => unknown);

/** An Api that answers from a table, for component tests: `answering([[readAccounts, [...]]])`. */
export function answering(table: readonly (readonly [Endpoint, Answer])[]): Api {
  return {
    async call(shape: Endpoint, parts: Record<string, unknown> = {}) {
      const found = table.find(([known]) => known === shape);
      if (!found) throw new Error(`no answer for ${shape.method} ${shape.path}`);
      const [, answer] = found;
      return (typeof answer === 'function' ? await answer(parts) : answer) as never;
    },
  } as Api;
}
