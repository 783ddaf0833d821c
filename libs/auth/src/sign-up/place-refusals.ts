import type { I18n } from '@lingui/core';
import type { UseFormReturn } from 'react-hook-form';
import { CallRefused } from '@croupier/api-client';
import { refusalMessage } from '@croupier/i18n';
import { fieldOfWire, stepOfField } from './sign-up-steps.ts';
import type { SignUpField, SignUpValues } from './sign-up-values.ts';

interface Placed {
  field: SignUpField;
  type: string;
  message: string;
}

/** Returns the server's refusals of single fields, each with its field. */
export function refusedFields(i18n: I18n, error: unknown): Placed[] {
  if (!(error instanceof CallRefused)) return [];
  return error.fields.flatMap((refused) => {
    const field = refused.path[0] === 'user' ? fieldOfWire(refused.path[1] ?? '') : null;
    return field ? [{ field, type: `server:${refused.code}`, message: refusalMessage(i18n, refused) }] : [];
  });
}

/**
 * Shows the server's refusals at their fields. Returns the first step with one; null if they concern the whole form.
 */
export function placeRefusals(form: UseFormReturn<SignUpValues>, i18n: I18n, error: unknown): number | null {
  const placed = refusedFields(i18n, error);
  for (const { field, type, message } of placed) form.setError(field, { type, message });
  return placed.length > 0 ? Math.min(...placed.map(({ field }) => stepOfField(field))) : null;
}
