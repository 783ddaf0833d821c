import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, X } from 'lucide-react';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useRef } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { cx } from '../classes.ts';
import { useDialogElement } from './dialog-element.ts';
import styles from './dialog.module.css';

export type CloseReason = 'escape' | 'overlay' | 'button';

export interface DialogProps {
  open: boolean;
  onClose: (reason: CloseReason) => void;
  /** Shown as the heading and read as the name; without it pass `label`. */
  title?: ReactNode;
  label?: string;
  size?: 'small' | 'medium' | 'large' | 'full';
  /** A sheet sits in the middle of a wide screen and at the bottom of a phone; start and end are drawers. */
  placement?: 'center' | 'sheet' | 'start' | 'end';
  fullOnPhone?: boolean;
  showClose?: boolean;
  /** A click beside the dialog does nothing. */
  blockOverlay?: boolean;
  onBack?: () => void;
  /** Beside the title, such as a `ProgressRadial`. */
  aside?: ReactNode;
  /** Stays in sight below the scrolling body: the one primary action. */
  footer?: ReactNode;
  /** No padding around the body. */
  bare?: boolean;
  /** Another dialog lies on top. */
  covered?: boolean;
  className?: string;
  children?: ReactNode;
}

/** Base of every modal: the browser's own dialog, so what lies behind is inert, Escape closes, focus returns. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, label, size = 'medium', placement = 'center', fullOnPhone, blockOverlay, covered, className } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();
  useDialogElement(ref, open);

  function cancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose('escape');
  }
  /** Browsers let nobody veto a second Escape: the owner then learns of it here. */
  function closed(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose('escape');
  }
  function clicked(event: MouseEvent<HTMLDialogElement>) {
    // A press that began inside, such as a text selection, and ended outside is no click beside.
    const beside = pressedOutside.current && event.target === event.currentTarget;
    if (beside && !blockOverlay) onClose('overlay');
  }

  return (
    <dialog
      ref={ref}
      aria-labelledby={title ? titleId : undefined}
      aria-label={title ? undefined : label}
      onCancel={cancel}
      onClose={closed}
      onMouseDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={clicked}
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
        <DialogParts {...props} titleId={titleId} />
      </div>
    </dialog>
  );
}

function DialogParts({ title, titleId, onBack, aside, showClose = true, onClose, bare, children, footer }: DialogProps & { titleId: string }) {
  const { t } = useLingui();
  const close = (className?: string) => (
    <IconButton label={t`Close`} icon={<X size={22} aria-hidden="true" />} onClick={() => onClose('button')} className={className} />
  );
  const header = Boolean(title || onBack || aside);
  return (
    <>
      {header && (
        <div className={styles.header}>
          {onBack && <IconButton data-back="" label={t`Back`} icon={<ArrowLeft size={22} aria-hidden="true" />} onClick={onBack} />}
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {aside}
          {showClose && close()}
        </div>
      )}
      {!header && showClose && close(styles.floatingClose)}
      <div className={cx(styles.body, bare && styles.bare)}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </>
  );
}
