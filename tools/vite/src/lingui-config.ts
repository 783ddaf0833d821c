import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { isRegional, type Locale, locales, sourceLocale } from '@croupier/i18n';

export const workspaceRoot = path.resolve(import.meta.dirname, '../../..');

/** Returns whether any source file of a project has text in the macros. */
function showsText(project: string): boolean {
  const source = path.join(workspaceRoot, project, 'src');
  if (!existsSync(source)) return false;
  if (existsSync(path.join(source, 'locales'))) return true;
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .some((name) => /@lingui\/(core|react)\/macro/.test(readFileSync(path.join(source, name), 'utf8')));
}

/** Returns the projects with a catalog, as paths from the workspace's root: `libs/cashbox`. */
export function projectsWithText(): string[] {
  return ['apps', 'libs']
    .flatMap((folder) => readdirSync(path.join(workspaceRoot, folder)).map((name) => `${folder}/${name}`))
    .filter(showsText);
}

/**
 * Returns the locales that a project has a file for: every language, and the English of a country where its words
 * differ.
 */
export const writtenLocales = (project: string): Locale[] =>
  locales.filter((locale) => !isRegional(locale) || existsSync(catalogFile(project, locale)));

export const catalogFile = (project: string, locale: Locale): string =>
  path.join(workspaceRoot, project, `src/locales/${locale}.po`);

/** Returns the Lingui configuration: one catalog for each project, inside the project. */
export function linguiConfig(projects: readonly string[] = projectsWithText()) {
  return makeConfig(
    {
      rootDir: workspaceRoot,
      sourceLocale,
      locales: [...locales],
      fallbackLocales: { default: sourceLocale },
      // Without file and line, two branches don't conflict in a catalog.
      format: formatter({ origins: false, lineNumbers: false, printPlaceholdersInComments: true }),
      orderBy: 'message',
      catalogs: projects.map((project) => ({
        path: `<rootDir>/${project}/src/locales/{locale}`,
        include: [`<rootDir>/${project}/src`],
        exclude: ['**/*.test.*', '**/*.gen.ts', '**/testing/**'],
      })),
    },
    { skipValidation: true },
  );
}
