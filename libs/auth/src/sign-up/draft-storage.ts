import * as v from 'valibot';
import { storedKeys } from '@croupier/contracts';
import { currencyCodes } from '@croupier/money';
import type { SignUpDraft } from './sign-up-values.ts';

const text = v.string();

/** Draft in the tab's storage: the input, but never the password. */
const StoredDraft = v.object({
  step: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)),
  values: v.object({
    email: text,
    terms_acceptance: v.boolean(),
    receive_promos: v.boolean(),
    country: text,
    currency: v.picklist(['', ...currencyCodes]),
    first_name: text,
    last_name: text,
    gender: v.picklist(['', 'm', 'f', 'x']),
    date_of_birth: v.nullable(text),
    phone_country: text,
    phone_number: text,
    address: text,
    city: text,
    postal_code: text,
    deposit_bonus_code: text,
  }),
  sent: v.nullable(v.object({ form: text, key: v.pipe(text, v.uuid()) })),
});

/** Runs a task with the tab's storage. Returns null if storage is full or forbidden: the form works without it. */
function storage<Result>(use: (tab: Storage) => Result): Result | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

/** Stores a draft until the tab is closed. */
export function storeDraft({ step, resume, values: { password: _, ...values }, sent }: SignUpDraft): void {
  const stored = { step: resume ?? step, values, sent };
  storage((tab) => tab.setItem(storedKeys.signUpDraft, JSON.stringify(stored)));
}

export const dropDraft = (): void => void storage((tab) => tab.removeItem(storedKeys.signUpDraft));

/** Returns the draft after a reload. It starts on the first step, which asks for the password again. */
export function restoreDraft(): SignUpDraft | null {
  return storage((tab) => {
    const found: unknown = JSON.parse(tab.getItem(storedKeys.signUpDraft) ?? 'null');
    if (!v.is(StoredDraft, found)) return null;
    const { step, values, sent } = found;
    return { step: 1, resume: step, values: { ...values, password: '' }, sent };
  });
}
