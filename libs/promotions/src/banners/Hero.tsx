import type { ReactNode } from 'react';
import type { Banner } from '@croupier/contracts';
import { buttonClass } from '@croupier/ui-kit';
import styles from './hero.module.css';

export interface HeroProps {
  title: ReactNode;
  text: ReactNode;
  /** First banner of the slot `index-top`. Its picture is beside the words, or above them. */
  banner: Banner | undefined;
  /** True if its action is available: an edition may restrict demos to players. */
  offered?: boolean;
  /** Returns the app's own address of a banner's path. */
  hrefOf: (path: string) => string;
  /** Second action, for example signing up. */
  action?: ReactNode;
}

/** Renders the head of the home: what the site is, and one main action. */
export function Hero({ title, text, banner, offered = true, hrefOf, action }: HeroProps) {
  return (
    <section className={styles.hero} data-surface="dark">
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          {banner && offered && (
            <a className={buttonClass({ size: 'large' })} href={hrefOf(banner.href)}>
              {banner.action}
            </a>
          )}
          {action}
        </div>
      </div>
      {banner?.image && (
        <picture className={styles.picture}>
          {banner.image_small && (
            <source media="(width < 1000px)" srcSet={banner.image_small} width="800" height="440" />
          )}
          <img src={banner.image} width="1600" height="640" alt="" fetchPriority="high" decoding="async" />
        </picture>
      )}
    </section>
  );
}
