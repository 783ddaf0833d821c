import { type Built, builtOf } from './built.ts';
import type { Fact } from './fact.ts';
import { chapters } from './facts.ts';
import type { Tagged } from './tags.ts';

export interface Line {
  id: string;
  section: string;
  says: string;
  /** Different behaviour of the product, with the reason. */
  decided?: string;
  built: Built;
  /** `true` if its value, fields or edition are compared with the code, and equal. */
  compared: boolean;
  /** Tests that show it: file and title. */
  shownBy: readonly { file: string; title: string }[];
}

export interface Chapter {
  name: string;
  lines: readonly Line[];
}

/** Returns whether the value itself is compared with the code, not only the existence of its name. */
const isCompared = ({ id, constant, schema }: Fact): boolean =>
  constant !== undefined || schema !== undefined || /^(edition|flag):/.test(id);

/** Returns every fact with its tests and the comparison with the code. */
export function report(tagged: readonly Tagged[]): Chapter[] {
  const shown = Map.groupBy(
    tagged.flatMap(({ ids, file, title }) => ids.map((id) => ({ id, file, title: title ?? '' }))),
    ({ id }) => id,
  );
  const line = (fact: Fact): Line => {
    const built = builtOf(fact);
    return {
      id: fact.id,
      section: fact.section,
      says: fact.says,
      ...(fact.decided !== undefined && { decided: fact.decided }),
      built,
      compared: built === 'built' && isCompared(fact),
      shownBy: (shown.get(fact.id) ?? []).map(({ file, title }) => ({ file, title })),
    };
  };
  return Object.entries(chapters).map(([name, facts]) => ({ name, lines: facts.map(line) }));
}

/** Returns whether neither a test nor a compared value shows the fact. */
export const isMissing = (line: Line): boolean => !isShown(line) && !line.compared;

export const isShown = ({ shownBy }: Line): boolean => shownBy.length > 0;

/** Filters by words of the command line: `shown` or `missing`, a chapter, a subject, or a part of an id. */
export function filter(all: readonly Chapter[], words: readonly string[]): Chapter[] {
  const state = words.find((word) => word === 'shown' || word === 'missing');
  const wanted = words.filter((word) => word !== state);
  const fits = (chapter: string, line: Line) =>
    wanted.every((word) => chapter === word || line.id.includes(word) || line.section === word) &&
    (state === undefined || (state === 'shown' ? isShown(line) : isMissing(line)));
  return all
    .map(({ name, lines }) => ({ name, lines: lines.filter((line) => fits(name, line)) }))
    .filter(({ lines }) => lines.length > 0);
}

const states = {
  built: 'in the code, not shown',
  partly: 'in part in the code',
  missing: 'not in the code',
  differs: 'the code says otherwise',
} satisfies Record<Exclude<Built, null>, string>;

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

export function print(all: readonly Chapter[], say: (line: string) => void): void {
  for (const { name, lines } of all) {
    const shown = lines.filter(isShown);
    const compared = lines.filter((line) => line.compared && !isShown(line));
    const absent = lines.filter(({ built }) => built === 'missing');
    say(
      `\n${name}: ${plural(lines.length, 'fact')}, ${shown.length} shown, ${compared.length} compared, ${absent.length} not in the code`,
    );
    for (const line of shown) {
      const [first, ...more] = line.shownBy;
      say(`  + ${line.id}  ${line.section}  ${first?.file ?? ''}${more.length > 0 ? ` and ${more.length} more` : ''}`);
      if (line.decided) say(`      decided: ${line.decided}`);
    }
    for (const line of compared) say(`  = ${line.id}  ${line.section}  ${line.says} (equal in the code)`);
    for (const line of lines.filter(isMissing)) {
      say(`  - ${line.id}  ${line.section}  ${line.says} (${line.built ? states[line.built] : 'not shown'})`);
    }
  }
  const lines = all.flatMap((chapter) => chapter.lines);
  const shown = lines.filter(isShown).length;
  const missing = lines.filter(isMissing).length;
  const decided = lines.filter((line) => line.decided).length;
  say(
    `\n${plural(lines.length, 'fact')}: ${shown} shown by tests, ${lines.length - shown - missing} compared with the code, ${missing} still missing. ${decided} decided otherwise.`,
  );
}
