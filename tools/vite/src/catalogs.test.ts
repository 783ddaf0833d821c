import { getCatalogs } from '@lingui/cli/api';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { refusalTexts } from '@croupier/contracts';
import { finishedLocales, loadCatalogs, refusalCatalog } from '@croupier/i18n';
import { linguiConfig, projectsWithText } from './lingui-config.ts';

test.each(projectsWithText())('%s has every text in the languages declared finished', async (project) => {
  const config = linguiConfig([project]);
  const [catalog] = await getCatalogs(config);
  const written = Object.keys((await catalog!.collect()) ?? {});
  for (const locale of finishedLocales) {
    const stored = (await catalog!.read(locale)) ?? {};
    const missing = written.filter((id) => !stored[id]?.translation);
    expect(missing, `${project}, ${locale}: run tools/vite/src/extract.ts and translate`).toEqual([]);
  }
});

test('every code the contracts know has a sentence in every finished language', async () => {
  for (const locale of finishedLocales) {
    const translator = setupI18n({ locale });
    await loadCatalogs(translator, locale, [refusalCatalog]);
    const silent = Object.keys(refusalTexts).filter((code) => !translator.messages[`BACK_END_VALIDATION.${code}`]);
    expect(silent, locale).toEqual([]);
  }
});
