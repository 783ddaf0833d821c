import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Banner } from '@croupier/contracts';
import { openPopup } from '@croupier/shell';
import { Button, IconButton } from '@croupier/ui-kit';
import styles from './promo-banner.module.css';
import { PromoTimer } from './PromoTimer.tsx';
import { PromoTooltip, type TooltipMemory } from './PromoTooltip.tsx';
import { useClosedFor } from './useClosedFor.ts';

/** Time it stays hidden after closing. Source: specification §9. */
const HIDDEN_MS = 120_000;

export interface PromoBannerProps {
  banner: Banner | undefined;
  hrefOf: (path: string) => string;
  limitsLink: (text: ReactNode) => ReactNode;
  /** Storage of whether the tooltip was seen. */
  tooltip: TooltipMemory;
}

/**
 * Renders one quiet line about a current offer. Closing hides it for two minutes; an ended offer is removed
 * permanently.
 */
export function PromoBanner({ banner, hrefOf, limitsLink, tooltip }: PromoBannerProps) {
  const { t } = useLingui();
  const [isClosed, close] = useClosedFor(HIDDEN_MS);
  const [ended, setEnded] = useState<string | null>(null);
  if (!banner || isClosed || ended === banner.id) return null;
  const { id, title, description, href, action, ends_at } = banner;
  const details = () => openPopup('banner-details', { id });
  return (
    <section className={styles.banner} aria-label={title}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{description}</p>
        {ends_at !== null && <PromoTimer endsAt={ends_at} onEnd={() => setEnded(id)} />}
      </div>
      <div className={styles.actions}>
        <a href={hrefOf(href)}>{action}</a>
        <Button variant="quiet" size="small" className={styles.details} onClick={details}>
          <Trans>Good to know</Trans>
        </Button>
        {limitsLink(<Trans>Limits and breaks</Trans>)}
      </div>
      <PromoTooltip memory={tooltip} />
      <IconButton label={t`Close`} icon={<X size={20} aria-hidden="true" />} className={styles.close} onClick={close} />
    </section>
  );
}
