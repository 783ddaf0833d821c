import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type EditionId, editions, localeNames, parseLocale } from '@croupier/i18n';
import { cx, LocaleSelect, Logo, ThemeToggle } from '@croupier/ui-kit';
import { useSpeak } from '../locale/useSpeak.ts';
import { useTheme } from '../theme/useTheme.ts';
import { usePageContext } from '../usePageContext.ts';
import styles from './footer.module.css';

export interface SiteFooterProps {
  /** Renders the app's link to a path of the casino. */
  link: (path: string, text: string) => ReactNode;
  /** App's own columns of links: `FooterLinks`. */
  columns?: ReactNode;
  /** App's own switches, after language and theme. */
  switches?: ReactNode;
  /** Link for players to pause play at once. */
  pause?: ReactNode;
  /** Edition whose rules apply here, if not the visit's. */
  edition?: EditionId | undefined;
  /** Note on the fictional parts of the site. */
  about: ReactNode;
  className?: string | undefined;
}

/** Renders the footer of every page, with legal age, self-exclusion and help in plain words. */
export function SiteFooter({ link, columns, switches, pause, edition, about, className }: SiteFooterProps) {
  const { t } = useLingui();
  const pageContext = usePageContext();
  const speak = useSpeak();
  const [theme, setTheme] = useTheme();
  const { locales } = editions[pageContext.edition];
  const { legalAge } = editions[edition ?? pageContext.edition];
  return (
    <footer className={cx(styles.footer, className)}>
      <div className={`page-width ${styles.inner}`}>
        <div className={styles.promise}>
          <Logo height={22} />
          <p className={styles.age}>
            <span className={styles.badge} aria-hidden="true">
              {legalAge}+
            </span>
            <Trans>
              Only for people aged {legalAge} and over. Gambling can be addictive. Set limits, take breaks, and never
              play with money you need.
            </Trans>
          </p>
        </div>
        <FooterLinks title={t`Safer gambling`}>
          {link('/users/limits', t`Set limits`)}
          {link('/users/limits#break', t`Take a break or exclude yourself`)}
          {link('/self-check', t`Check your gambling`)}
          {link('/rules', t`Rules that apply to you`)}
          {link('/support', t`Get help`)}
        </FooterLinks>
        {columns}
        <div className={styles.switches}>
          <LocaleSelect
            value={pageContext.locale}
            options={locales.map((locale) => ({ locale, name: localeNames[locale] }))}
            onChange={(chosen) => speak(parseLocale(chosen) ?? pageContext.locale)}
          />
          <ThemeToggle value={theme} onChange={setTheme} />
          {switches}
        </div>
        <Elsewhere />
        {pause && <div className={styles.pause}>{pause}</div>}
        <p className={styles.small}>{about}</p>
      </div>
    </footer>
  );
}

const LINK_KINDS = ['trust', 'award', 'social'] as const;

/** Renders the configured links to certifiers and to the operator's other channels. */
function Elsewhere() {
  const { t } = useLingui();
  const { links = [] } = usePageContext().origins;
  if (links.length === 0) return null;
  const titles = { trust: t`Trust`, award: t`Awards`, social: t`Follow us` };
  return (
    <div className={styles.elsewhere}>
      {LINK_KINDS.map((kind) => {
        const shown = links.filter((link) => link.kind === kind);
        return (
          shown.length > 0 && (
            <FooterLinks key={kind} title={titles[kind]}>
              {shown.map(({ title, url }) => (
                <a key={url} href={url} rel="noopener">
                  {title}
                </a>
              ))}
            </FooterLinks>
          )
        );
      })}
    </div>
  );
}

/** Renders one column of links under its title. */
export function FooterLinks({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav className={styles.links} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </nav>
  );
}
