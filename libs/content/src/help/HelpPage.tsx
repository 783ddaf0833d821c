import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { CmsPage } from '@croupier/contracts';
import { Disclosure, EmptyState, TextField } from '@croupier/ui-kit';
import { PageFiles } from '../files/PageFiles.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { Part } from '../page/Part.tsx';
import type { PageLink } from '../page/Words.tsx';
import styles from './help-page.module.css';
import { findQuestions, topicsOf } from './questions.ts';

export interface HelpPageProps {
  page: CmsPage;
  link: PageLink;
  /** Contact for readers whose question isn't answered. */
  contact: ReactNode;
}

/** Renders questions and answers by topic, with a search. */
export function HelpPage({ page, link, contact }: HelpPageProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const topics = topicsOf(page);
  const found = typed.trim() === '' ? topics : findQuestions(topics, typed);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHead title={page.title} lead={page.description} art={page.art} />
      <div className={styles.search}>
        <TextField
          type="search"
          label={t`Search all questions`}
          value={typed}
          lead={<Search size={20} aria-hidden="true" />}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p role="status" className={styles.count}>
          {typed.trim() !== '' && <Plural value={count} one="# answer" other="# answers" />}
        </p>
      </div>
      {found.length === 0 && (
        <EmptyState
          as="h2"
          title={<Trans>Nothing found for “{typed}”</Trans>}
          text={<Trans>Try another word, or ask us.</Trans>}
          action={contact}
        />
      )}
      {found.map(({ id, title, questions }) => (
        <section key={id} className={styles.topic} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <div>
            {questions.map((question) => (
              <Disclosure key={question.id} id={question.id} summary={question.asked}>
                <div className={styles.answer}>
                  {question.answer.map((part, index) => (
                    <Part key={index} part={part} link={link} inserts={{}} />
                  ))}
                </div>
              </Disclosure>
            ))}
          </div>
        </section>
      ))}
      <PageFiles slug={page.slug} />
      {found.length > 0 && (
        <section className={styles.contact}>
          <h2>
            <Trans>Didn’t find your answer?</Trans>
          </h2>
          {contact}
        </section>
      )}
    </div>
  );
}
