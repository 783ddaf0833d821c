import { Fragment, type ReactNode } from 'react';
import type { Runs } from '@croupier/contracts';

/** Renders the app's link to a path of the site. */
export type PageLink = (href: string, children: ReactNode) => ReactNode;

const textOf = ({ text, strong, em, code }: Runs[number]): ReactNode => {
  const inner = code ? <code>{text}</code> : text;
  const leaned = em ? <em>{inner}</em> : inner;
  return strong ? <strong>{leaned}</strong> : leaned;
};

/** Renders a text with its markup and links. */
export function Words({ runs, link }: { runs: Runs; link: PageLink }) {
  return runs.map((run, index) => {
    const text = textOf(run);
    if (run.href === undefined) return <Fragment key={index}>{text}</Fragment>;
    if (run.href.startsWith('/')) return <Fragment key={index}>{link(run.href, text)}</Fragment>;
    return (
      <a key={index} href={run.href} {...(run.href.startsWith('https:') && { rel: 'noopener', target: '_blank' })}>
        {text}
      </a>
    );
  });
}
