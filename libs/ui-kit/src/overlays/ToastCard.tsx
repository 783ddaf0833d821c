import { useLingui } from '@lingui/react/macro';
import { Check, CircleAlert, Info, Trophy, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { cx } from '../classes.ts';
import { useSwipe } from '../gestures/useSwipe.ts';
import styles from './toast-card.module.css';

export type ToastType = 'info' | 'success' | 'warning' | 'error' | 'win';

const icons = { info: Info, success: Check, warning: TriangleAlert, error: CircleAlert, win: Trophy };

export interface ToastCardProps {
  type?: ToastType;
  title?: ReactNode;
  text?: ReactNode;
  /** Address of a small picture in place of the icon. */
  image?: string | undefined;
  /** Link or button that acts on the notice. */
  action?: ReactNode;
  onClose: () => void;
}

/** Renders a notice. The shell decides when it appears and disappears. */
export function ToastCard({ type = 'info', title, text, image, action, onClose }: ToastCardProps) {
  const { t } = useLingui();
  const Icon = icons[type];
  const card = useRef<HTMLDivElement>(null);
  useSwipe(card, (direction) => direction !== 'down' && onClose());
  return (
    <div ref={card} data-toast={type} className={cx(styles.toast, styles[type])}>
      {image ? (
        <img src={image} alt="" width={44} height={44} className={styles.image} />
      ) : (
        <span className={styles.icon}>
          <Icon size={18} aria-hidden="true" />
        </span>
      )}
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {text && <p className={cx(styles.text, !title && styles.only)}>{text}</p>}
        {action && <div className={styles.link}>{action}</div>}
      </div>
      <IconButton label={t`Dismiss`} icon={<X size={18} aria-hidden="true" />} onClick={onClose} />
    </div>
  );
}
