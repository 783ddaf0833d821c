import type { CatalogLoader } from '@croupier/i18n';
import { catalog as shellCatalog } from '@croupier/shell';
import { catalog as sportsbookCatalog } from '@croupier/sportsbook';
import { catalog as kitCatalog } from '@croupier/ui-kit';
import { catalog as webAppCatalog } from '@croupier/web-app';
import { catalog } from './catalog.ts';

/** Texts of the front page. Every other page names its additional ones. */
export const commonCatalogs: readonly CatalogLoader[] = [
  catalog,
  kitCatalog,
  shellCatalog,
  webAppCatalog,
  sportsbookCatalog,
];
