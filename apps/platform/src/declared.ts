import { type Endpoint, impliedRefusals, Refusal, type RefusalCode } from '@croupier/contracts';

/** Reports a refusal that its call does not declare. */
export type OnUndeclared = (call: string, code: RefusalCode) => void;

/**
 * Compares the refusals of a call with its contract. An undeclared code is reported but still returned: the page has a
 * text for every code, so the player learns the reason. The platform's tests fail on a report.
 */
export function holdToContract(
  shape: Endpoint,
  { forPlayers, onUndeclared }: { forPlayers: boolean; onUndeclared: OnUndeclared },
): (error: unknown) => void {
  const declared = new Set([...(shape.refusals ?? []), ...impliedRefusals(shape)]);
  if (forPlayers) declared.add('unauthenticated');
  return (error) => {
    if (error instanceof Refusal && !declared.has(error.code))
      onUndeclared(`${shape.method} ${shape.path}`, error.code);
  };
}
