import type { CmsPage } from '@croupier/contracts';
import styles from './content-page.module.css';

const HEADING = '# ';

/** A page of the content system: its title, headings and paragraphs. */
export function ContentPage({ page }: { page: CmsPage }) {
  return (
    <article className={`page-width ${styles.page}`}>
      <h1>{page.title}</h1>
      {page.content.map((line) =>
        line.startsWith(HEADING) ? <h2 key={line}>{line.slice(HEADING.length)}</h2> : <p key={line}>{line}</p>,
      )}
    </article>
  );
}
