import path from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import type { Plugin } from 'vite';
import { linguiConfig, workspaceRoot } from './lingui-config.ts';

const poFile = /^(.*)\/src\/locales\/([\w-]+)\.po$/;

/** Turns an imported `.po` file into compiled messages, gaps filled from the source language. */
export function catalogFiles(): Plugin {
  return {
    name: 'croupier:catalog-files',
    transform: {
      filter: { id: /\.po$/ },
      async handler(_code, id) {
        const [, folder, locale] = poFile.exec(path.relative(workspaceRoot, id)) ?? [];
        if (!folder || !locale) return null;
        const config = linguiConfig([folder]);
        const [catalog] = await getCatalogs(config);
        const { fallbackLocales, sourceLocale } = config;
        if (!catalog) throw new Error(`${id} belongs to no catalog`);
        const { messages } = await catalog.getTranslations(locale, {
          fallbackLocales,
          sourceLocale,
          ignoreObsolete: true,
        });
        this.addWatchFile(path.join(workspaceRoot, folder, 'src/locales', `${sourceLocale}.po`));
        const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'es' });
        if (errors.length > 0)
          this.error(`${id}: ${errors.map((one) => `${one.id}: ${one.error.message}`).join('; ')}`);
        return { code: source, map: null, moduleType: 'js' };
      },
    },
  };
}
