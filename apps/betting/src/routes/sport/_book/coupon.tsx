import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import {
  couponMarket,
  CouponPage,
  couponQuery,
  descriptions,
  hoursOf,
  kickOffsQuery,
  laterCatalogs,
} from '@croupier/sportsbook';
import { pageMeta } from '@croupier/web-app';
import { bookSearch } from '../../../links/book-search.ts';
import { SITE } from '../../../site.ts';

const CouponSport = v.picklist(['football', 'tennis', 'basketball', 'ice-hockey']);

const Subject = v.object({
  sport: v.optional(v.fallback(CouponSport, 'football'), 'football'),
  league: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/))), undefined),
  market: v.fallback(v.optional(v.pipe(v.number(), v.safeInteger())), undefined),
});

export const Route = createFileRoute('/sport/_book/coupon')({
  staticData: { texts: laterCatalogs },
  validateSearch: (search: Record<string, unknown>) => ({ ...v.parse(Subject, search), ...bookSearch(search) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queryClient }, deps: { sport, league, market, when } }) => {
    const scope = league === undefined ? { sport } : { tournament: league };
    const span = when === undefined ? {} : hoursOf(when);
    await Promise.all([
      queryClient.prefetchQuery(kickOffsQuery(api, scope)),
      span && queryClient.prefetchQuery(couponQuery(api, couponMarket(sport, market), { ...scope, ...span })),
    ]);
  },
  head: ({ match: { context } }) => ({
    meta: pageMeta(context.i18n._(msg`One market, all matches`), context.i18n._(descriptions.coupon), SITE),
  }),
  component: Coupon,
});

function Coupon() {
  return <CouponPage {...Route.useSearch()} />;
}
