import { appConfig } from '../../tools/vite/src/index.ts';

export default appConfig({
  root: import.meta.dirname,
  commonTexts: ['betting', 'shell', 'ui-kit', 'sportsbook', 'i18n', 'web-app'],
});
