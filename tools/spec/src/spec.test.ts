import path from 'node:path';
import { expect, test } from 'vitest';
import * as contracts from '@croupier/contracts';
import { appRoutes, builtOf, contractCalls, routePatterns } from './built.ts';
import { allFacts } from './facts.ts';
import { promiseRows } from './promise-table.ts';
import { filter, isMissing, isShown, print, report } from './report.ts';
import { readTags } from './tags.ts';
import { find, read, sourceFiles, testFiles } from './workspace.ts';

const ids = new Set(allFacts.map(({ id }) => id));
const tagged = testFiles().flatMap((file) => readTags(file, read(file)));

test('every fact has an id of its own', () => {
  const doubled = allFacts.map(({ id }) => id).filter((id, at, all) => all.indexOf(id) !== at);
  expect(doubled).toEqual([]);
});

test('every tag stands above a test and names facts', () => {
  const wrong = tagged.flatMap(({ file, line, title, ids: named }) => [
    ...(title === null ? [`${file}:${line} stands above no test`] : []),
    ...named.filter((id) => !ids.has(id)).map((id) => `${file}:${line} names ${id}`),
  ]);
  expect(wrong).toEqual([]);
});

test('no test claims to show what the code does not hold', () => {
  const claimed = report(tagged).flatMap(({ lines }) => lines.filter(isShown));
  const wrong = claimed.filter(({ built }) => built !== 'built' && built !== null);
  expect(wrong.map(({ id, built }) => `${id}: ${built}`)).toEqual([]);
});

test('no value of the code differs from its fact, and each constant a fact names is there', () => {
  const different = allFacts.filter((fact) => {
    const built = builtOf(fact);
    return built === 'differs' || (fact.constant !== undefined && built === 'missing');
  });
  expect(different.map(({ id, constant = [] }) => [id, ...constant].join(' '))).toEqual([]);
});

test('nothing the product is, does or promises is without its test, but for what takes a night', () => {
  const nightly = promiseRows(read('tools/spec/README.md')).filter((row) => row.nightly);
  const missing = report(tagged).flatMap(({ lines }) => lines.filter(isMissing));
  expect(missing.map(({ id }) => id)).toEqual(nightly.map(({ id }) => `promise:${id}`));
});

const isReasoned = (decided: string): boolean => /^[A-Z].{20,} because .{15,}\.$/.test(decided);

test('each fact the product departs from names the decision and its reason', () => {
  const decided = allFacts.filter((fact) => fact.decided !== undefined);
  expect(decided.length).toBeGreaterThan(0);
  expect(decided.filter((fact) => !isReasoned(fact.decided!)).map(({ id }) => id)).toEqual([]);
  expect(isReasoned('A session limit stops play once its time is used up.')).toBe(false);
});

test('a decision is printed below its fact', () => {
  const [fact] = allFacts.filter(({ decided }) => decided !== undefined);
  const printed: string[] = [];
  print(filter(report([{ file: 'a.test.ts', line: 1, title: 'a', ids: [fact!.id] }]), [fact!.id]), (line) =>
    printed.push(line),
  );
  expect(printed).toContain(`      decided: ${fact!.decided}`);
});

test('every call of the contracts is a fact', () => {
  expect(contractCalls().filter((id) => !ids.has(id))).toEqual([]);
});

test('every call declared in the contracts is exported, so that each suite over them meets it', () => {
  const declared = find('libs/contracts/src/**/*.ts').flatMap((file) =>
    [...read(file).matchAll(/^export const (\w+) = (?:\/\*.*?\*\/ )?endpoint\(/gm)].map(([, name]) => name!),
  );
  expect(declared.length).toBeGreaterThan(50);
  expect(declared.filter((name) => !(name in contracts))).toEqual([]);
});

test('every topic of the contracts is a fact', () => {
  expect(contracts.topics.map(({ name }) => `topic:${name}`).filter((id) => !ids.has(id))).toEqual([]);
});

test('every route of the apps is a fact', () => {
  const known = new Set([...ids].flatMap(routePatterns));
  expect([...appRoutes()].filter((path) => !known.has(path))).toEqual([]);
});

test('comments cite promises, sections and pages that exist', () => {
  const pages = new Set(find('**/*.md').map((file) => path.basename(file)));
  const sections = new Set(allFacts.map(({ section }) => section));
  const wrong = sourceFiles('{apps,libs,libs/server,tools}/*').flatMap((file) => {
    const comments = [...read(file).matchAll(/^\s*(?:\/?\*|\/\/).*$/gm)].join('\n');
    return [
      ...[...comments.matchAll(/\bpromise ([A-Z]\d)\b/g)].filter(([, id]) => !ids.has(`promise:${id}`)),
      ...[...comments.matchAll(/specification (§\d+)/gi)].filter(([, section]) => !sections.has(section!)),
      ...[...comments.matchAll(/[\w-]+\.md\b/g)].filter(([page]) => !pages.has(page)),
    ].map(([cited]) => `${file} cites ${cited}`);
  });
  expect(wrong).toEqual([]);
});

test('a call that is nowhere in the code is missing', () => {
  const nowhere = { id: 'call:GET /api/nowhere', section: '§7', says: 'Nothing.' };
  expect(builtOf(nowhere)).toBe('missing');
  expect(builtOf({ ...nowhere, id: 'call:GET /api/player' })).toBe('built');
});

test('a tag is read above a test of either runner, over several lines, with ids that hold spaces', () => {
  const text = [
    '// shows: call:GET /api/player; promise:A8',
    '// shows: error:401',
    "test.concurrent.each(cases)('is %s', () => {});",
    '',
    '// shows: promise:M1',
    'test(',
    '  `the sum is "zero"`,',
    '',
    '// shows: promise:M2',
    'const nothing = 1;',
  ].join('\n');
  expect(readTags('a.test.ts', text)).toEqual([
    { file: 'a.test.ts', line: 1, title: 'is %s', ids: ['call:GET /api/player', 'promise:A8', 'error:401'] },
    { file: 'a.test.ts', line: 5, title: 'the sum is "zero"', ids: ['promise:M1'] },
    { file: 'a.test.ts', line: 9, title: null, ids: ['promise:M2'] },
  ]);
});

test('the report is narrowed by state, chapter and part of an id', () => {
  const all = report([{ file: 'a.test.ts', line: 1, title: 'a', ids: ['promise:M1'] }]);
  expect(filter(all, ['shown']).flatMap(({ lines }) => lines.map(({ id }) => id))).toEqual(['promise:M1']);
  expect(filter(all, ['missing', 'promises']).flatMap(({ lines }) => lines.map(({ id }) => id))).not.toContain(
    'promise:M1',
  );
  expect(filter(all, ['calls', 'users/sign_in'])[0]!.lines.map(({ id }) => id)).toEqual([
    'call:POST /api/users/sign_in',
  ]);
});

test("the README's promises are all of them, and each test named there carries the promise's tag", () => {
  const rows = promiseRows(read('tools/spec/README.md'));
  expect(rows.map(({ id }) => `promise:${id}`)).toEqual(
    allFacts.filter(({ id }) => id.startsWith('promise:')).map(({ id }) => id),
  );
  const carriers = (id: string) => tagged.filter((each) => each.ids.includes(`promise:${id}`)).map(({ file }) => file);
  const stale = rows.flatMap(({ id, tests, notYet }) => {
    const files = carriers(id);
    if (notYet) return files.map((file) => `${id} says "not yet", ${file} shows it`);
    return tests
      .filter((name) => !files.some((file) => file.endsWith(`/${name}`)))
      .map((name) => `${id} names ${name}, which does not carry it`);
  });
  expect(stale).toEqual([]);
});
