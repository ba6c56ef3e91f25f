/** HTML that is safe to send. Every value in a template is escaped unless it is Html itself. */
export type Html = { readonly markup: string; toString(): string }

type Piece = string | number | Html | readonly Piece[] | null | undefined | false

export function html(parts: TemplateStringsArray, ...pieces: Piece[]): Html {
  return raw(
    parts.reduce((text, part, index) => text + part + (index < pieces.length ? render(pieces[index]) : ''), ''),
  )
}

/** Trusted text that is already HTML. */
export const raw = (markup: string): Html => ({ markup, toString: () => markup })

function render(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return ''
  if (Array.isArray(piece)) return piece.map(render).join('')
  if (typeof piece === 'object') return (piece as Html).markup
  return escapeHtml(String(piece))
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
