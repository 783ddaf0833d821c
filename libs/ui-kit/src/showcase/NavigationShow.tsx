import { useState, useSyncExternalStore } from 'react';
import { Accordion } from '../layout/Accordion.tsx';
import { Avatar } from '../layout/Avatar.tsx';
import { HorizontalRail } from '../layout/HorizontalRail.tsx';
import { Breadcrumbs } from '../navigation/Breadcrumbs.tsx';
import { LocaleSelect } from '../navigation/LocaleSelect.tsx';
import { Pagination } from '../navigation/Pagination.tsx';
import { Segmented } from '../navigation/Segmented.tsx';
import { Tabs } from '../navigation/Tabs.tsx';
import { type Theme, ThemeToggle } from '../navigation/ThemeToggle.tsx';
import { Section } from './Section.tsx';
import styles from './showcase.module.css';

const covers = [
  ['Tide Pool', '#0d6d8c', '#062b4a'],
  ['Lantern Row', '#c4532d', '#4b0f2e'],
  ['Orchard', '#6a8f2c', '#1d3a1c'],
  ['Night Market', '#5b3aa6', '#170b3d'],
  ['Copper Canyon', '#d08a34', '#5c1f0e'],
  ['Glass Harbour', '#2f9c95', '#0d3148'],
  ['Paper Moon', '#d96b8a', '#3b1550'],
  ['First Snow', '#6f93b8', '#1d2c4d'],
] as const;
const languages = [
  { locale: 'en', name: 'English' },
  { locale: 'de', name: 'Deutsch' },
  { locale: 'ja', name: '日本語' },
];

const shownTheme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');
function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}
function watchTheme(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

export function NavigationShow() {
  const [tab, setTab] = useState('slip');
  const [page, setPage] = useState(3);
  const theme = useSyncExternalStore(watchTheme, shownTheme, () => 'light' as const);
  const [mode, setMode] = useState('demo');
  const [locale, setLocale] = useState('en');
  return (
    <Section title="Navigation and layout">
      <HorizontalRail
        title="New this week"
        more={
          <a href="#main" className={styles.more}>
            See all
          </a>
        }
      >
        {covers.map(([title, from, to]) => (
          <a key={title} href="#main" className={styles.cover} style={{ '--from': from, '--to': to }}>
            {title}
          </a>
        ))}
      </HorizontalRail>
      <div className={styles.grid}>
        <Tabs
          label="Bets"
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'slip', label: 'Slip', count: 2 },
            { id: 'bets', label: 'My bets' },
            { id: 'rules', label: 'Rules' },
          ]}
        >
          The {tab} is here.
        </Tabs>
        <div className={styles.stack}>
          <div className={styles.row}>
            <ThemeToggle value={theme} onChange={showTheme} />
            <LocaleSelect value={locale} options={languages} onChange={setLocale} />
          </div>
          <Segmented
            label="Mode"
            value={mode}
            onChange={setMode}
            options={[
              { value: 'demo', label: 'Demo' },
              { value: 'real', label: 'Real money' },
            ]}
          />
          <div className={styles.row}>
            <Avatar name="River Side" />
            <Avatar name="lucky_fern" size={56} />
            <span>River Side</span>
          </div>
          <Breadcrumbs>
            <a href="#main">Casino</a>
            <a href="#main">Pokies</a>
            <span aria-current="page">Tide Pool</span>
          </Breadcrumbs>
          <Pagination page={page} total={9} onChange={setPage} />
        </div>
        <Accordion
          name="questions"
          items={[
            { summary: 'How long does a withdrawal take?', content: 'Most are with you the same day.' },
            { summary: 'Can I take a withdrawal back?', content: 'Yes, as long as it is pending.' },
          ]}
        />
      </div>
    </Section>
  );
}
