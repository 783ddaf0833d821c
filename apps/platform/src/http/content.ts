import { Readable } from 'node:stream';
import * as contracts from '@croupier/contracts';
import { type FileType, Refusal } from '@croupier/contracts';
import { editionById, formatNumber, formatPercent, parseLocale, sourceLocale } from '@croupier/i18n';
import { formatMoney } from '@croupier/money';
import {
  categories,
  findFile,
  listBanners,
  listFiles,
  listPages,
  listSnippets,
  readPage,
  readPreviewToken,
  type Rows,
} from '@croupier/server-content';
import { readOwnPlayer } from '@croupier/server-players';
import { levels, takesOffers } from '@croupier/server-promotions';
import type { Identity, PlatformContext, RequestInfo } from '../context.ts';
import type { Serve } from '../serve.ts';
import { knows } from './etag.ts';

const FILE_KEEP_SECONDS = 300;
/** Content types sent with files; browsers must not guess. */
const fileMedia: Readonly<Record<FileType, string>> = {
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

/** Tables in pages, filled from other domains. */
const rows: Rows = {
  levels: (language) =>
    levels.map(({ level, from, hundredPoints, gifts }) => {
      const number = (value: number | bigint) => formatNumber(value, language);
      const euros = (cents: bigint) => formatMoney(cents, 'EUR', language);
      return [
        number(level),
        number(from),
        euros(hundredPoints),
        number(gifts.points),
        number(gifts.free_spins),
        formatPercent(gifts.cashback_percent / 100, language),
        euros(BigInt(gifts.bonus_euros * 100)),
      ].map((text) => [{ text }]);
    }),
};

/** Registers the routes for banners, pages and files. */
export function contentRoutes(serve: Serve, { db, clock, config, content }: PlatformContext): void {
  /** Returns the groups and rules of a reader; guests have no groups and use the edition they are in. */
  async function readerOf(player: Identity | null, { edition }: RequestInfo) {
    const now = clock();
    if (!player) return { groups: [], offers: true, rules: edition.rules, now };
    const [own, offers] = await Promise.all([
      readOwnPlayer(db, player.playerId),
      takesOffers(db, player.playerId, now),
    ]);
    return { groups: own.groups.map(({ id }) => id), offers, rules: editionById(own.edition).rules, now };
  }

  const localeOf = ({ l }: { l?: string | undefined }, { locale }: RequestInfo) =>
    parseLocale(l) ?? locale ?? sourceLocale;

  serve(contracts.readServerData, { access: 'all' }, async ({ query, request, player }) => ({
    static_pages: listPages(content(), localeOf(query, request)),
    banners: listBanners(content(), localeOf(query, request), await readerOf(player, request)),
    categories: categories.map(({ id }) => id),
  }));
  serve(contracts.readPages, { access: 'all' }, async ({ query, request }) =>
    listPages(content(), localeOf(query, request)).filter(
      ({ categories: own }) => query.menus === undefined || own.includes('top menu') || own.includes('footer'),
    ),
  );
  serve(contracts.readPage, { access: 'all' }, async ({ params, query, request }) => {
    const page = readPage(content(), params.slug, localeOf(query, request), { rows });
    if (!page) throw new Refusal('not_found');
    return page;
  });
  serve(contracts.readPreview, { access: 'all' }, async ({ query }) => {
    const preview = readPreviewToken(query.token, { keys: config.secretsKeys, now: clock() });
    const page =
      preview && readPage(content(), preview.slug, parseLocale(preview.locale) ?? sourceLocale, { drafts: true, rows });
    if (!page) throw new Refusal('not_found');
    return page;
  });
  serve(contracts.readSnippets, { access: 'all' }, async ({ query, request }) =>
    listSnippets(content(), localeOf(query, request)),
  );
  serve(contracts.readFiles, { access: 'all' }, async ({ query, request }) =>
    listFiles(content(), localeOf(query, request)),
  );
  serve(contracts.readFile, { access: 'all' }, async ({ params: { locale, name }, raw, reply }) => {
    const file = findFile(content(), locale, name);
    if (!file) throw new Refusal('not_found');
    const etag = `"${file.hash.slice(0, 24)}"`;
    reply.headers({ etag, 'cache-control': `public, max-age=${FILE_KEEP_SECONDS}` });
    if (knows(raw, etag)) reply.code(304);
    else
      reply.type(fileMedia[file.type]).headers({
        'content-length': file.bytes.length,
        'content-disposition': `attachment; filename="${name}"`,
      });
    return Readable.from([file.bytes]);
  });
}
