import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'

type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }
/** Glyphs belong to the font and never change. Positions are scaled in place by the code that draws them. */
type Run = { glyphs: readonly unknown[]; positions: Position[]; advanceWidth: number }
type Layout = (text: string, features?: unknown) => Run

/** A parsed font, which pdfkit accepts instead of a file. */
export type OpenFont = PDFKit.Mixins.PDFFontSource & { glyphsForString: (text: string) => unknown; layout: Layout }

const { resolve } = createRequire(import.meta.url)
const fileOf = (weight: string) => resolve(`@expo-google-fonts/inter/${weight}/Inter_${weight}.ttf`)

const plainText = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')

/** Fonts are shared by all documents: parsing a font or laying out a word takes longer than drawing it. */
export function openFont(weight: string): OpenFont {
  const { _font } = new PDFDocument({ font: fileOf(weight) }) as unknown as { _font: { font: OpenFont } }
  const { font } = _font
  // Copied text shows a glyph as the character that used it first, so the plain characters come first: a space must not
  // become a non-breaking one.
  font.glyphsForString(plainText)
  font.layout = cacheLayouts(font.layout.bind(font))
  return font
}

/** Caches the layout of words. Documents are drawn word by word, and those of a company share most of their words. */
export function cacheLayouts(place: Layout, most = 4000): Layout {
  const known = new Map<string, Run>()
  const placed = (word: string) => {
    const run = known.get(word) ?? place(word)
    // Moves the word to the end, so that the least recently used one is dropped first.
    known.delete(word)
    known.set(word, run)
    const [oldest] = known.size > most ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
    return run
  }
  // A long text without a space is hardly ever drawn twice, so it is not cached.
  return (text, features) => (features || text.length > longestWord ? place(text, features) : copyOf(placed(text)))
}
const longestWord = 40

const copyOf = ({ glyphs, positions }: Run): Run => ({
  glyphs,
  positions: positions.map((position) => ({ ...position })),
  /** A getter, because it is read after the positions are scaled. */
  get advanceWidth() {
    return this.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  },
})
