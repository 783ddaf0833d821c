import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { editions, localeNames } from '@croupier/i18n';
import { parseLocale } from '@croupier/i18n';
import { LocaleSelect, Logo, ThemeToggle } from '@croupier/ui-kit';
import { changeLocale, usePageContext, useTheme } from '@croupier/web-app';
import styles from './footer.module.css';

/** Legal age, self-exclusion and help stand under every page, in plain words. */
export function Footer() {
  const { t } = useLingui();
  const pageContext = usePageContext();
  const [theme, setTheme] = useTheme();
  const { legalAge, locales } = editions[pageContext.edition];
  return (
    <footer className={styles.footer}>
      <div className={`page-width ${styles.inner}`}>
        <div className={styles.promise}>
          <Logo height={22} />
          <p className={styles.age}>
            <span className={styles.badge} aria-hidden="true">
              {legalAge}+
            </span>
            <Trans>
              Only for people aged {legalAge} and over. Gambling can be addictive. Set yourself limits, take breaks, and
              never play with money you need.
            </Trans>
          </p>
        </div>
        <nav className={styles.links} aria-label={t`Safer play`}>
          <h2 className={styles.title}>
            <Trans>Safer play</Trans>
          </h2>
          <FooterLink to="/users/limits" label={t`Set limits`} />
          <FooterLink to="/users/limits" label={t`Take a break or exclude yourself`} />
          <FooterLink to="/support" label={t`Get help`} />
        </nav>
        <nav className={styles.links} aria-label={t`How it works`}>
          <h2 className={styles.title}>
            <Trans>How it works</Trans>
          </h2>
          <FooterLink to="/rtp" label={t`Return to player`} />
          <FooterLink to="/fairness" label={t`Check a round`} />
          <FooterLink to="/terms" label={t`Terms`} />
          <FooterLink to="/privacy" label={t`Privacy`} />
        </nav>
        <div className={styles.switches}>
          <LocaleSelect
            value={pageContext.locale}
            options={locales.map((locale) => ({ locale, name: localeNames[locale] }))}
            onChange={(chosen) => changeLocale(parseLocale(chosen) ?? pageContext.locale, pageContext)}
          />
          <ThemeToggle value={theme} onChange={setTheme} />
        </div>
        <p className={styles.small}>
          <Trans>Croupier is a demonstration. Games, studios, teams and players are invented.</Trans>
        </p>
      </div>
    </footer>
  );
}

function FooterLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} preload={false} className={styles.link}>
      {label}
    </Link>
  );
}
