import { type Endpoint, impliedRefusals, Refusal, type RefusalCode } from '@croupier/contracts';

/** Told of a refusal that its call does not declare. */
export type OnUndeclared = (call: string, code: RefusalCode) => void;

/**
 * Holds what a call throws against its contract. A code that was not declared is reported and answered all the same:
 * the page has a sentence for every code, and a player learns why. The tests of the platform fail on a report.
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
