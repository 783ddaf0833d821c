import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useId } from 'react';
import { useApi } from '@croupier/api-client';
import type { CmsFile } from '@croupier/contracts';
import { localeOf, numberFormat } from '@croupier/i18n';
import { filesQuery } from './files.query.ts';
import styles from './page-files.module.css';

const KILOBYTE = 1000;
const MEGABYTE = 1000 * KILOBYTE;

/** Formats a file's size. Small files have at least 1 kB. */
function formatSize(bytes: number, locale: string): string {
  const [unit, size] =
    bytes < MEGABYTE ? ['kilobyte', Math.max(1, Math.round(bytes / KILOBYTE))] : ['megabyte', bytes / MEGABYTE];
  return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }).format(size);
}

/** Renders a page's downloads. Renders nothing while loading or without any. */
export function PageFiles({ slug }: { slug: string }) {
  const { i18n } = useLingui();
  const heading = useId();
  const { data } = useQuery(filesQuery(useApi(), localeOf(i18n)));
  const files = data?.filter(({ categories }) => categories.includes(slug)) ?? [];
  if (files.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>
        <Trans>Files</Trans>
      </h2>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.id}>
            <FileLink file={file} locale={i18n.locale} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FileLink({ file: { url, title, description, type, size_bytes }, locale }: { file: CmsFile; locale: string }) {
  const id = useId();
  return (
    <a
      href={url}
      download
      className={styles.file}
      aria-labelledby={`${id}-title ${id}-kind`}
      aria-describedby={`${id}-about`}
    >
      <FileDown size={24} aria-hidden="true" />
      <span className={styles.words}>
        <span id={`${id}-title`} className={styles.title}>
          {title}
        </span>
        <span id={`${id}-about`}>{description}</span>
        <span id={`${id}-kind`} className={styles.kind}>
          {type.toUpperCase()} · {formatSize(size_bytes, locale)}
        </span>
      </span>
    </a>
  );
}
