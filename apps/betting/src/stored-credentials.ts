export { signInWithStored } from '@croupier/auth';
