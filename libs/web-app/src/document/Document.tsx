import { HeadContent, Scripts, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { pageContextElementId } from '../page-context.ts';
import { servicesOf } from '../services.ts';
import { themeScript } from '../theme/theme.ts';
import { usePageContext } from '../usePageContext.ts';
import { markFrameHydrated } from './frame-hydrated.ts';
import { starterScript } from './starter.ts';
import { tooOldScript, unlessTooOld } from './too-old.ts';
import { TooOld } from './TooOld.tsx';

/** Serialises JSON with `<` escaped, so that it can't close its script element. */
const jsonForScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Renders the html element of both apps. */
export function Document({ children }: { children: ReactNode }) {
  const pageContext = usePageContext();
  const router = useRouter();
  const nonce = router.options.ssr?.nonce;
  const { start } = servicesOf(router);
  const routeIds = () => router.state.matches.map((match) => String(match.routeId));
  /**
   * Tells whether the scripts start at once: on a popup or a sign-in or sign-up page, where visitors don't look at the
   * page behind.
   */
  const isAtOnce = () =>
    pageContext.session || router.state.matches.some(({ staticData }) => staticData.popup || staticData.blocked);
  // Only the server writes it; the browser leaves it unchanged.
  const starter = start ? unlessTooOld(starterScript(start(routeIds()), isAtOnce() ? 'at-once' : 'painted')) : '';
  useEffect(markFrameHydrated, []);
  return (
    <html lang={pageContext.locale} suppressHydrationWarning>
      <head>
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: tooOldScript }} />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
        <HeadContent />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: starter }} />
      </head>
      <body>
        <TooOld />
        {children}
        <script
          id={pageContextElementId}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: jsonForScript(pageContext) }}
        />
        <Scripts />
      </body>
    </html>
  );
}
