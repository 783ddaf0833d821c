import { Trans, useLingui } from '@lingui/react/macro';
import { Rss } from 'lucide-react';
import type { CmsPage } from '@croupier/contracts';
import { formatDate } from '@croupier/i18n';
import { EmptyState } from '@croupier/ui-kit';
import { PageFiles } from '../files/PageFiles.tsx';
import { PageHead } from '../page/PageHead.tsx';
import type { PageLink } from '../page/Words.tsx';
import styles from './news-list.module.css';

/** Renders the news, newest first, and its feed. */
export function NewsList({ page, link, feed }: { page: CmsPage; link: PageLink; feed: string }) {
  const { i18n } = useLingui();
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHead
        title={page.title}
        lead={page.description}
        art={page.art}
        under={
          <a href={feed} className={styles.feed}>
            <Rss size={16} aria-hidden="true" />
            <Trans>Follow by RSS</Trans>
          </a>
        }
      />
      {page.children.length === 0 && (
        <EmptyState as="h2" title={<Trans>No news yet</Trans>} text={<Trans>News will appear here.</Trans>} />
      )}
      <ol className={styles.list}>
        {page.children.map(({ id, path, title, description, date }) => (
          <li key={id} className={styles.item}>
            {date !== null && <time dateTime={date}>{formatDate(date, i18n, 'date', 'UTC')}</time>}
            <h2>{link(path, title)}</h2>
            <p>{description}</p>
          </li>
        ))}
      </ol>
      <PageFiles slug={page.slug} />
    </div>
  );
}
