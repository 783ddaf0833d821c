export { deviceMark, catalog as authCatalog, PasswordPrompt, ProfileDataModal } from '@croupier/auth';
