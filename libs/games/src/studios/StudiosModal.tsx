import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { useModal } from '@croupier/shell';
import { DialogContent, ErrorState, Skeleton } from '@croupier/ui-kit';
import { providersQuery } from '../catalogue/catalogue.query.ts';
import { FollowLinks } from '../links.tsx';
import { studioHandsQuery } from './studio-hands.query.ts';
import styles from './studios.module.css';

export interface StudiosModalProps {
  studioHref: (id: string) => string;
}

/** Renders the studios, each with three covers and a link to all its games. */
export function StudiosModal({ studioHref }: StudiosModalProps) {
  const { close } = useModal();
  const api = useApi();
  const { data: studios, isError, refetch, isRefetching } = useQuery(providersQuery(api));
  const { data: hands } = useQuery(studioHandsQuery(api));
  return (
    <DialogContent title={<Trans>Studios</Trans>}>
      {isError && <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />}
      {!studios && !isError && <Skeleton height={320} shape="card" />}
      <FollowLinks onFollow={() => close({ immediate: true })}>
        <ul className={styles.grid}>
          {studios?.map(({ id, title, games }) => (
            <li key={id} className={styles.studio}>
              <span className={styles.hand} aria-hidden="true">
                {hands?.get(id)?.map(({ slug, preview }) => (
                  <img key={slug} src={preview} width="60" height="80" alt="" />
                ))}
              </span>
              <a href={studioHref(id)}>{title}</a>
              <span className={styles.count}>
                <Plural value={games} one="# game" other="# games" />
              </span>
            </li>
          ))}
        </ul>
      </FollowLinks>
    </DialogContent>
  );
}
