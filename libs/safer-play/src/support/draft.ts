import * as v from 'valibot';
import { newKey } from '@croupier/api-client';
import { CONTACT_TEXT_MAX, ContactTopic, storedKeys } from '@croupier/contracts';

/** Draft of a message. Its id stays the same until it is accepted, so that a retry sends the same message. */
const Draft = v.object({
  id: v.pipe(v.string(), v.uuid()),
  topic: v.picklist(['', ...ContactTopic.options]),
  name: v.string(),
  email: v.string(),
  text: v.pipe(v.string(), v.maxLength(CONTACT_TEXT_MAX)),
});
export type Draft = v.InferOutput<typeof Draft>;

export const newDraft = (topic: ContactTopic | '' = ''): Draft => ({
  id: newKey(),
  topic,
  name: '',
  email: '',
  text: '',
});

/** Runs a task with the tab's storage. Returns null if storage is full or forbidden: the form works without it. */
function storage<Result>(use: (tab: Storage) => Result): Result | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

export const storeDraft = (draft: Draft): void =>
  void storage((tab) => tab.setItem(storedKeys.contactDraft, JSON.stringify(draft)));

export const dropDraft = (): void => void storage((tab) => tab.removeItem(storedKeys.contactDraft));

/** Returns the draft from before a reload. */
export const restoreDraft = (): Draft | null =>
  storage((tab) => {
    const found: unknown = JSON.parse(tab.getItem(storedKeys.contactDraft) ?? 'null');
    return v.is(Draft, found) ? found : null;
  });
