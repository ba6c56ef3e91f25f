import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'

type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }
/** Glyphs are the font's own and never change; positions are scaled in place by whoever draws them. */
type Run = { glyphs: readonly unknown[]; positions: Position[]; advanceWidth: number }
type Layout = (text: string, features?: unknown) => Run

/** A font whose tables have been read, which pdfkit takes as well as a file. */
export type OpenFont = PDFKit.Mixins.PDFFontSource & { glyphsForString: (text: string) => unknown; layout: Layout }

const { resolve } = createRequire(import.meta.url)
const fileOf = (weight: string) => resolve(`@expo-google-fonts/inter/${weight}/Inter_${weight}.ttf`)

const plainText = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')

/** For all documents: to read the tables of a font, or to place a word, takes longer than to draw it. */
export function openFont(weight: string): OpenFont {
  const { _font } = new PDFDocument({ font: fileOf(weight) }) as unknown as { _font: { font: OpenFont } }
  const { font } = _font
  // A glyph is copied out as the character that asked for it first; a space must not become a fixed one.
  font.glyphsForString(plainText)
  font.layout = rememberWords(font.layout.bind(font))
  return font
}

/** A document is drawn word by word, and documents of a company share most of their words. */
export function rememberWords(place: Layout, most = 4000): Layout {
  const known = new Map<string, Run>()
  const placed = (word: string) => {
    const run = known.get(word) ?? place(word)
    // The word that was asked for last leaves last.
    known.delete(word)
    known.set(word, run)
    const [oldest] = known.size > most ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
    return run
  }
  // A long piece without a space is hardly drawn twice.
  return (text, features) => (features || text.length > longestWord ? place(text, features) : copyOf(placed(text)))
}
const longestWord = 40

const copyOf = ({ glyphs, positions }: Run): Run => ({
  glyphs,
  positions: positions.map((position) => ({ ...position })),
  /** Read after the positions are scaled. */
  get advanceWidth() {
    return this.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  },
})
