export { catalog as authCatalog, PasswordPrompt } from '@croupier/auth';
