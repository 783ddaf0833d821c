export { catalog } from './catalog.ts';
export { type Command, commandsNamed } from './commands/commands.ts';
export { FoundCommand } from './commands/FoundCommand.tsx';
export { OfflineBanner } from './connection/OfflineBanner.tsx';
export { useOnline } from './connection/useOnline.ts';
export { balanceHiddenAtom, type OddsFormat, oddsFormatAtom, shortcutsOnAtom } from './device/device.atoms.ts';
export { mediaQueryAtom } from './device/media-query.atoms.ts';
export { isBot } from './device/is-bot.ts';
export { useTimeZone } from './device/useTimeZone.ts';
export type { ErrorBoundaryProps } from './errors/ErrorBoundary.tsx';
export { type ErrorContext, type ErrorLog, logError, setErrorLog } from './errors/log-error.ts';
export { type GuardRedirect, guestsOnly, loginRequired } from './guards/guards.ts';
export { redirectTarget, type RedirectSearch, safeRedirect } from './guards/safe-redirect.ts';
export { GlobalLoader } from './loader/GlobalLoader.tsx';
export { type ModalHandle, useModal } from './modals/modal-context.ts';
export { ModalHost, type ModalHostProps } from './modals/ModalHost.tsx';
export type { ModalOptions } from './modals/modal-options.ts';
export {
  isModal,
  type ModalComponent,
  type ModalEntry,
  type ModalLoader,
  preloadModal,
  registerModals,
} from './modals/modal-registry.ts';
export { closeModal, openModal } from './modals/open-modal.ts';
export { SEARCH_KEYS, SearchKey } from './modals/SearchKey.tsx';
export { fetchPart } from './parts/fetch-part.ts';
export { isMissingCode, reloadOnce } from './parts/missing-code.ts';
export { PageHeading, type PageHeadingProps } from './page/PageHeading.tsx';
export { bindPopups, openPopup, type PopupSearch } from './popups/open-popup.ts';
export { watchHashPopups } from './popups/watch-hash-popups.ts';
export { shareText } from './share-text.ts';
export { clearToasts, type NewToast, showToast, type Toast } from './toasts/toast-list.ts';
export { ToastHost } from './toasts/ToastHost.tsx';
