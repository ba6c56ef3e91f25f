import { type NoteFont, noteFonts } from './note-rules.ts'

/**
 * The only list of tags allowed in note HTML. The server removes everything else when a note is stored, and the browser
 * when it is shown. (NOTE-20)
 */
export const noteTags = [
  ...['p', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'span'],
  ...['ul', 'ol', 'li', 'a', 'img'],
] as const

/** Allowed attributes by tag; `allowedAttribute` checks their values. */
export const noteAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt'],
  ol: ['start'],
  span: ['style', 'data-type', 'data-id', 'data-label'],
}

/** Deeper nesting is removed; six list levels with all formatting need less. */
export const deepestHtml = 40

/** The value to store for an attribute, or null if the attribute is not allowed. */
export function allowedAttribute(tag: string, name: string, value: string): string | null {
  if (!noteAttributes[tag]?.includes(name)) return null
  return judges[`${tag} ${name}`]?.(value) ?? null
}

const judges: Readonly<Record<string, (value: string) => string | null>> = {
  'a href': safeLink,
  'a target': () => '_blank',
  'a rel': () => linkRel,
  'img src': (value) => (pictureIdOf(value) ? value : null),
  'img alt': (value) => value.slice(0, 200),
  'ol start': (value) => (/^\d{1,4}$/.test(value) ? value : null),
  'span style': (value) => {
    const font = fontOf(value)
    return font && fontStyle(font)
  },
  'span data-type': (value) => (value === 'mention' ? value : null),
  'span data-id': (value) => (isId(value) ? value : null),
  'span data-label': (value) => value.slice(0, 201),
}

/** Links to a page, email address, or phone number. The opened page gets no reference to this one. */
export const linkRel = 'noopener noreferrer'

/** The address of a link if it is safe to follow, or null. Characters that browsers ignore are removed first. */
export function safeLink(href: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip these characters, so they would hide a scheme
  const seen = href.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g, '')
  return seen.length <= 2000 && /^(https?:\/\/[^/\\]|mailto:[^/]|tel:[+\d])/i.test(seen) ? seen : null
}

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const isId = (value: string) => new RegExp(`^${uuid}$`).test(value)

/** Address of note pictures. Images may come from nowhere else. */
export const pictureAddress = (fileId: string) => `/api/v1/notes/pictures/${fileId}`
const ofPicture = new RegExp(`^/api/v1/notes/pictures/(${uuid})$`)
export const pictureIdOf = (address: string): string | null => ofPicture.exec(address)?.[1] ?? null

export const fontStyle = (font: NoteFont) => `font-family: ${/[ ]/.test(font) ? `'${font}'` : font}`

/** The font in a style if it is one of the note fonts; everything else in the style is dropped. */
export function fontOf(style: string): NoteFont | null {
  const fontFamily = /(?:^|;)\s*font-family\s*:\s*([^;]*)/i.exec(style)?.[1] ?? ''
  const first = fontFamily
    .split(',')[0]
    ?.replace(/["']|&quot;|&#39;/g, '')
    .trim()
    .toLowerCase()
  return noteFonts.find((font) => font.toLowerCase() === first) ?? null
}

/** Plain text of sanitized HTML: one line per paragraph, and one word per picture. */
export function textOfNote(html: string): string {
  return html
    .replace(/<img\b[^>]*>/g, ' [picture] ')
    .replace(/<br\b[^>]*>|<\/(p|h[1-6]|li)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp|nbsp);/g, (_whole, name: keyof typeof characters) => characters[name])
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
}

const characters = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' ' } as const

export const htmlOfText = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => `<p>${line.replace(/[&<>"]/g, (sign) => escaped[sign] ?? '')}</p>`)
    .join('')

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
