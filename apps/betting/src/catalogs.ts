import type { CatalogLoader } from '@croupier/i18n';
import { catalog } from './catalog.ts';

/** The texts every page of the sportsbook needs. Everything else loads its own with its code. */
export const commonCatalogs: readonly CatalogLoader[] = [catalog];
