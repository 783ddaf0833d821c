/** Appearance and closing of a modal. Names are the specification's (§2). */
export interface ModalOptions {
  /** Shown as a sheet at the bottom of a phone; false keeps it a card in the middle. Default true. */
  mobileFriendly?: boolean;
  /** The close button. Default true. */
  showClose?: boolean;
  fullScreen?: boolean;
  fullScreenMobile?: boolean;
  /** At the bottom edge on every width. */
  bottomSide?: boolean;
  /** A click beside it does nothing. */
  blockCloseOverlay?: boolean;
  /** Asks before Escape, the close button or a click beside closes it. */
  confirmClose?: boolean;
  size?: 'small' | 'medium' | 'large';
  /** Its name for screen readers, if its content shows no title. */
  label?: string;
}
