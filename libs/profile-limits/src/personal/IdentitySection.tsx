import { Trans, useLingui } from '@lingui/react/macro';
import type { Player } from '@croupier/contracts';
import { formatDate } from '@croupier/i18n';
import styles from '../section/section.module.css';
import { Section } from '../section/Section.tsx';
import { IdentityForm } from './IdentityForm.tsx';

/** Renders the player's identity. Once filled in, it can't be edited. */
export function IdentitySection({ player }: { player: Player }) {
  const { i18n } = useLingui();
  const { first_name, last_name, date_of_birth, country } = player;
  const complete = first_name && last_name && date_of_birth && country;
  return (
    <Section
      title={<Trans>Who you are</Trans>}
      text={complete && <Trans>You’ve already filled this in, and it can’t be changed here.</Trans>}
    >
      {complete ? (
        <dl className={styles.facts}>
          <div>
            <dt>
              <Trans>Name</Trans>
            </dt>
            <dd>
              {first_name} {last_name}
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Date of birth</Trans>
            </dt>
            <dd>{formatDate(`${date_of_birth}T00:00:00Z`, i18n, 'date', 'UTC')}</dd>
          </div>
          <div>
            <dt>
              <Trans>Country</Trans>
            </dt>
            <dd>{new Intl.DisplayNames(i18n.locale, { type: 'region' }).of(country)}</dd>
          </div>
        </dl>
      ) : (
        <IdentityForm player={player} />
      )}
    </Section>
  );
}
