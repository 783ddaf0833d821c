import * as v from 'valibot';
import { isStorable } from './storable.ts';

/** Free text of a call, as it comes, of at most `most` characters. Every text that no pattern bounds is built on it. */
/* @__NO_SIDE_EFFECTS__ */
export const text = (most: number) => v.pipe(v.string(), v.maxLength(most), v.check(isStorable));

/** The same without the spaces around it, and not empty. */
/* @__NO_SIDE_EFFECTS__ */
export const trimmed = (most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most), v.check(isStorable));
