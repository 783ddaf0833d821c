import { Trans } from '@lingui/react/macro';

export const nothingLive = {
  title: <Trans>No matches are live right now</Trans>,
  text: <Trans>The next one begins soon. Its prices are below already.</Trans>,
};
export const nothingNext = {
  title: <Trans>No matches scheduled</Trans>,
  text: <Trans>New fixtures appear here as soon as they are known.</Trans>,
};
export const nothingThen = {
  title: <Trans>No matches begin then</Trans>,
  text: <Trans>Another day has some: the figures above say how many.</Trans>,
};
