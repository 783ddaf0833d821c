import type { CmsPage, ContentPart } from '@croupier/contracts';
import { fold } from '@croupier/i18n';

export interface Question {
  id: string;
  asked: string;
  answer: readonly ContentPart[];
}

export interface Topic {
  id: string;
  title: string;
  questions: readonly Question[];
}

/** Returns a part's text without its markup. */
export const plainText = (part: ContentPart): string =>
  (part.kind === 'list'
    ? part.items
    : part.kind === 'table'
      ? part.rows.flat()
      : part.kind === 'insert'
        ? []
        : [part.runs]
  )
    .map((runs) => runs.map(({ text }) => text).join(''))
    .join(' ');

/** Returns the help page's topics (##) with their questions (###) and answers. */
export function topicsOf({ content }: Pick<CmsPage, 'content'>): Topic[] {
  const topics: { id: string; title: string; questions: { id: string; asked: string; answer: ContentPart[] }[] }[] = [];
  for (const part of content) {
    if (part.kind === 'heading' && part.level === 2)
      topics.push({ id: part.id, title: plainText(part), questions: [] });
    else if (part.kind === 'heading')
      topics.at(-1)?.questions.push({ id: part.id, asked: plainText(part), answer: [] });
    else topics.at(-1)?.questions.at(-1)?.answer.push(part);
  }
  return topics;
}

/** Returns the questions that contain every typed word, in the question or its answer. */
export function findQuestions(topics: readonly Topic[], typed: string): Topic[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return topics.flatMap((topic) => {
    const questions = topic.questions.filter(({ asked, answer }) => {
      const text = fold([topic.title, asked, ...answer.map(plainText)].join(' '));
      return words.every((word) => text.includes(word));
    });
    return questions.length === 0 ? [] : [{ ...topic, questions }];
  });
}
