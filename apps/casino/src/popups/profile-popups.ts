export { ProfileDataModal } from '@croupier/auth';
