import { ArrowRight, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ContentPart, Runs } from '@croupier/contracts';
import styles from './content-page.module.css';
import { type PageLink, Words } from './Words.tsx';

export type Inserts = Readonly<Record<string, ReactNode>>;

interface PartProps {
  part: ContentPart;
  link: PageLink;
  inserts: Inserts;
}

/** Tells whether a list contains only links, which is rendered differently. */
const isWays = (items: readonly Runs[]) => items.every((item) => item.length === 1 && item[0]?.href !== undefined);

/** Renders one part of a page. */
export function Part({ part, link, inserts }: PartProps) {
  switch (part.kind) {
    case 'heading': {
      const Heading = `h${part.level}` as const;
      return (
        <Heading id={part.id}>
          <Words runs={part.runs} link={link} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Words runs={part.runs} link={link} />
        </p>
      );
    case 'note':
      return (
        <p className={styles.note}>
          <Info size={20} aria-hidden="true" />
          <span>
            <Words runs={part.runs} link={link} />
          </span>
        </p>
      );
    case 'list': {
      const List = part.ordered ? 'ol' : 'ul';
      const ways = isWays(part.items);
      return (
        <List className={ways ? styles.ways : styles.list}>
          {part.items.map((runs, index) => (
            <li key={index}>
              <Words runs={runs} link={link} />
              {ways && <ArrowRight size={18} aria-hidden="true" />}
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return (
        // A table can be wider than a phone: it scrolls separately, by keyboard too.

        <div
          className={styles.scroll}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls by keyboard.
          tabIndex={0}
          role="region"
          aria-label={part.head
            .flat()
            .map(({ text }) => text)
            .join(', ')}
        >
          <table className={styles.table}>
            <thead>
              <tr>
                {part.head.map((runs, index) => (
                  <th key={index} scope="col">
                    <Words runs={runs} link={link} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {part.rows.map((row, index) => (
                <tr key={index}>
                  {row.map((runs, cell) => (
                    <td key={cell}>
                      <Words runs={runs} link={link} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case 'insert':
      return inserts[part.name] ?? null;
  }
}
