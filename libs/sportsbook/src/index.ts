export { type BetsView, readBetsView } from './bets/bets-view.ts';
export { prefetchBets } from './bets/prefetch-bets.ts';
export { MyBetsPage } from './bets/MyBets.tsx';
export { calibrationQuery } from './calibration/calibration.query.ts';
export { CalibrationPage } from './calibration/CalibrationPage.tsx';
export { catalog, laterCatalogs } from './catalog.ts';
export { descriptions } from './descriptions.ts';
export { FieldPage } from './fields/FieldPage.tsx';
export { fieldQuery, fieldsQuery } from './fields/fields.query.ts';
export { RacesPage } from './fields/Races.tsx';
export { EventPage } from './event-page/EventPage.tsx';
export { eventQuery, rulesQuery } from './events/event.query.ts';
export { formQuery, standingsQuery } from './standings/standings.query.ts';
export { EVENTS_STATES, eventsQuery, type EventsScope, MOST_EVENTS } from './events/events.query.ts';
export { CentrePage } from './centre/CentrePage.tsx';
export { MOST_PANELS } from './centre/most-panels.ts';
export { couponMarket, hasCoupon } from './coupon/coupon-markets.ts';
export { CouponPage } from './coupon/CouponPage.tsx';
export { couponQuery } from './coupon/coupon.query.ts';
export { FavouritesPage } from './favourites/FavouritesPage.tsx';
export { favouritesQuery } from './favourites/favourites.query.ts';
export { kickOffsQuery } from './filter/kick-offs.query.ts';
export { hoursOf, type When, whenOf } from './filter/when.ts';
export { TeamPage } from './team/TeamPage.tsx';
export { LeaguePage } from './event-list/LeaguePage.tsx';
export { LivePage, ResultsPage } from './event-list/pages.tsx';
export { SportHome } from './event-list/SportHome.tsx';
export { treeQuery } from './events/tree.query.ts';
export { SharedSlip } from './shared-slip/SharedSlip.tsx';
export { isSport, SPORT_NAMES } from './sport-names.ts';
export { sportsbookModals } from './modals.ts';
export { SportLayout } from './layout/SportLayout.tsx';
export {
  type SportPage,
  type SportLinkProps,
  type SportsbookHost,
  SportsbookProvider,
} from './host/sportsbook-context.tsx';
