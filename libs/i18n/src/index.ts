export { catalogFrom, loadCatalogs, type CatalogLoader } from './catalogs.ts';
export { dayStart, isDay, isMoment } from './day.ts';
export { deviceName } from './device-name.ts';
export {
  type Edition,
  editionById,
  type EditionHosts,
  type EditionId,
  editionOf,
  type CompetitionKind,
  type EditionRules,
  editions,
  offersCompetition,
  isEditionId,
  readEditionHosts,
  type EditionLookup,
} from './editions.ts';
export { fold } from './fold.ts';
export {
  dateLocale,
  dateLocaleOf,
  formatDate,
  formatMultiple,
  formatNumber,
  formatPercent,
  numberFormat,
} from './format.ts';
export { currencyOfCountry } from './geo-currency.ts';
export {
  isRegional,
  type Language,
  languageOf,
  languages,
  type Locale,
  localeNames,
  localeOf,
  locales,
  parseLocale,
  type RegionalEnglish,
  sourceLocale,
} from './locale.ts';
export { type GuestPath, joinGuest, splitGuest } from './guest-path.ts';
export { joinLocale, type LocalePath, reservedSlugs, splitLocale } from './locale-path.ts';
export { chooseLocale, type LocaleChoice, type LocaleSigns } from './negotiate.ts';
export { popupHashes } from './popup-hashes.ts';
export { refusalCatalog, refusalMessage, type RefusedField } from './refusal-message.ts';
