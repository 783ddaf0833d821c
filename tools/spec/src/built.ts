import * as contracts from '@croupier/contracts';
import type { Endpoint } from '@croupier/contracts';
import { type Edition, editions, isEditionId } from '@croupier/i18n';
import type { Fact } from './fact.ts';
import { find, read, sourceFiles } from './workspace.ts';

/** Result of comparing a fact with the code; null if only a test can tell. */
export type Built = 'built' | 'partly' | 'missing' | 'differs' | null;

const exported: Readonly<Record<string, unknown>> = contracts;

/** Returns every call of libs/contracts, in the form of fact ids. */
export const contractCalls = (): string[] =>
  Object.values(exported)
    .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'method' in value)
    .map(({ method, path }) => `call:${method} ${path.replace(/:(\w+)/g, '{$1}')}`);

/** Returns the paths of the apps' route trees, with parameters as `{}`. */
export function appRoutes(): Set<string> {
  const paths = ['casino', 'betting'].flatMap((app) => {
    const [, table = ''] =
      /interface FileRoutesByFullPath \{([^}]*)\}/.exec(read(`apps/${app}/src/routeTree.gen.ts`)) ?? [];
    return [...table.matchAll(/'([^']+)':/g)].map(([, path = '']) => path);
  });
  return new Set(paths.map((path) => path.replace(/\{-\$\w+\}|\$\w+/g, '{}').replace(/(?<=.)\/$/, '')));
}

/**
 * Returns the paths of a route's fact, without names of parameters: `/action/{slug?}` is `/action/{}` and `/action`.
 */
export function routePatterns(id: string): string[] {
  const path = id.replace(/^(route|redirect):/, '');
  const full = path.replace(/\{[^}]+\}/g, '{}');
  return path.endsWith('?}') ? [full, full.replace(/\/\{\}$/, '')] : [full];
}

/**
 * Modals with another name in the specification. For missing terms it opens the support modal, which asks for them and
 * links to support.
 */
const sameModal: Readonly<Record<string, string>> = { support: 'terms' };

/** Returns the names of the modals that both apps register. */
export const appModals = (): Set<string> =>
  new Set(
    find('{apps,libs}/*/src/**/*modals.ts').flatMap((file) =>
      [...read(file).matchAll(/^ {2,4}'?([a-z-]+)'?: /gm)].map(([, name = '']) => name),
    ),
  );

let text: string | undefined;
const source = () => (text ??= sourceFiles().map(read).join('\n'));
const quoted = (word: string) => [`'${word}'`, `"${word}"`, `\`${word}\``].some((form) => source().includes(form));

/** Returns the value of a constant declared at the top of a file in the folder; undefined if there is none. */
export function constantOf(folder: string, name: string): unknown {
  const declared = new RegExp(`^(?:export )?const ${name}\\b[^=]*=([^;]+);`, 'm');
  for (const file of sourceFiles(folder)) {
    const [, expression] = declared.exec(read(file)) ?? [];
    if (expression) return evaluate(expression);
  }
  return undefined;
}

/** Reads literals only: a value that needs another name can't be compared. */
function evaluate(expression: string): unknown {
  const bare = expression.replace(/\bas const\b|\bsatisfies [^;]+$/g, '').replace(/(\d)n\b/g, '$1');
  return Function(`'use strict'; return (${bare});`)();
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns whether a schema of the contracts has the fields or choices. */
function schemaHolds(name: string, wanted: readonly string[]): Built {
  const schema = exported[name];
  if (!isRecord(schema)) return 'missing';
  const held = Array.isArray(schema['options']) ? schema['options'] : Object.keys(schema['entries'] ?? {});
  return wanted.every((each) => held.includes(each)) ? 'built' : 'partly';
}

const sameJson = (a: unknown, b: unknown) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
const sorted = (value: unknown): unknown =>
  isRecord(value) && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
    : value;

/**
 * Compares a flag's value in the platform's reply: a setting is off until it is set, others are on until turned off.
 */
function flagBuilt(name: string, value: unknown): Built {
  const key = name.replaceAll('-', '_');
  const [answers, settings] = [read('apps/platform/src/http/info.ts'), read('apps/platform/src/config.ts')];
  const isOn =
    answers.includes('...config.features,') && settings.includes(`${key}: !settings.FEATURES_OFF.includes('${key}')`);
  const isSetting = /^config\.\w+$/.test(new RegExp(`\\b${key}: ([^,]+),`).exec(answers)?.[1] ?? '');
  if (!isOn && !(isSetting && settings.includes(`${key.toUpperCase()}: flag,`))) return 'missing';
  return isOn === value ? 'built' : 'differs';
}

function editionBuilt({ defaultLocale, currency, legalAge }: Edition, value: unknown): Built {
  return sameJson({ locale: defaultLocale, currency, age: legalAge }, value) ? 'built' : 'differs';
}

/** Looks a fact up in the code, if its kind has a place there. */
export function builtOf(fact: Fact): Built {
  const [subject, key = ''] = [fact.id.slice(0, fact.id.indexOf(':')), fact.id.slice(fact.id.indexOf(':') + 1)];
  if (fact.constant) {
    const value = constantOf(...fact.constant);
    if (value === undefined) return 'missing';
    return sameJson(value, fact.value) ? 'built' : 'differs';
  }
  if (fact.schema) return schemaHolds(fact.schema, fact.value as string[]);
  switch (subject) {
    case 'call': {
      const path = key.slice(key.indexOf(' ') + 1).replace(/\{(\w+)\}/g, ':$1');
      return contractCalls().includes(fact.id) || quoted(path) ? 'built' : 'missing';
    }
    case 'route':
      if (!key.startsWith('/')) return null;
      return routePatterns(fact.id).some((path) => appRoutes().has(path)) ? 'built' : 'missing';
    case 'edition':
      return isEditionId(key) ? editionBuilt(editions[key], fact.value) : null;
    case 'topic':
      return contracts.topics.some(({ name }) => name === key) ? 'built' : 'missing';
    case 'popup':
      return appModals().has(sameModal[key] ?? key) ? 'built' : 'missing';
    case 'log':
      return quoted(key) ? 'built' : 'missing';
    case 'flag':
      return flagBuilt(key, fact.value);
    default:
      return null;
  }
}
