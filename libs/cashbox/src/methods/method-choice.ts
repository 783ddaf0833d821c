import type { Payment } from '@croupier/contracts';
import type { PaymentMethod } from '../script/payments-script.ts';

/** Method, with a saved card or account if any. */
export interface MethodChoice {
  method: PaymentMethod;
  profile: { id: string; title: string } | null;
}

export const choiceId = ({ method, profile }: MethodChoice): string =>
  profile ? `${method.id}:${profile.id}` : method.id;

/** Returns the choices, saved ones first and each card or account once: a provider may store one per payment. */
export function choicesOf(methods: readonly PaymentMethod[]): MethodChoice[] {
  const saved = methods.flatMap((method) => {
    const byTitle = new Map(method.savedProfiles.map((profile) => [profile.title, profile]));
    return [...byTitle.values()].map((profile) => ({ method, profile }));
  });
  return [...saved, ...methods.map((method) => ({ method, profile: null }))];
}

/**
 * Returns the shown name. A card's title contains its first six and last four digits (specification §3). Other titles
 * are unchanged.
 */
export function profileName({ title }: { title: string }): string {
  return title.replace(/^(\d{4})(\d{2})\D*(\d{4})$/, '$1 $2•• •••• $3');
}

/** Returns the card or account of the last deposit, else any saved one; null without any. */
export function lastUsed(methods: readonly PaymentMethod[], payments: readonly Payment[] = []): MethodChoice | null {
  const saved = choicesOf(methods).filter(({ profile }) => profile !== null);
  const paid = payments.filter(({ action, success }) => action === 'deposit' && success === true);
  const ofPayment = ({ method, instrument }: Payment) =>
    saved.find((choice) => choice.method.id === method.id && choice.profile?.title === instrument);
  return paid.map(ofPayment).find((choice) => choice !== undefined) ?? saved[0] ?? null;
}
