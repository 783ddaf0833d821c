import type { NoticeLink as Props } from '@croupier/web-app';
import { useCasinoPath } from '../safer-play/casino-path.ts';

/** Renders the link of a notice, to the casino’s pages: they apply to both sites. */
export const NoticeLink: Props = ({ to, children }) => <a href={useCasinoPath()(to)}>{children}</a>;
