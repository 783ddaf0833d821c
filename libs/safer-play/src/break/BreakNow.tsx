import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CirclePause } from 'lucide-react';
import { useId } from 'react';
import { useApi } from '@croupier/api-client';
import type { UserLimit } from '@croupier/contracts';
import { Banner, Button } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import styles from './break.module.css';
import { takeBreakMutation } from './take-break.mutation.ts';

interface BreakNowProps {
  onBegun: (limit: UserLimit) => void;
}

/**
 * Renders a button that starts a break with one press and no confirmation. The text above it says what it does, and
 * that it can't be undone.
 */
export function BreakNow({ onBegun }: BreakNowProps) {
  const { i18n } = useLingui();
  const id = useId();
  const take = useMutation(takeBreakMutation(useApi(), useQueryClient()));
  const begin = async () => {
    const limit = await take.mutateAsync().catch(() => null);
    if (limit) onBegun(limit);
  };
  return (
    <div className={styles.now}>
      <Notice id={id} />
      <Button variant="secondary" aria-describedby={id} loading={take.isPending} onClick={() => void begin()}>
        <CirclePause size={20} aria-hidden="true" />
        <Trans>Take a 24-hour break now</Trans>
      </Button>
      {take.isError && (
        <Banner tone="danger" live>
          {failureText(i18n, take.error)}
        </Banner>
      )}
    </div>
  );
}

/** Renders what the press does. */
function Notice({ id }: { id: string }) {
  return (
    <p id={id} className={styles.note}>
      <Trans>
        One press is enough. For 24 hours, you can’t bet or deposit, and you are signed out everywhere. You can’t undo
        this. Your money stays yours, and you can still withdraw it.
      </Trans>
    </p>
  );
}
