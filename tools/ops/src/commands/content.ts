import { parseLocale, sourceLocale } from '@croupier/i18n';
import { contentFolder, makePreviewToken, readContent, stampTranslations } from '@croupier/server-content';
import { type OfflineCommand, UsageError } from '../command.ts';
import { casinoOrigin, secretsKey } from '../connect.ts';

const PREVIEW_HOURS = 48;
const HOUR_MS = 3_600_000;

export const contentStatus: OfflineCommand = {
  name: 'content status',
  usage: '',
  says: 'lists translations that are missing, or were made of another English text',
  offline: true,
  run: async ({ say }) => {
    const { behind } = readContent(contentFolder);
    for (const { file, state } of behind) say(`${state.padEnd(7)}  ${file}`);
    say(behind.length === 0 ? 'Every text is there in every language.' : `${behind.length} to translate.`);
  },
};

export const contentStamp: OfflineCommand = {
  name: 'content stamp',
  usage: 'SLUG',
  says: "notes in a text's translations that they are those of the English text as it is now; once they truly are",
  offline: true,
  word: 'slug',
  run: async ({ say }, { slug = '' }) => {
    const stamped = stampTranslations(contentFolder, [slug]);
    say(stamped.length === 0 ? 'Nothing was changed.' : stamped.join('\n'));
  },
};

export const contentPreview: OfflineCommand = {
  name: 'content preview',
  usage: 'SLUG [--locale LOCALE]',
  says: `prints a signed link to a page, a draft too, that holds ${PREVIEW_HOURS} hours`,
  offline: true,
  word: 'slug',
  run: async ({ say, env, clock }, { slug = '', locale = sourceLocale }) => {
    const known = parseLocale(locale);
    if (!known) throw new UsageError(`There is no language ${locale}.`);
    const { pages } = readContent(contentFolder);
    if (!pages.some((page) => page.slug === slug))
      throw new UsageError(`There is no page "${slug}". There are: ${pages.map((page) => page.slug).join(', ')}.`);
    const until = new Date(clock().getTime() + PREVIEW_HOURS * HOUR_MS);
    const token = makePreviewToken(slug, known, { key: secretsKey(env), until });
    say(`${casinoOrigin(env)}/preview?page=${token}`);
    say(`Until ${until.toISOString()}.`);
  },
};
