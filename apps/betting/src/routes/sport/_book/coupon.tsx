import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import {
  couponMarket,
  CouponPage,
  couponQuery,
  descriptions,
  hasCoupon,
  hoursOf,
  isSport,
  kickOffsQuery,
  laterCatalogs,
} from '@croupier/sportsbook';
import { pageMeta } from '@croupier/web-app';
import { bookSearch } from '../../../links/book-search.ts';
import { SITE } from '../../../site.ts';

/** Reads the subject of the coupon from its address; ignores invalid parts. */
const subjectOf = ({ sport, league, market }: Record<string, unknown>) => ({
  sport: isSport(sport) && hasCoupon(sport) ? sport : ('football' as const),
  league: typeof league === 'string' && /^[a-z0-9-]{1,64}$/.test(league) ? league : undefined,
  market: typeof market === 'number' && Number.isSafeInteger(market) ? market : undefined,
});

export const Route = createFileRoute('/sport/_book/coupon')({
  staticData: { texts: laterCatalogs },
  validateSearch: (search: Record<string, unknown>) => ({ ...subjectOf(search), ...bookSearch(search) }),
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
