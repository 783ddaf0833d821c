const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Markup that is already escaped. */
export interface Html {
  markup: string;
}

type Piece = Html | readonly Html[] | string | null;

function render(piece: Piece): string {
  if (piece === null) return '';
  if (typeof piece === 'string') return piece.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
  return 'markup' in piece ? piece.markup : piece.map(render).join('');
}

/** Builds markup: every value is escaped unless it is markup itself. */
export function html(parts: TemplateStringsArray, ...values: Piece[]): Html {
  return { markup: parts.reduce((text, part, index) => text + render(values[index - 1] ?? null) + part) };
}
