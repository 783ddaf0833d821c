/// <reference types="vite/types/importMeta.d.ts" />
import type { I18n } from '@lingui/core';
import { catalogFrom } from './catalogs.ts';
import type { CatalogLoader } from './catalogs.ts';

const prefix = 'BACK_END_VALIDATION';

export interface RefusedField {
  /** Path of the invalid value in the body, e.g. `['user', 'email']`. */
  readonly path: readonly string[];
  readonly code: string;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  /** The server's own text, for a code without a translation. */
  readonly text?: string | undefined;
}

/**
 * Returns the sentence of a refusal: `BACK_END_VALIDATION.{full path}`, else `BACK_END_VALIDATION.{last segment}`, else
 * the server's own text. Requires a loaded `refusalCatalog`. Source: specification §5.
 */
export function refusalMessage(i18n: I18n, { path, code, params, text }: RefusedField): string {
  const full = `${prefix}.${[...path, code].join('.')}`;
  const last = `${prefix}.${code}`;
  const id = [full, last].find((key) => i18n.messages[key] !== undefined);
  if (id) return i18n._(id, params);
  return text ?? i18n._(`${prefix}.default`, { field: (path.at(-1) ?? code).replaceAll('_', ' ') });
}

/**
 * Loads the catalog of refusals, which a feature with a form loads with its own. The English texts are in
 * `refusals/*.ts`, which only the extraction reads: at run time the texts come from here. The glob is inside the
 * function because the server imports this library without Vite.
 */
export const refusalCatalog: CatalogLoader = (locale) =>
  catalogFrom(import.meta.glob<{ messages: Record<string, string> }>('./locales/*.po'))(locale);
