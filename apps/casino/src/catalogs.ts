import type { CatalogLoader } from '@croupier/i18n';
import { catalog as promotionsCatalog } from '@croupier/promotions';
import { catalog as shellCatalog } from '@croupier/shell';
import { catalog as kitCatalog } from '@croupier/ui-kit';
import { catalog as webAppCatalog } from '@croupier/web-app';
import { catalog } from './catalog.ts';

/** Texts that every page of the casino needs. All others load with their code. */
export const commonCatalogs: readonly CatalogLoader[] = [
  catalog,
  kitCatalog,
  promotionsCatalog,
  shellCatalog,
  webAppCatalog,
];
