import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { CallRefused, useApi } from '@croupier/api-client';
import { ClientSeed } from '@croupier/contracts';
import { Button, Card, ErrorState, Skeleton, TextField } from '@croupier/ui-kit';
import styles from './fairness.module.css';
import { rotateMutation, seedsQuery } from './fairness.query.ts';

/** Renders the current seeds and the button to reveal them. */
export function OwnSeeds() {
  const { t } = useLingui();
  const api = useApi();
  const seeds = useQuery(seedsQuery(api));
  const rotate = useMutation(rotateMutation(api, useQueryClient()));
  const [typed, setTyped] = useState<string | null>(null);
  if (seeds.isError) return <ErrorState as="h2" onRetry={() => void seeds.refetch()} retrying={seeds.isRefetching} />;
  if (!seeds.data) return <Skeleton height={360} shape="card" />;
  const { server_seed_hash, client_seed, nonce, next_server_seed_hash, previous } = seeds.data;
  const wanted = typed ?? client_seed;
  const wrong = typed !== null && !v.is(ClientSeed, typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!wrong) rotate.mutate(wanted, { onSuccess: () => setTyped(null) });
  };
  const open = rotate.error instanceof CallRefused && rotate.error.has('round_open');
  return (
    <Card className={styles.part}>
      <h2>
        <Trans>Your seeds</Trans>
      </h2>
      <dl className={styles.seeds}>
        <Seed name={<Trans>Server seed hash</Trans>}>{server_seed_hash}</Seed>
        <Seed name={<Trans>Client seed</Trans>}>{client_seed}</Seed>
        <Seed name={<Trans>Next nonce (bet number)</Trans>}>{nonce}</Seed>
        <Seed name={<Trans>Hash of the next server seed</Trans>}>{next_server_seed_hash}</Seed>
        {previous && <Seed name={<Trans>Last revealed seed</Trans>}>{previous.server_seed}</Seed>}
      </dl>
      <form onSubmit={submit} className={styles.form}>
        <TextField
          label={t`Your new client seed`}
          value={wanted}
          maxLength={64}
          onChange={(event) => setTyped(event.target.value)}
          error={wrong ? t`Use 1 to 64 characters, without a colon.` : undefined}
          hint={t`Changing it reveals the current server seed and starts the next one.`}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="secondary" loading={rotate.isPending}>
            <Trans>Use this seed</Trans>
          </Button>
          <Button variant="quiet" loading={rotate.isPending} onClick={() => rotate.mutate(undefined)}>
            <Trans>Reveal the seed and start a new one</Trans>
          </Button>
        </div>
        {rotate.isError && (
          <p role="alert" className={styles.wrong}>
            {open ? (
              <Trans>You have an open round. Finish it first, then you can reveal its seed.</Trans>
            ) : (
              <Trans>Something went wrong. Your seeds are unchanged.</Trans>
            )}
          </p>
        )}
      </form>
    </Card>
  );
}

export function Seed({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code>{children}</code>
      </dd>
    </div>
  );
}
