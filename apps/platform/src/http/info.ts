import * as contracts from '@croupier/contracts';
import { currencyOfCountry, locales } from '@croupier/i18n';
import { type CurrencyCode, currencyCodes, isCrypto, subunits } from '@croupier/money';
import { readSiteState } from '@croupier/server-audit';
import { coinRates, readRates } from '@croupier/server-payments';
import { countries, legalAgeFor, readGroups } from '@croupier/server-players';
import { describeStatus } from '@croupier/server-promotions';
import type { PlatformContext } from '../context.ts';
import { playingEdition } from '../playing-edition.ts';
import { keepStag } from '../referral-cookies.ts';
import type { Serve } from '../serve.ts';

/** Registers the public routes that need no sign-in. */
export function infoRoutes(serve: Serve, { config, db, players }: PlatformContext): void {
  const named = new Map<
    string,
    {
      code: string;
      name: string;
      phone_prefix: string;
      legal_age: number;
      currency: CurrencyCode;
      registration: boolean;
    }[]
  >();

  serve(contracts.readStatuses, { access: 'all' }, async () => (await readGroups(db)).map(describeStatus));

  serve(contracts.readLocales, { access: 'all' }, async ({ query, request, raw, reply }) => {
    if (query.stag) keepStag(raw, reply, config, query.stag);
    const first = request.locale ?? request.edition.defaultLocale;
    return locales.map((code) => ({ code, default: code === first }));
  });

  serve(contracts.readCountries, { access: 'all' }, async ({ query, request }) => {
    const locale = query.l ?? request.locale ?? 'en';
    const cached = named.get(locale);
    if (cached) return cached;
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    const list = countries
      .map(({ code, phonePrefix }) => ({
        code,
        name: names.of(code) ?? code,
        phone_prefix: phonePrefix,
        legal_age: legalAgeFor(code),
        currency: currencyOfCountry(code),
        registration: !players.blockedCountries.has(code),
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name, locale));
    named.set(locale, list);
    return list;
  });

  serve(contracts.readCurrencies, { access: 'all' }, async () =>
    currencyCodes.map((code) => ({ code, subunits_to_unit: subunits[code], crypto: isCrypto(code) })),
  );

  serve(contracts.readProject, { access: 'all' }, async ({ player, request }) => {
    const edition = await playingEdition(db, player, request);
    const { id, defaultLocale } = edition;
    return {
      name: 'Croupier',
      edition: id,
      country: request.country,
      currency: currencyOfCountry(request.country ?? undefined),
      locale: request.locale ?? defaultLocale,
      legal_age: legalAgeFor(request.country, edition),
      contacts: config.contacts,
      restricted: request.country !== null && config.blockedCountries.has(request.country),
      // Specification §9, "Feature flags".
      features: {
        tech_work: config.techWork,
        ...config.features,
        comp_points: config.compPoints,
      },
    };
  });

  serve(contracts.readSite, { access: 'all' }, async () => {
    const { closed, until } = await readSiteState(db);
    return { closed, until: until?.toISOString() ?? null };
  });

  serve(contracts.readCryptoExchangeRates, { access: 'all' }, async () => {
    const rates = await readRates(db);
    return { at: rates.at?.toISOString() ?? null, rates: coinRates(rates) };
  });
}
