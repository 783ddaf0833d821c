import { appConfig } from '../../tools/vite/src/index.ts';

export default appConfig({
  root: import.meta.dirname,
  commonTexts: ['betting', 'shell', 'ui-kit', 'sportsbook', 'web-app'],
  commonParts:
    /\/(?:sportsbook\/src\/(?:layout\/SportLayout|event-list\/SportHome)|web-app\/src\/connection\/PageSlot|betting\/src\/front\/front-data)\.tsx?$/,
});
