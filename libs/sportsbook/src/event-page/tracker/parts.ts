// One chunk that loads with the first match opened.
export { MatchReport } from './MatchReport.tsx';
export { MatchTracker } from './MatchTracker.tsx';
