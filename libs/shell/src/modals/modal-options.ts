/** Appearance and closing of a modal. Names are the specification's (§2). */
export interface ModalOptions {
  /** Shown as a sheet at the bottom of a phone; false keeps it a card in the middle. Default true. */
  mobileFriendly?: boolean;
  /** True for a close button. Default true. */
  showClose?: boolean;
  fullScreen?: boolean;
  fullScreenMobile?: boolean;
  /** True to be at the bottom edge on every width. */
  bottomSide?: boolean;
  /** True if a click outside does nothing. */
  blockCloseOverlay?: boolean;
  /** True to ask before Escape, the close button or a click outside closes it. */
  confirmClose?: boolean;
  size?: 'small' | 'medium' | 'large';
  /** Name for screen readers, if its content shows no title. */
  label?: string;
}
