import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { usePagesOf } from '@croupier/content';
import { FooterLinks, SiteFooter, usePageContext } from '@croupier/web-app';
import { PauseNow } from '../safer-play/parts.ts';
import { useEdition } from './useEdition.ts';
import { usePlayer } from './usePlayer.ts';

const link = (address: string, text: string) => {
  const [path = '', hash] = address.split('#', 2);
  return (
    <Link to={path} {...(hash && { hash })} preload={false}>
      {text}
    </Link>
  );
};

export function Footer() {
  const { t } = useLingui();
  const player = usePlayer();
  const pages = usePagesOf('footer', usePageContext().locale);
  return (
    <SiteFooter
      link={link}
      columns={
        <FooterLinks title={t`How it works`}>
          {link('/rtp', t`Return to player`)}
          {link('/fairness', t`Check a round`)}
          {pages.map(({ id, path, title }) => (
            <Fragment key={id}>{link(path, title)}</Fragment>
          ))}
        </FooterLinks>
      }
      edition={useEdition()}
      pause={player && <PauseNow />}
      about={<Trans>Croupier is a demo. All games, studios, teams and players are invented.</Trans>}
    />
  );
}
