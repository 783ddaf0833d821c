export { catalog } from '@croupier/games';
export { GameMenuPopup } from '../popups/GameMenuPopup.tsx';
