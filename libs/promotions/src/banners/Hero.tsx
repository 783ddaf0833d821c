import type { ReactNode } from 'react';
import type { Banner } from '@croupier/contracts';
import { buttonClass } from '@croupier/ui-kit';
import styles from './hero.module.css';

export interface HeroProps {
  title: ReactNode;
  text: ReactNode;
  /** The first banner of the slot `index-top`: its picture stands beside the words. */
  banner: Banner | undefined;
  /** The app's own address of a banner's. */
  hrefOf: (path: string) => string;
  /** A second way on, such as signing up. */
  action?: ReactNode;
}

/** The home's opening: what this place is, and one thing to do. */
export function Hero({ title, text, banner, hrefOf, action }: HeroProps) {
  return (
    <section className={styles.hero} data-surface="dark">
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          {banner && (
            <a className={buttonClass({ size: 'large' })} href={hrefOf(banner.href)}>
              {banner.action}
            </a>
          )}
          {action}
        </div>
      </div>
      {banner?.image && (
        <img
          className={styles.picture}
          src={banner.image}
          width="1200"
          height="675"
          alt=""
          fetchPriority="high"
          decoding="async"
        />
      )}
    </section>
  );
}
