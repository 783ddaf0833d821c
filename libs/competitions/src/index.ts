export { catalog } from './catalog.ts';
export { type ListId, listNames } from './lists/list-names.ts';
export { TournamentsPage, type TournamentsPageProps } from './lists/TournamentsPage.tsx';
export { tournamentsQuery } from './lists/tournaments.query.ts';
export type { CompetitionLink, LinkTarget } from './link.ts';
export { tournamentQuery, tournamentStatusQuery } from './tournaments/tournament.query.ts';
export { TournamentPage, type TournamentPageProps } from './tournaments/TournamentPage.tsx';
