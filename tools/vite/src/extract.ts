import { getCatalogs } from '@lingui/cli/api';
import { isRegional, languages, sourceLocale } from '@croupier/i18n';
import { linguiConfig, projectsWithText, writtenLocales } from './lingui-config.ts';
import { ownWords } from './own-words.ts';

/**
 * Updates the catalogs from the code: `node tools/vite/src/extract.ts [name …]`, all projects without a name. Adds new
 * texts, drops removed ones and keeps translations. The English of a country keeps only its differences.
 */
const names = process.argv.slice(2);
const all = projectsWithText();
const projects =
  names.length === 0
    ? all
    : all.filter((one) => names.includes(one) || names.includes(one.slice(one.indexOf('/') + 1)));
const unknown = names.filter((name) => !projects.some((one) => one === name || one.endsWith(`/${name}`)));
if (unknown.length > 0) {
  console.error(`no project with text is called ${unknown.join(', ')}`);
  process.exit(1);
}

for (const project of projects) {
  const [catalog] = await getCatalogs(linguiConfig([project]));
  if (!catalog) throw new Error(`${project} has no catalog`);
  const made = await catalog.make({ clean: true, overwrite: true, orderBy: 'message', locale: [...languages] });
  if (!made) throw new Error(`extraction of ${project} failed`);
  const english = made[sourceLocale] ?? {};
  for (const locale of writtenLocales(project).filter(isRegional))
    await catalog.write(locale, ownWords(english, (await catalog.read(locale)) ?? {}));
  const counts = languages.map((locale) => {
    const entries = Object.values(made[locale] ?? {});
    return `${locale} ${entries.filter((entry) => entry.translation || locale === sourceLocale).length}/${entries.length}`;
  });
  console.log(`${project}: ${counts.join(', ')}`);
}
