import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import { DocumentKind } from '@croupier/contracts';
import { PageHeading } from '@croupier/shell';
import { Banner, ErrorState, Skeleton } from '@croupier/ui-kit';
import { KindSection } from './KindSection.tsx';
import { useUploads } from './useUploads.ts';
import styles from './verification.module.css';
import { verificationQuery } from './verification.query.ts';

/** Documents that show who a player is: what is needed and why, the way to send it, and what became of it. */
export function VerificationPage({ help }: { help?: ReactNode }) {
  const { data, isError, isFetching, refetch } = useQuery(verificationQuery(useApi()));
  const uploads = useUploads();
  return (
    <>
      <PageHeading
        lead={
          <Trans>
            The law has us check who plays here: so that nobody plays under your name, no minor plays at all, and your
            winnings reach you and no one else. It takes two documents, once.
          </Trans>
        }
      >
        <Trans>Verification</Trans>
      </PageHeading>
      {data?.verified && (
        <Banner tone="action" icon={<BadgeCheck size={22} aria-hidden="true" />}>
          <Trans>You are verified. There is nothing left to do.</Trans>
        </Banner>
      )}
      <p className={styles.note}>
        <Trans>
          Only the people who review them see your documents, usually within a day. We tell you here and by mail as soon
          as it is decided.
        </Trans>
      </p>
      {isError && !data && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <Skeleton height={240} />}
      {data &&
        DocumentKind.options.map((kind) => (
          <KindSection
            key={kind}
            kind={kind}
            required={data.required.includes(kind)}
            documents={data.documents.filter((document) => document.kind === kind)}
            uploads={uploads}
          />
        ))}
      {help && <p className={styles.note}>{help}</p>}
    </>
  );
}
