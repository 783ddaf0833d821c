export { catalog as authCatalog } from '@croupier/auth';
