import { expect, test } from 'vitest';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

const content = {
  subject: 'Hello <b>there</b>',
  paragraphs: ['One & two', '<script>alert(1)</script>'],
  facts: [['Device', 'Firefox "on" Linux']] as const,
  code: '012345',
  action: { label: 'Go', href: 'https://casino.example/a?b=1&c=2' },
  notes: ['It holds an hour.'],
};
const frame = { locale: 'en', footer: 'The end', address: 'Copy this' };

test('whatever a mail says is shown as text, never as markup', () => {
  const html = renderHtml(content, frame);
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<b>there');
  expect(html).toContain('Firefox &quot;on&quot; Linux');
  expect(html).toContain('href="https://casino.example/a?b=1&amp;c=2"');
});

test('the plain text says the same, one block below the other', () => {
  expect(renderText(content, frame)).toBe(
    [
      'Hello <b>there</b>',
      'One & two',
      '<script>alert(1)</script>',
      'Device: Firefox "on" Linux',
      '012345',
      'Go:\nhttps://casino.example/a?b=1&c=2',
      'It holds an hour.',
      '--\nThe end',
    ].join('\n\n'),
  );
});

test('a mail loads nothing from anywhere', () => {
  expect(renderHtml(content, frame)).not.toMatch(/<img|<link|url\(|<script/);
});
