export { catalog, RoundReplay } from '@croupier/games';
