export { PasswordPrompt } from '@croupier/auth';
