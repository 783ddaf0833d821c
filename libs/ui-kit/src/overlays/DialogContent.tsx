import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, X } from 'lucide-react';
import { type ReactNode, use, useEffect } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { cx } from '../classes.ts';
import { DialogContext } from './dialog-context.ts';
import styles from './dialog.module.css';

export interface DialogContentProps {
  title?: ReactNode;
  onBack?: (() => void) | undefined;
  /** Shown beside the title, for example a `ProgressRadial`. */
  aside?: ReactNode;
  /** Primary action, always visible below the scrolling body. */
  footer?: ReactNode;
  /** True for no padding around the body. */
  bare?: boolean | undefined;
  children?: ReactNode;
}

/** Focuses the marked field of content that loaded after its window opened, if the window still has the focus. */
function focusMeantField(): void {
  const { activeElement } = document;
  if (activeElement?.hasAttribute('data-panel')) activeElement.querySelector<HTMLElement>('[data-autofocus]')?.focus();
}

/** Renders the head, scrolling body and foot of a dialog. */
export function DialogContent({ title, onBack, aside, footer, bare, children }: DialogContentProps) {
  const { t } = useLingui();
  const dialog = use(DialogContext);
  if (!dialog) throw new Error('DialogContent belongs inside a DialogFrame');
  useEffect(focusMeantField, []);
  const closeButton = (className?: string) => (
    <IconButton
      label={t`Close`}
      icon={<X size={22} aria-hidden="true" />}
      onClick={() => dialog.close('button')}
      className={className}
    />
  );
  const header = Boolean(title || onBack || aside);
  return (
    <>
      {header && (
        <div className={styles.header} data-grip="">
          {onBack && (
            <IconButton
              data-back=""
              label={t`Back`}
              icon={<ArrowLeft size={22} aria-hidden="true" />}
              onClick={onBack}
            />
          )}
          <h2 id={dialog.titleId} className={styles.title}>
            {title}
          </h2>
          {aside}
          {dialog.showClose && closeButton()}
        </div>
      )}
      {!header && dialog.showClose && closeButton(styles.floatingClose)}
      <div className={cx(styles.body, bare && styles.bare)}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </>
  );
}
