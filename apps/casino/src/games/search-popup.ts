export { catalog, SearchModal } from '@croupier/games';
