import { Trans, useLingui } from '@lingui/react/macro';
import type { CmsPage } from '@croupier/contracts';
import { formatDate } from '@croupier/i18n';
import { Banner } from '@croupier/ui-kit';
import { PageFiles } from '../files/PageFiles.tsx';
import styles from './content-page.module.css';
import { PageHead, type PageHeadProps } from './PageHead.tsx';
import { type Inserts, Part } from './Part.tsx';
import { type PageLink, Words } from './Words.tsx';

export interface ContentPageProps {
  page: CmsPage;
  link: PageLink;
  /** App's components to insert into the page, by name. */
  inserts?: Inserts;
  over?: PageHeadProps['over'];
}

/** Number of sections from which a page gets a table of contents. */
const SECTIONS_WITH_TABLE = 4;

/** Renders a content page: its head, a table of contents if it is long, its sections and its files. */
export function ContentPage({ page, link, inserts = {}, over }: ContentPageProps) {
  const { i18n } = useLingui();
  const sections = page.content.flatMap((part) => (part.kind === 'heading' && part.level === 2 ? [part] : []));
  const updated = page.updated === null ? null : formatDate(page.updated, i18n, 'date', 'UTC');
  return (
    <article className={`page-width ${styles.page}`}>
      {page.draft && (
        <Banner tone="signal">
          <Trans>This is a draft, shown through a link that expires. No one else can see it.</Trans>
        </Banner>
      )}
      <PageHead
        title={page.title}
        lead={page.description}
        art={page.art}
        over={over}
        under={updated === null ? undefined : page.date === null ? <Trans>Updated {updated}</Trans> : updated}
      />
      <div className={styles.columns}>
        {sections.length >= SECTIONS_WITH_TABLE && <Contents sections={sections} link={link} />}
        <div className={styles.text}>
          {page.content.map((part, index) => (
            <Part key={index} part={part} link={link} inserts={inserts} />
          ))}
          <PageFiles slug={page.slug} />
        </div>
      </div>
    </article>
  );
}

type Section = Extract<CmsPage['content'][number], { kind: 'heading' }>;

function Contents({ sections, link }: { sections: readonly Section[]; link: PageLink }) {
  const { t } = useLingui();
  return (
    <nav className={styles.contents} aria-label={t`On this page`}>
      <h2>
        <Trans>On this page</Trans>
      </h2>
      <ol>
        {sections.map(({ id, runs }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <Words runs={runs} link={link} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
