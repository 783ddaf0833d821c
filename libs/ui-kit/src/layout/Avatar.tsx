import styles from './card.module.css';

/** Returns the first letters of the first and last name. Of an email, uses the part before the sign. */
function initialsOf(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._-]+/).filter(Boolean);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word = '') => [...word][0]).join('');
}

/** Renders a person's initials or picture. The name is beside it, so it is hidden from screen readers. */
export function Avatar({ name, image, size = 40 }: { name: string; image?: string; size?: number }) {
  return (
    <span
      aria-hidden="true"
      className={styles.avatar}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.38 }}
    >
      {image ? <img src={image} alt="" width={size} height={size} /> : initialsOf(name)}
    </span>
  );
}
