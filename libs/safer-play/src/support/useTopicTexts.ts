import { useLingui } from '@lingui/react/macro';
import type { ContactTopic } from '@croupier/contracts';

/** Returns the names of a message's topics. */
export function useTopicTexts(): Readonly<Record<ContactTopic, string>> {
  const { t } = useLingui();
  return {
    account: t`Signing in and my account`,
    verification: t`Verification and documents`,
    deposit: t`A deposit`,
    withdrawal: t`A withdrawal`,
    bonus: t`A bonus`,
    game: t`A game or a round`,
    sport: t`A sports bet`,
    limits: t`Limits, breaks and safer gambling`,
    privacy: t`My data`,
    other: t`Something else`,
  };
}
