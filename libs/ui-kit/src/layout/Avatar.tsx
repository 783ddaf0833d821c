import styles from './card.module.css';

/** A person's first letters, or their picture. The name is written beside it, so it is silent. */
export function Avatar({ name, image, size = 40 }: { name: string; image?: string; size?: number }) {
  const [first = '', second = ''] = name.trim().split(/[\s._-]+/);
  const letters = `${[...first][0] ?? ''}${[...second][0] ?? ''}`;
  return (
    <span
      aria-hidden="true"
      className={styles.avatar}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.38 }}
    >
      {image ? <img src={image} alt="" width={size} height={size} /> : letters}
    </span>
  );
}
