import type { NoticeLink as Props } from '@croupier/web-app';
import { useCasinoPath } from '../safer-play/casino-path.ts';

/** Where a notice leads: to the casino’s pages, which hold for both sites. */
export const NoticeLink: Props = ({ to, children }) => <a href={useCasinoPath()(to)}>{children}</a>;
