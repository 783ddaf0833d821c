import { Trans } from '@lingui/react/macro';

export const nothingLive = {
  title: <Trans>No matches are live right now</Trans>,
  text: <Trans>The next match starts soon. Its odds are already below.</Trans>,
};
export const nothingNext = {
  title: <Trans>No matches scheduled</Trans>,
  text: <Trans>New fixtures appear here as soon as they are announced.</Trans>,
};
export const nothingThen = {
  title: <Trans>No matches at that time</Trans>,
  text: <Trans>Try another day. The numbers above show how many matches each has.</Trans>,
};
