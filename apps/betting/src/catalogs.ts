import { type CatalogLoader, refusalCatalog } from '@croupier/i18n';
import { catalog as shellCatalog } from '@croupier/shell';
import { catalog as sportsbookCatalog } from '@croupier/sportsbook';
import { catalog as kitCatalog } from '@croupier/ui-kit';
import { catalog as webAppCatalog } from '@croupier/web-app';
import { catalog } from './catalog.ts';

/** The texts every page of the sportsbook needs; the slip is on all of them, and with it what a bet may be refused for. */
export const commonCatalogs: readonly CatalogLoader[] = [
  catalog,
  kitCatalog,
  shellCatalog,
  webAppCatalog,
  sportsbookCatalog,
  refusalCatalog,
];
