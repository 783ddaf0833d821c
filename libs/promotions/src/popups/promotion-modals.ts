import type { I18n } from '@lingui/core';
import { createElement, type ReactNode } from 'react';
import { loadCatalogs, localeOf, refusalCatalog } from '@croupier/i18n';
import type { ModalComponent, ModalEntry } from '@croupier/shell';
import { catalog } from '../catalog.ts';

export interface PromotionLinks {
  /** Returns the site's address of a path. */
  hrefOf: (path: string) => string;
  limitsLink: (text: ReactNode) => ReactNode;
}

/** Returns the modals of this feature. Their texts load with their code. Source: specification §2. */
export function promotionModals(i18n: I18n, links: PromotionLinks): Readonly<Record<string, ModalEntry>> {
  const modal = (part: () => Promise<ModalComponent>): ModalEntry => ({
    load: async () => {
      const component = await part();
      await loadCatalogs(i18n, localeOf(i18n), [catalog, refusalCatalog]);
      return component;
    },
  });
  /** Adds the app's links to a modal. Creates its component once for all openings. */
  function linked(part: () => Promise<ModalComponent>): ModalEntry {
    let made: ModalComponent | undefined;
    return modal(async () => {
      const Modal = await part();
      made ??= (props: object) => createElement(Modal, { ...props, ...links });
      return made;
    });
  }
  return {
    cashback: linked(() => import('./CashbackPopup.tsx').then(({ CashbackPopup }) => CashbackPopup)),
    'bonus-toggle': modal(() => import('./BonusToggle.tsx').then(({ BonusToggle }) => BonusToggle)),
    'special-game': linked(() => import('./SpecialGame.tsx').then(({ SpecialGame }) => SpecialGame)),
    'banner-details': linked(() => import('./BannerDetails.tsx').then(({ BannerDetails }) => BannerDetails)),
    'benefit-details': modal(() => import('./BenefitDetails.tsx').then(({ BenefitDetails }) => BenefitDetails)),
  };
}
