import type { I18n } from '@lingui/core';
import type { TopicEvents } from '@croupier/contracts';
import { showToast } from '@croupier/shell';
import { decisionTexts, kindNames } from './document-texts.ts';

/** Shows a notice of a document's decision. Needs this feature's texts loaded. */
export function showDecision(i18n: I18n, { kind, state }: TopicEvents<'verification'>['decided'], url: string): void {
  showToast({
    type: state === 'approved' ? 'success' : 'warning',
    title: i18n._(kindNames[kind]),
    text: i18n._(decisionTexts[state]),
    url,
  });
}
