import { useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card, DialogContent, IconButton, SteadyPress } from '@croupier/ui-kit';
import styles from './auth-frame.module.css';

/** Layout: in a popup, or as a full page. */
export type AuthLayout = 'popup' | 'page';

interface AuthFrameProps {
  layout: AuthLayout;
  title: ReactNode;
  /** Returns to the previous step. */
  onBack?: (() => void) | undefined;
  /** Primary action, within the thumb's reach. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Renders a form as a popup or as a page. */
export function AuthFrame({ layout, title, onBack, footer, children }: AuthFrameProps) {
  const { t } = useLingui();
  if (layout === 'popup') {
    return (
      <SteadyPress>
        <DialogContent title={title} {...(onBack ? { onBack } : {})} footer={footer}>
          <div className={styles.content}>{children}</div>
        </DialogContent>
      </SteadyPress>
    );
  }
  return (
    <SteadyPress>
      <Card className={styles.page}>
        <div className={styles.head}>
          {onBack && (
            <IconButton
              label={t`Back`}
              className={styles.back}
              icon={<ArrowLeft size={22} aria-hidden="true" />}
              onClick={onBack}
            />
          )}
          <h1 className={styles.title}>{title}</h1>
        </div>
        <div className={styles.content}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </Card>
    </SteadyPress>
  );
}
