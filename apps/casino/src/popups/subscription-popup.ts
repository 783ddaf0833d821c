export { catalog, SubscriptionModal } from '@croupier/profile-limits';
