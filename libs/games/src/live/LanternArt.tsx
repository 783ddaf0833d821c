import styles from './crash.module.css';

/** Renders a paper lantern with its flame. */
export const Lantern = () => (
  <svg viewBox="0 0 60 84" className={styles.lantern}>
    <defs>
      <radialGradient id="lantern-glow" cx="50%" cy="78%" r="80%">
        <stop offset="0" stopColor="#fff3c4" />
        <stop offset="0.45" stopColor="#ffb54a" />
        <stop offset="1" stopColor="#d9582b" />
      </radialGradient>
    </defs>
    <path d="M12 14C14 5 46 5 48 14L53 60C53 66 44 70 30 70S7 66 7 60Z" fill="url(#lantern-glow)" />
    <path
      d="M20 10C17 26 16 48 18 68M30 8V70M40 10C43 26 44 48 42 68M10 30C20 35 40 35 50 30M8 48C20 54 40 54 52 48"
      fill="none"
      stroke="#a83c1c"
      strokeOpacity="0.45"
      strokeWidth="1.4"
    />
    <ellipse cx="30" cy="66" rx="17" ry="4.5" fill="#7a2a14" />
    <path className={styles.flame} d="M30 54C36 62 35 70 30 73C25 70 24 62 30 54Z" fill="#fffbe6" />
    <path d="M24 72H36L34 78H26Z" fill="#5b2413" />
  </svg>
);

/** Renders the harbour at dusk, where the lanterns start. */
export const Quay = () => (
  <svg viewBox="0 0 400 90" preserveAspectRatio="xMidYMax slice" className={styles.quay}>
    <path
      d="M0 90V58H22V46L34 38L46 46V58H62V50H86V34L96 26L106 34V58H128V48H150V62H176V54H190V40H214V62H240V52L252 44L264 52V62H290V46H318V58H340V50H362V38L372 30L382 38V56H400V90Z"
      fill="#16203a"
    />
    <path d="M0 72H400V90H0Z" fill="#0d1526" />
    <g fill="#ffcf7a">
      <path d="M29 50h5v6h-5zM92 40h4v6h-4zM98 48h4v6h-4zM136 54h5v5h-5zM198 46h5v6h-5zM206 52h4v5h-4zM250 54h5v5h-5zM298 52h5v5h-5zM308 52h5v5h-5zM369 44h4v6h-4z" />
      <g fillOpacity="0.35">
        <path d="M27 74h9v1.4h-9zM90 76h12v1.4h-12zM196 75h14v1.4h-14zM296 77h16v1.4h-16zM366 75h9v1.4h-9z" />
      </g>
    </g>
    <path d="M150 72L158 79H196L204 72Z" fill="#1c2a4a" />
    <path d="M176 72V44L196 68Z" fill="#2a3a60" />
  </svg>
);
