import { Trans, useLingui } from '@lingui/react/macro';
import { editions, localeNames, parseLocale } from '@croupier/i18n';
import { openModal } from '@croupier/shell';
import { Button, LocaleSelect, Logo, ThemeToggle } from '@croupier/ui-kit';
import { changeLocale, usePageContext, useTheme } from '@croupier/web-app';
import styles from './footer.module.css';

/** Legal age, self-exclusion and help stand under every page, in plain words. */
export function Footer() {
  const { t } = useLingui();
  const pageContext = usePageContext();
  const [theme, setTheme] = useTheme();
  const { legalAge, locales } = editions[pageContext.edition];
  const casino = (path: string) => `${pageContext.origins.casino}${path}`;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
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
          <a href={casino('/users/limits')}>{t`Set limits`}</a>
          <a href={casino('/users/limits')}>{t`Take a break or exclude yourself`}</a>
          <a href={casino('/support')}>{t`Get help`}</a>
        </nav>
        <div className={styles.switches}>
          <LocaleSelect
            value={pageContext.locale}
            options={locales.map((locale) => ({ locale, name: localeNames[locale] }))}
            onChange={(chosen) => changeLocale(parseLocale(chosen) ?? pageContext.locale, pageContext)}
          />
          <ThemeToggle value={theme} onChange={setTheme} />
          <Button size="small" variant="quiet" onClick={() => openModal('betting-settings')}>
            <Trans>Betting settings</Trans>
          </Button>
        </div>
        <p className={styles.small}>
          <Trans>Croupier is a demonstration. Leagues, clubs and matches are invented and simulated.</Trans>
        </p>
      </div>
    </footer>
  );
}
