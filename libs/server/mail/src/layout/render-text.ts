import type { MailContent } from './mail-content.ts';

/** Renders the email as plain text. */
export function renderText(content: MailContent, { footer }: { footer: string }): string {
  const { subject, title = subject, paragraphs, facts = [], code, action, notes = [] } = content;
  const blocks = [
    title,
    ...paragraphs,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    code ?? '',
    action ? `${action.label}:\n${action.href}` : '',
    ...notes,
    `--\n${footer}`,
  ];
  return blocks.filter(Boolean).join('\n\n');
}
