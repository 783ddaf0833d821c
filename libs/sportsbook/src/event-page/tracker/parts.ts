// All that comes with the first match that is looked at.
export { MatchReport } from './MatchReport.tsx';
export { MatchTracker } from './MatchTracker.tsx';
