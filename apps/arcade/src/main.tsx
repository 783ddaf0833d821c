import '@croupier/ui-kit/styles.css';
import '@croupier/ui-kit/older-browsers';
import './arcade.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { focusPressed } from '@croupier/ui-kit';
import { App } from './App.tsx';
import { launchAnew, readLaunch } from './launch.ts';
import { speak } from './texts.ts';

focusPressed();
const launch = readLaunch(location, history);
await speak(launch.locale).catch(() => launchAnew(launch, window));

const root = document.querySelector('#game');
if (!root) throw new Error('the page has no place for the game');
createRoot(root).render(
  <I18nProvider i18n={i18n}>
    <App launch={launch} now={Date.now} />
  </I18nProvider>,
);
