import { createHash } from 'node:crypto';

const camel = (slug: string): string => slug.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the title of a slug: `Winter Mail` of `winter-mail`. */
export const titleOf = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(' ');

/** Inserts a line into a sorted block, which consists of the lines that match. */
function insertSorted(text: string, block: RegExp, line: string): string {
  const lines = text.split('\n');
  const own = lines.flatMap((each, at) => (block.test(each) ? [at] : []));
  if (own.length === 0) throw new Error(`nothing to insert "${line.trim()}" beside`);
  const at = own.find((each) => lines[each]! > line) ?? own.at(-1)! + 1;
  return [...lines.slice(0, at), line, ...lines.slice(at)].join('\n');
}

/** Adds the maths in the three places of `pokie/titles/index.ts`. */
export function addToIndex(index: string, slug: string): string {
  const name = camel(slug);
  const imported = `import { ${name}, ${name}Title } from './${slug}.ts';`;
  const named = insertSorted(insertSorted(index, /^import \{ \w+, \w+Title \}/, imported), /^ {2}\w+,$/, `  ${name},`);
  return insertSorted(named, /^ {4}\w+Title,$/, `    ${name}Title,`);
}

export interface TitleRow {
  readonly number: number;
  readonly slug: string;
  readonly collections: string;
}

/** Adds the title's row at the end of its studio's list. */
export function addRow(list: string, { number, slug, collections }: TitleRow): string {
  const end = list.lastIndexOf(']);');
  if (end < 0) throw new Error('the list of the studio has no end');
  const row = `[${number}, '${titleOf(slug)}', OWN, '${collections}', '${coloursOf(slug)}'],\n`;
  return list.slice(0, end) + row + list.slice(end);
}

/** Adds the placeholder as the title's scene. */
export function addScene(scenes: string, slug: string): string {
  const imported = "import { placeholderScene } from './placeholder.ts';\n";
  const end = scenes.lastIndexOf('};');
  const withScene = `${scenes.slice(0, end)}  '${slug}': placeholderScene,\n${scenes.slice(end)}`;
  return scenes.includes(imported)
    ? withScene
    : withScene.replace('\nexport interface', `${imported}\nexport interface`);
}

/** Returns eight initial colours in the order of a row, around a hue derived from the title. */
export function coloursOf(slug: string): string {
  const hue = createHash('sha256').update(slug).digest().readUInt16BE(0) % 360;
  const palette: readonly (readonly [turn: number, saturation: number, light: number])[] = [
    [0, 0.45, 0.22],
    [30, 0.5, 0.62],
    [10, 0.35, 0.4],
    [350, 0.45, 0.14],
    [180, 0.6, 0.55],
    [210, 0.65, 0.7],
    [150, 0.5, 0.35],
    [45, 0.9, 0.78],
  ];
  return palette.map(([turn, saturation, light]) => hex((hue + turn) % 360, saturation, light)).join(' ');
}

function hex(hue: number, saturation: number, light: number): string {
  const channel = (from: number): string => {
    const at = (from + hue / 30) % 12;
    const value = light - saturation * Math.min(light, 1 - light) * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return [0, 8, 4].map(channel).join('');
}
