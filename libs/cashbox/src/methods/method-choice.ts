import type { PaymentMethod } from '../script/payments-script.ts';

/** A method, perhaps with a card or account that was used before. */
export interface MethodChoice {
  method: PaymentMethod;
  profile: { id: string; title: string } | null;
}

export const choiceId = ({ method, profile }: MethodChoice): string =>
  profile ? `${method.id}:${profile.id}` : method.id;

/** What was used before comes first, each card and account once: a provider may keep one for every payment. */
export function choicesOf(methods: readonly PaymentMethod[]): MethodChoice[] {
  const saved = methods.flatMap((method) => {
    const byTitle = new Map(method.savedProfiles.map((profile) => [profile.title, profile]));
    return [...byTitle.values()].map((profile) => ({ method, profile }));
  });
  return [...saved, ...methods.map((method) => ({ method, profile: null }))];
}

/** A card's title carries its first six and last four digits: specification §3. Other titles are shown unchanged. */
export function profileName({ title }: { title: string }): string {
  return title.replace(/^(\d{4})(\d{2})\D*(\d{4})$/, '$1 $2•• •••• $3');
}
