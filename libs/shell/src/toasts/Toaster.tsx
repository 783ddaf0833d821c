import { useAutoAnimate } from '@formkit/auto-animate/react';
import { Trans } from '@lingui/react/macro';
import { createPortal } from 'react-dom';
import { ToastCard, useTopDialog } from '@croupier/ui-kit';
import { type Toast, toasts } from './toast-list.ts';
import styles from './toaster.module.css';

/**
 * Renders the notices on screen. With an open modal they move into it, because outside it they could be neither pressed
 * nor read out.
 */
export function Toaster({ shown }: { shown: readonly Toast[] }) {
  const dialog = useTopDialog();
  // Doesn't animate under reduced motion.
  const [animated] = useAutoAnimate();
  const list = (
    <div
      ref={animated}
      className={styles.toaster}
      role={dialog ? 'status' : undefined}
      onPointerEnter={toasts.hold}
      onPointerLeave={toasts.release}
      onFocus={toasts.hold}
      onBlur={toasts.release}
    >
      {shown.map((toast) => (
        <ToastCard
          key={toast.id}
          type={toast.type}
          title={toast.title}
          text={toast.text}
          image={toast.image}
          action={toast.url || toast.callback ? <ToastAction toast={toast} /> : undefined}
          onClose={() => toasts.dismiss(toast.id)}
        />
      ))}
    </div>
  );
  return dialog ? createPortal(list, dialog) : list;
}

function ToastAction({ toast: { id, url, callback, action } }: { toast: Toast }) {
  const words = action ?? <Trans>Open</Trans>;
  const follow = () => {
    callback?.();
    toasts.dismiss(id);
  };
  if (url) {
    return (
      <a href={url} onClick={follow}>
        {words}
      </a>
    );
  }
  return (
    <button type="button" onClick={follow}>
      {words}
    </button>
  );
}
