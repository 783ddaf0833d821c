import { appConfig } from '../../tools/vite/src/index.ts';

export default appConfig({
  root: import.meta.dirname,
  commonTexts: ['casino', 'shell', 'ui-kit', 'promotions', 'web-app'],
});
