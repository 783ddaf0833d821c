import { useLingui } from '@lingui/react/macro';
import type { LivePhrase } from '@croupier/contracts';

/** Returns each phrase in the reader's language. */
export function usePhraseTexts(): Readonly<Record<LivePhrase, string>> {
  const { t } = useLingui();
  return {
    hello: t`Hi, everyone`,
    good_luck: t`Good luck, everyone`,
    you_too: t`You too`,
    thank_you: t`Thank you`,
    nice_one: t`Nice one`,
    well_played: t`Well played`,
    congratulations: t`Congratulations`,
    good_call: t`Good call`,
    what_a_round: t`What a round`,
    just_watching: t`I’m just watching`,
    taking_a_break: t`I’m taking a break`,
    good_night: t`Good night, everyone`,
  };
}
