export { catalog, PickSecond } from '@croupier/games';
export { SearchPopup } from '../popups/SearchPopup.tsx';
export { StudiosPopup } from '../popups/StudiosPopup.tsx';
