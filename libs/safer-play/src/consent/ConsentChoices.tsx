import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type ConsentPurpose, consentAllows, consentPurposes } from '@croupier/contracts';
import { Button, Card, Checkbox } from '@croupier/ui-kit';
import styles from './consent.module.css';

interface ConsentChoicesProps {
  /** Answer so far; null without one. */
  answer: string | null;
  onAnswer: (answer: string) => void;
}

/** Renders consent by purpose, beyond what the site needs. Refusing takes one press, as accepting does. */
export function ConsentChoices({ answer, onAnswer }: ConsentChoicesProps) {
  const [allowed, setAllowed] = useState<readonly ConsentPurpose[]>(() =>
    consentPurposes.filter((purpose) => consentAllows(answer, purpose)),
  );
  const [saved, setSaved] = useState(false);
  const save = (purposes: readonly ConsentPurpose[]) => {
    setAllowed(purposes);
    setSaved(true);
    onAnswer(purposes.join('.') || 'needed');
  };
  const choice = (purpose: ConsentPurpose) => ({
    asSwitch: true,
    checked: allowed.includes(purpose),
    onChange: () =>
      save(consentPurposes.filter((one) => (one === purpose ? !allowed.includes(one) : allowed.includes(one)))),
  });
  return (
    <Card className={styles.choices}>
      <Checkbox
        asSwitch
        checked
        disabled
        label={<Trans>Required</Trans>}
        hint={<Trans>Sign-in, language and limits. The site doesn’t work without these.</Trans>}
      />
      <Checkbox
        {...choice('statistics')}
        label={<Trans>Statistics</Trans>}
        hint={<Trans>Which pages are viewed and how often, without your name.</Trans>}
      />
      <Checkbox
        {...choice('marketing')}
        label={<Trans>Marketing</Trans>}
        hint={
          <Trans>
            Which advert or partner led you here, and who you are to the service that measures it: your player number,
            email address and sign-up date.
          </Trans>
        }
      />
      <div className={styles.buttons}>
        <Button size="small" variant="secondary" onClick={() => save([])}>
          <Trans>Required only</Trans>
        </Button>
        <Button size="small" variant="secondary" onClick={() => save(consentPurposes)}>
          <Trans>Allow all</Trans>
        </Button>
      </div>
      <p role="status" className={styles.saved}>
        {saved && <Trans>Saved. This applies from now on.</Trans>}
      </p>
    </Card>
  );
}
