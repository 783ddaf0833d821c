export { betQuery, betsQuery, type BetsState } from './bets/bets.query.ts';
export { MyBetsPage } from './bets/MyBets.tsx';
export { catalog } from './catalog.ts';
export { Crest } from './crest/Crest.tsx';
export { EventPage } from './event/EventPage.tsx';
export { eventQuery, rulesQuery } from './events/event.query.ts';
export { eventsQuery, type EventsState } from './events/events.query.ts';
export { LeaguePage, LivePage, ResultsPage, SportHome } from './events/pages.tsx';
export { treeQuery } from './events/tree.query.ts';
export { sportsbookModals } from './modals.ts';
export { SportLayout } from './layout/SportLayout.tsx';
export {
  type Place,
  type PlaceLinkProps,
  type SportsbookHost,
  SportsbookProvider,
} from './place/sportsbook-context.tsx';
