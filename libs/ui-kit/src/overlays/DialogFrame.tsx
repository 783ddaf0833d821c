import { type ReactNode, type SyntheticEvent, useId, useMemo, useRef } from 'react';
import { cx } from '../classes.ts';
import type { SwipeDirection } from '../gestures/gestures.ts';
import { useSwipe } from '../gestures/useSwipe.ts';
import { type CloseReason, DialogContext } from './dialog-context.ts';
import { useDialogElement } from './dialog-element.ts';
import styles from './dialog.module.css';
import { useClickBeside } from './useClickBeside.ts';

export interface DialogFrameProps {
  open: boolean;
  onClose: (reason: CloseReason) => void;
  /** Accessible name, if the content shows no title. */
  label?: string | undefined;
  size?: 'small' | 'medium' | 'large' | 'full';
  /** Position: a sheet is in the middle of a wide screen and at the bottom of a phone; start and end are drawers. */
  placement?: 'center' | 'sheet' | 'bottom' | 'start' | 'end' | undefined;
  fullOnPhone?: boolean;
  showClose?: boolean;
  /** True if a click outside the dialog does nothing. */
  blockOverlay?: boolean;
  /** True while another dialog is on top. */
  covered?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

/** Swipe that closes a dialog, by placement. A centred dialog has none. */
const AWAY: Partial<Record<NonNullable<DialogFrameProps['placement']>, SwipeDirection>> = {
  sheet: 'down',
  bottom: 'down',
  start: 'left',
  end: 'right',
};

/**
 * Renders the window of a dialog, which opens, closes, traps and returns the focus. `DialogContent` goes inside, at
 * once or later.
 */
export function DialogFrame(props: DialogFrameProps) {
  const {
    open,
    onClose,
    label,
    size = 'medium',
    placement = 'center',
    fullOnPhone,
    showClose = true,
    blockOverlay,
    covered,
    className,
  } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useDialogElement(ref, open);
  useClickBeside(ref, () => {
    if (!blockOverlay) onClose('overlay');
  });
  useSwipe(ref, (direction) => direction === AWAY[placement] && !blockOverlay && onClose('swipe'), '[data-grip]');
  const surroundings = useMemo(() => ({ titleId, showClose, close: onClose }), [titleId, showClose, onClose]);

  function cancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose('escape');
  }
  /** Tells the owner that the browser closed the dialog: it doesn't let pages prevent a second Escape. */
  function closed(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose('escape');
  }

  return (
    <dialog
      ref={ref}
      aria-labelledby={label ? undefined : titleId}
      aria-label={label}
      onCancel={cancel}
      onClose={closed}
      className={cx(
        styles.dialog,
        size !== 'medium' && styles[size],
        placement !== 'center' && styles[placement],
        fullOnPhone && styles.fullOnPhone,
        covered && styles.covered,
        className,
      )}
    >
      <div className={styles.panel} data-panel="" tabIndex={-1}>
        <DialogContext value={surroundings}>{props.children}</DialogContext>
      </div>
    </dialog>
  );
}
