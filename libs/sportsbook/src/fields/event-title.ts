import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { SportPage } from '../host/sportsbook-context.tsx';

/** Event details kept in a bet or a selection: two sides, or a field. */
export interface NamedEvent {
  readonly id: number;
  readonly home: string;
  readonly away: string;
  readonly tournament: string;
  readonly field?: FieldNames | undefined;
  /** Players that a player market can be on. */
  readonly players?: readonly { readonly id: string; readonly name: string }[] | undefined;
}

export interface FieldNames {
  readonly kind: 'race' | 'season';
  readonly number: number;
  readonly runners: readonly { readonly number: number; readonly name: string }[];
}

/** Returns a function that names an event: "Northgate – Southport", "Millrace Park, race 12". */
export function useEventTitle(): (event: Omit<NamedEvent, 'id'>) => string {
  const { t } = useLingui();
  return useCallback(
    ({ home, away, tournament, field }) => {
      if (!field) return `${home} – ${away}`;
      const { number } = field;
      return field.kind === 'race' ? t`${tournament}, race ${number}` : t`${tournament}, season ${number}`;
    },
    [t],
  );
}

/** Returns the page of a match, a race or a season. */
export const eventPage = ({ id, home, away, tournament, field }: NamedEvent): SportPage =>
  field ? { to: 'field', id, name: tournament } : { to: 'event', id, home, away };
