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

/** Renders the identity documents: which are needed and why, the upload, and their status. */
export function VerificationPage({ help }: { help?: ReactNode }) {
  const { data, isError, isFetching, refetch } = useQuery(verificationQuery(useApi()));
  const uploads = useUploads();
  return (
    <>
      <PageHeading
        lead={
          <Trans>
            By law, we have to check who plays here. This stops others playing in your name, keeps minors out, and makes
            sure your winnings reach only you. We need two documents, once.
          </Trans>
        }
      >
        <Trans>Verification</Trans>
      </PageHeading>
      {data?.verified && (
        <Banner tone="action" icon={<BadgeCheck size={22} aria-hidden="true" />}>
          <Trans>You’re verified. There’s nothing left to do.</Trans>
        </Banner>
      )}
      <p className={styles.note}>
        <Trans>
          Only our reviewers see your documents. They usually decide within a day, and we tell you here and by email.
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
