import type { CurrencyCode } from '@croupier/money';
import { type Locale, locales } from './locale.ts';

/** Kinds of competitions that an edition may exclude. */
export type CompetitionKind = 'tournaments' | 'quests' | 'lotteries' | 'achievements' | 'jackpots';

/** Product rules that a regulator requires. An absent rule doesn't apply. Money in cents of the edition's currency. */
export interface EditionRules {
  readonly approvalCard?: true;
  readonly ownCookieText?: true;
  readonly recallForbidden?: true;
  /** A withdrawal must use the method of the deposit before any other. */
  readonly sourceFirst?: true;
  /** Withdrawals require a verified identity. */
  readonly verificationForPayout?: true;
  readonly maxStakeCents?: number;
  readonly secondsBetweenSpins?: number;
  readonly autoplayForbidden?: true;
  /** Only one game at a time: opening a game for money closes the previous one. */
  readonly oneGameAtATime?: true;
  readonly bonusBuyForbidden?: true;
  readonly demoNeedsLogin?: true;
  readonly maxDepositMonthCents?: number;
  /** Days until a raised or removed limit takes effect, if not the usual 24 hours. */
  readonly looseningDays?: number;
  readonly liveGamesForbidden?: true;
  readonly tableGamesForbidden?: true;
  readonly competitionsForbidden?: readonly CompetitionKind[];
}

/** Returns whether an edition offers competitions of a kind. */
export const offersCompetition = ({ competitionsForbidden }: EditionRules, kind: CompetitionKind): boolean =>
  !competitionsForbidden?.includes(kind);

export interface Edition {
  readonly id: EditionId;
  /** ISO 3166 country; undefined for the international edition. */
  readonly country: string | undefined;
  /** Default language, without a prefix in addresses. */
  readonly defaultLocale: Locale;
  readonly locales: readonly Locale[];
  readonly currency: CurrencyCode;
  readonly legalAge: number;
  /** Licence of the edition: invented here, an operator's own in production. */
  readonly licence: string;
  readonly rules: EditionRules;
}

export type EditionId = 'au' | 'ca' | 'nz' | 'ie' | 'de' | 'br' | 'jp' | 'no' | 'default';

const edition = (
  id: EditionId,
  defaultLocale: Locale,
  currency: CurrencyCode,
  legalAge: number,
  rules: EditionRules = {},
): Edition => ({
  id,
  country: id === 'default' ? undefined : id.toUpperCase(),
  defaultLocale,
  locales,
  currency,
  legalAge,
  licence: `Demonstration licence ${(id === 'default' ? 'int' : id).toUpperCase()}-1`,
  rules,
});

/**
 * The country editions. Locales and currencies: specification §9, with Ireland, Japan and Norway added.
 * Ages and rules are our assumptions, kept as data for an operator's lawyer to correct.
 */
export const editions: Readonly<Record<EditionId, Edition>> = {
  au: edition('au', 'en-AU', 'AUD', 18, { approvalCard: true, ownCookieText: true }),
  ca: edition('ca', 'en-CA', 'CAD', 19, { sourceFirst: true }),
  nz: edition('nz', 'en-NZ', 'NZD', 20),
  ie: edition('ie', 'en-IE', 'EUR', 18, { recallForbidden: true }),
  de: edition('de', 'de', 'EUR', 18, {
    maxStakeCents: 100,
    secondsBetweenSpins: 5,
    autoplayForbidden: true,
    oneGameAtATime: true,
    bonusBuyForbidden: true,
    demoNeedsLogin: true,
    maxDepositMonthCents: 100_000,
    verificationForPayout: true,
    looseningDays: 7,
    liveGamesForbidden: true,
    tableGamesForbidden: true,
    competitionsForbidden: ['jackpots'],
  }),
  br: edition('br', 'pt-BR', 'BRL', 18),
  jp: edition('jp', 'ja', 'JPY', 20),
  no: edition('no', 'no', 'NOK', 18, { competitionsForbidden: ['tournaments', 'quests'] }),
  default: edition('default', 'en', 'EUR', 18),
};

const byCountry = new Map(Object.values(editions).map((one) => [one.country, one]));

export function isEditionId(value: string): value is EditionId {
  return Object.hasOwn(editions, value);
}

/** Returns the edition of a stored id; the default one for an id that no longer exists. */
export const editionById = (id: string): Edition => (isEditionId(id) ? editions[id] : editions.default);

export interface EditionLookup {
  /** Requested host without its port. */
  readonly host?: string;
  /** Country of the visitor, as named by a trusted proxy. */
  readonly country?: string | undefined;
}

export type EditionHosts = Readonly<Record<string, EditionId>>;

/** Parses the setting EDITION_HOSTS, which assigns hosts to editions: `casino.example.de=de,casino.example.ca=ca`. */
export function readEditionHosts(text = ''): EditionHosts {
  const pairs = text
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split('='));
  return Object.fromEntries(
    pairs.map(([host = '', edition = '']) => {
      if (!isEditionId(edition)) throw new Error(`EDITION_HOSTS names an unknown edition: ${edition}`);
      return [host, edition];
    }),
  );
}

/** Returns the edition for a request: the one configured for the host, else the country's, else the default one. */
export function editionOf({ host, country }: EditionLookup, byHost: EditionHosts = {}): Edition {
  const configured = host !== undefined && Object.hasOwn(byHost, host) ? byHost[host] : undefined;
  if (configured) return editions[configured];
  return (country && byCountry.get(country.toUpperCase())) || editions.default;
}
