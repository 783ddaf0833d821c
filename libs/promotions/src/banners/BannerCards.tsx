import type { Banner } from '@croupier/contracts';
import styles from './banner-cards.module.css';

export interface BannerCardsProps {
  banners: readonly Banner[];
  hrefOf: (path: string) => string;
}

/** Renders facts about the site, each with a picture and a link. */
export function BannerCards({ banners, hrefOf }: BannerCardsProps) {
  return (
    <ul className={styles.cards}>
      {banners.map(({ id, title, description, image, href, action }) => (
        <li key={id} className={styles.card}>
          {image && <img src={image} width="1200" height="675" alt="" loading="lazy" decoding="async" />}
          <div className={styles.words}>
            <h3>{title}</h3>
            <p>{description}</p>
            <a href={hrefOf(href)}>{action}</a>
          </div>
        </li>
      ))}
    </ul>
  );
}
