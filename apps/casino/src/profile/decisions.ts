export { catalog, showDecision } from '@croupier/profile-limits';
