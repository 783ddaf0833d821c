import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import { useModal } from '@croupier/shell';
import { Button, buttonClass, DialogContent } from '@croupier/ui-kit';
import { serverDataQuery } from '../banners/server-data.query.ts';
import { NotThere } from './NotThere.tsx';
import styles from './popups.module.css';

export interface BannerDetailsProps {
  search: { id?: string | number };
  /** Returns the site's address of a path. */
  hrefOf: (path: string) => string;
  limitsLink: (text: ReactNode) => ReactNode;
}

/** Renders the modal `banner-details`: a banner's details, and how to turn banners off. */
export function BannerDetails({ search, hrefOf, limitsLink }: BannerDetailsProps) {
  const { close } = useModal();
  const { i18n } = useLingui();
  const { data, isPending } = useQuery(serverDataQuery(useApi(), i18n.locale));
  const banner = data?.banners.find(({ id }) => id === String(search.id));
  if (!banner) return <NotThere isPending={isPending} />;
  return (
    <DialogContent
      title={banner.title}
      footer={
        <>
          <a className={buttonClass()} href={hrefOf(banner.href)}>
            {banner.action}
          </a>
          <Button variant="secondary" onClick={() => close()}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.words}>
        <p>{banner.description}</p>
        <p>
          <Trans>
            Reading on doesn’t commit you to anything. Every offer shows its full terms on one page, has no small print
            and never starts automatically.
          </Trans>
        </p>
        <p>
          <Trans>If you don’t want offers, turn them off under “Gifts”. You won’t see any during a break either.</Trans>
        </p>
        <p className={styles.soft}>{limitsLink(<Trans>Limits and breaks</Trans>)}</p>
      </div>
    </DialogContent>
  );
}
