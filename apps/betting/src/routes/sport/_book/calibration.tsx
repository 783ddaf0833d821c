import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CalibrationPage, calibrationQuery, descriptions, laterCatalogs } from '@croupier/sportsbook';
import { pageMeta } from '@croupier/web-app';
import { SITE } from '../../../site.ts';

export const Route = createFileRoute('/sport/_book/calibration')({
  staticData: { texts: laterCatalogs },
  loader: ({ context: { api, queryClient } }) => queryClient.prefetchQuery(calibrationQuery(api)),
  head: ({ match: { context } }) => ({
    meta: pageMeta(context.i18n._(msg`How accurate are our odds?`), context.i18n._(descriptions.calibration), SITE),
  }),
  component: CalibrationPage,
});
