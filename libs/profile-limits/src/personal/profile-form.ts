import type { I18n } from '@lingui/core';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { CallRefused } from '@croupier/api-client';
import type { PlayerChanges } from '@croupier/contracts';
import { refusalMessage } from '@croupier/i18n';

/**
 * Wraps a schema so that an empty field is valid if it was empty before. Its messages are codes; the server has the
 * sentences.
 */
export const fits = (schema: v.GenericSchema, before: unknown) =>
  v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '' || !before, 'required'),
    v.check((text) => text.trim() === '' || v.is(schema, text), 'invalid'),
  );

/**
 * Returns the message of a code at a field, for errors of the browser and the server alike. The wording is that of the
 * sign-up.
 */
export const sentence = (i18n: I18n, field: string, code: string | undefined, params = {}): string | undefined =>
  code && refusalMessage(i18n, { path: ['user', field], code, params });

/** Shows a refusal at its fields. Returns false if it concerns no field. */
export function placeRefusal<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  names: readonly Path<Values>[],
  error: unknown,
): boolean {
  if (!(error instanceof CallRefused)) return false;
  const placed = names.filter((name) => {
    const refused = error.fields.findLast(({ path }) => path[0] === name);
    if (refused) form.setError(name, { type: 'server', message: refused.code });
    return refused !== undefined;
  });
  return placed.length > 0;
}

/** Returns the values that differ from the stored ones, without empty ones. */
export function changesOf(
  values: Record<string, string | null>,
  stored: Readonly<Record<string, unknown>>,
): PlayerChanges {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      const next = value?.trim() ?? '';
      return next === (stored[field] ?? '') || next === '' ? [] : [[field, next]];
    }),
  );
}
