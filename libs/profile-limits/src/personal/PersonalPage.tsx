import { Trans } from '@lingui/react/macro';
import type { Player } from '@croupier/contracts';
import { PageHeading } from '@croupier/shell';
import { Banner } from '@croupier/ui-kit';
import { ContactsSection } from '../contacts/ContactsSection.tsx';
import { DataReportSection } from '../privacy/DataReportSection.tsx';
import { ErasureSection } from '../privacy/ErasureSection.tsx';
import { NoticesSection } from '../push/NoticesSection.tsx';
import { QuestionnaireSection } from '../questionnaire/QuestionnaireSection.tsx';
import { Section } from '../section/Section.tsx';
import { SubscriptionSwitches } from '../subscriptions/SubscriptionSwitches.tsx';
import { ContactForm } from './ContactForm.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import { MemberSince } from './MemberSince.tsx';

interface PersonalPageProps {
  player: Player;
  onWithdraw: () => void;
  /** Called after the account was closed and the player signed out. */
  onLeft: () => void;
}

/** Renders the player's personal data and the parts they can change. */
export function PersonalPage({ player, onWithdraw, onLeft }: PersonalPageProps) {
  const missing = player.auth_fields_missed.length;
  return (
    <>
      <PageHeading lead={<MemberSince />}>
        <Trans>Personal data</Trans>
      </PageHeading>
      {missing > 0 && (
        <Banner tone="signal">
          <Trans>Some details are missing. You can deposit and withdraw once they are complete.</Trans>
        </Banner>
      )}
      {player.sow_questionnaire_expires_at && <QuestionnaireSection expiresAt={player.sow_questionnaire_expires_at} />}
      <IdentitySection player={player} />
      <ContactsSection />
      <Section title={<Trans>Where you live</Trans>}>
        <ContactForm player={player} />
      </Section>
      <Section title={<Trans>Offers and news</Trans>} text={<Trans>Optional. Changes apply immediately.</Trans>}>
        <SubscriptionSwitches />
      </Section>
      <NoticesSection />
      <DataReportSection />
      <ErasureSection onWithdraw={onWithdraw} onLeft={onLeft} />
    </>
  );
}
