import type { PaymentState } from '@croupier/contracts';
import { isFinal, ways } from '../transitions.ts';

/**
 * Draws a payment's states from its start as a Mermaid diagram of the transition table, so that the README matches the
 * code.
 */
export function drawMachine(start: PaymentState): string {
  const drawn: PaymentState[] = [];
  const open = [start];
  for (let state = open.shift(); state; state = open.shift()) {
    if (drawn.includes(state)) continue;
    drawn.push(state);
    open.push(...ways[state]);
  }
  const lines = drawn.flatMap((state) => [
    ...ways[state].map((next) => `  ${state} --> ${next}`),
    ...(isFinal(state) ? [`  ${state} --> [*]`] : []),
  ]);
  return ['```mermaid', 'stateDiagram-v2', `  [*] --> ${start}`, ...lines, '```'].join('\n');
}
