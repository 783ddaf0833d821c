import type { NamedEvent } from '../fields/event-title.ts';
import type { Selection } from '../slip-model/selection.ts';
import { MOST_SELECTIONS } from '../slip-model/slip.atoms.ts';

/** Selection in a shared link. It identifies the outcome but carries no odds. */
export type SharedPick = Pick<Selection, 'market_id' | 'specifiers' | 'outcome'> & {
  readonly eventId: number;
  /** True for a race or a season. */
  readonly isField: boolean;
};

type Picked = Omit<SharedPick, 'eventId' | 'isField'> & { readonly event: Pick<NamedEvent, 'id' | 'field'> };

const PICK = /^(f?)([1-9]\d{0,14})~([1-9]\d{0,5})~([-a-z0-9=.:|]{0,64})~([a-z0-9][a-z0-9-]{0,63})$/;

/** Encodes a slip as the end of an address: `12~18~total=2.5~over!13~1~~home`. A race or a season is `f14`. */
export const slipCode = (selections: readonly Picked[]): string =>
  selections
    .map(({ event, market_id, specifiers, outcome }) =>
      [`${event.field ? 'f' : ''}${event.id}`, market_id, specifiers, outcome].join('~'),
    )
    .join('!');

/** Parses a code into its selections without duplicates. Leaves out parts it can't parse. */
export function readSlipCode(code: string): SharedPick[] {
  const texts = [...new Set(code.split('!'))].slice(0, MOST_SELECTIONS);
  return texts.flatMap((text) => {
    const [, field, event, market, specifiers = '', outcome = ''] = PICK.exec(text) ?? [];
    return event
      ? [{ eventId: Number(event), isField: field === 'f', market_id: Number(market), specifiers, outcome }]
      : [];
  });
}
