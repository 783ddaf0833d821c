import * as v from 'valibot';
import { trimmed } from './text.ts';

/*
 * Texts that other people read. Nothing in them is invisible, turns the direction of writing or piles up marks: no control and
 * format characters, no fillers, at most four marks on a character (no script of names needs more).
 */
const marks = String.raw`(?:(?!\p{DI})\p{M}){0,4}`;
const written = (characters: string) => new RegExp(String.raw`^(?:(?!\p{DI})[ ${characters}]${marks})+$`, 'u');

/** ’ and its other spellings, and the hyphens. */
const joints = String.raw`'’‘ʼ´\x60\-‐‑–`;
/** A script that is written from left to right whose letters look like those of another. */
const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

const name = /*#__PURE__*/ written(String.raw`\p{L}${joints}.,·・\u00a0\u3000`);
const nickname = /*#__PURE__*/ written(String.raw`\p{L}\p{N}${joints}.,·・_!\u3000`);
const place = /*#__PURE__*/ written(String.raw`\p{L}\p{N}${joints}.,·・/()&\u00a0\u3000`);
const line = /*#__PURE__*/ written(String.raw`\p{L}\p{N}\p{P}\p{S}\u00a0\u3000`);

/** Returns true if no word mixes scripts with similar letters: `Аdmin` with a Cyrillic А imitates another name. */
const isOneScript = (text: string): boolean =>
  text.split(/[^\p{L}\p{M}]+/u).every((word) => scripts.filter((script) => script.test(word)).length < 2);

/* @__NO_SIDE_EFFECTS__ */
const readable = (most: number, characters: RegExp) =>
  v.pipe(trimmed(most), v.regex(characters), v.regex(/[\p{L}\p{N}]/u));

/** A first or last name, as it is in a passport. */
/* @__NO_SIDE_EFFECTS__ */
export const personName = (most: number) => v.pipe(readable(most, name), v.regex(/\p{L}/u), v.check(isOneScript));

/** Validates a name a player chooses. */
/* @__NO_SIDE_EFFECTS__ */
export const nick = (most: number) => v.pipe(readable(most, nickname), v.check(isOneScript));

/** Validates the name of a town. */
/* @__NO_SIDE_EFFECTS__ */
export const town = (most: number) => readable(most, place);

/** Validates one line of visible characters. */
/* @__NO_SIDE_EFFECTS__ */
export const writtenLine = (most: number) => readable(most, line);
