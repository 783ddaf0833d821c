/** Texts of a shared picture. Never pass a name or a balance. */
export interface ShareWords {
  /** "One Bright Spin" */
  title: string;
  /** "Place 2 of 40", "Level 5" */
  figure: string;
  /** "Prize: €50.00" */
  note?: string | undefined;
}

const SIZE = 1080;
const EDGE = 96;

/** Draws the texts in the page's current colours and type, light or dark. */
export function drawPicture(canvas: HTMLCanvasElement, { title, figure, note }: ShareWords): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const look = getComputedStyle(document.documentElement);
  const token = (name: string) => look.getPropertyValue(name).trim();
  canvas.width = SIZE;
  canvas.height = SIZE;
  const width = SIZE - 2 * EDGE;

  context.fillStyle = token('--color-felt');
  context.fillRect(0, 0, SIZE, SIZE);
  context.fillStyle = token('--color-raised');
  context.beginPath();
  context.roundRect(EDGE / 2, EDGE / 2, SIZE - EDGE, SIZE - EDGE, 48);
  context.fill();
  drawRosette(context, token('--color-action'), token('--color-action-soft'));

  const write = (text: string, y: number, size: number, colour: string, font: string) => {
    context.fillStyle = token(colour);
    context.textAlign = 'center';
    context.font = `700 ${size}px ${token(font)}`;
    // A long title in a narrow picture is drawn smaller, never cut off.
    const wide = context.measureText(text).width;
    if (wide > width) context.font = `700 ${Math.floor((size * width) / wide)}px ${token(font)}`;
    context.fillText(text, SIZE / 2, y);
  };
  write(title, 560, 64, '--color-ink-soft', '--font-text');
  write(figure, 710, 128, '--color-ink', '--font-display');
  if (note) write(note, 820, 64, '--color-action-text', '--font-text');
  write('Croupier', 960, 48, '--color-ink-soft', '--font-display');
}

const PETALS = 12;

function drawRosette(context: CanvasRenderingContext2D, strong: string, soft: string): void {
  context.save();
  context.translate(SIZE / 2, 300);
  for (let at = 0; at < PETALS; at++) {
    context.rotate((2 * Math.PI) / PETALS);
    context.fillStyle = at % 2 === 0 ? strong : soft;
    context.beginPath();
    context.ellipse(0, -104, 30, 62, 0, 0, 2 * Math.PI);
    context.fill();
  }
  context.fillStyle = strong;
  context.beginPath();
  context.arc(0, 0, 58, 0, 2 * Math.PI);
  context.fill();
  context.restore();
}
