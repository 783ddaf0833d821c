import path from 'node:path';
import type { Plugin } from 'vite';

const workspaceRoot = path.resolve(import.meta.dirname, '../../..');
const poFile = /^(.*)\/src\/locales\/([\w-]+)\.po(?:\?(not-)?shown-by=(.*))?$/;

/** Loaded on demand, only where a catalog is imported: Lingui takes a second to load. */
const libraries = () => Promise.all([import('@lingui/cli/api'), import('./lingui-config.ts'), import('./shown-by.ts')]);

/**
 * Turns an imported `.po` file into compiled messages, with gaps filled from the source language. `?shown-by=one,other`
 * takes the texts of these files and their imports, `?not-shown-by=…` all others: for loading the first ones early.
 */
export function catalogFiles(): Plugin {
  return {
    name: 'croupier:catalog-files',
    transform: {
      filter: { id: /\.po(?:\?|$)/ },
      async handler(_code, id) {
        const [, folder, locale, not, files] = poFile.exec(path.relative(workspaceRoot, id)) ?? [];
        if (!folder || !locale) return null;
        const [{ createCompiledCatalog, getCatalogs }, { linguiConfig }, { idsShownBy }] = await libraries();
        const config = linguiConfig([folder]);
        const [catalog] = await getCatalogs(config);
        const { fallbackLocales, sourceLocale } = config;
        if (!catalog) throw new Error(`${id} belongs to no catalog`);
        const { messages } = await catalog.getTranslations(locale, {
          fallbackLocales,
          sourceLocale,
          ignoreObsolete: true,
        });
        const shown = files && (await idsShownBy(folder, files.split(',')));
        const wanted = shown ? pick(messages, (one) => shown.has(one) !== Boolean(not)) : messages;
        this.addWatchFile(path.join(workspaceRoot, folder, 'src/locales', `${sourceLocale}.po`));
        const { source, errors } = createCompiledCatalog(locale, wanted, { namespace: 'es' });
        if (errors.length > 0)
          this.error(`${id}: ${errors.map((one) => `${one.id}: ${one.error.message}`).join('; ')}`);
        return { code: source, map: null, moduleType: 'js' };
      },
    },
  };
}

const pick = <Text>(messages: Record<string, Text>, test: (id: string) => boolean): Record<string, Text> =>
  Object.fromEntries(Object.entries(messages).filter(([id]) => test(id)));
