import type { CatalogLoader } from '@croupier/i18n';
import { catalog as shellCatalog } from '@croupier/shell';
import { catalog as sportsbookCatalog } from '@croupier/sportsbook';
import { catalog as kitCatalog } from '@croupier/ui-kit';
import { catalog as webAppCatalog } from '@croupier/web-app';
import { catalog } from './catalog.ts';

/** The texts of the front page. Every other page names what it needs beside. */
export const commonCatalogs: readonly CatalogLoader[] = [
  catalog,
  kitCatalog,
  shellCatalog,
  webAppCatalog,
  sportsbookCatalog,
];
