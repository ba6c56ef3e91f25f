import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { keepVariations } from './variations.ts'
import { readFont, tableOf, withVariations, writeFont } from './woff2.ts'

const font = /\/InterVariable-subset\.woff2$/

/**
 * Leaves out of the font what the portal's styles never use: the shapes for large text, and the weights below 400. They
 * are half of the file. All characters and features stay.
 */
export function lighterFont(): Plugin {
  return {
    name: 'lanewise:lighter-font',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!font.test(id)) return null
      const file = this.emitFile({ type: 'asset', name: 'InterVariable.woff2', source: lighter(readFileSync(id)) })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}

/** The shapes without any variation are those of weight 400 at the size of text. */
export function lighter(file: Buffer): Buffer {
  const read = readFont(file)
  const axes = axesOf(tableOf(read, 'fvar'))
  const used = keepVariations(tableOf(read, 'gvar'), (peak) =>
    axes.every((axis, index) => (axis === 'wght' ? Number(peak[index]) >= 0 : peak[index] === 0)),
  )
  return writeFont(withVariations(read, used))
}

/** Names of the axes in the order of their coordinates. */
function axesOf(fvar: Buffer): string[] {
  const [start, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)]
  return Array.from({ length: count }, (_unused, axis) =>
    fvar.toString('latin1', start + axis * size, start + axis * size + 4),
  )
}
