import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const font = /\/InterVariable-subset\.woff2$/

/**
 * Leaves out of the font what the portal's styles never use: the shapes for large text, and weights below 400 and above
 * 700. They are half of the file. All characters and features stay.
 */
export function lighterFont(): Plugin {
  return {
    name: 'lanewise:lighter-font',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!font.test(id)) return null
      const source = await lighter(readFileSync(id))
      const file = this.emitFile({ type: 'asset', name: 'InterVariable.woff2', source })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}

export const lighter = (file: Buffer): Promise<Buffer> =>
  subsetFont(file, characters(0x20, 0x2fff) + characters(0xe000, 0xffff), {
    targetFormat: 'woff2',
    variationAxes: { opsz: 14, wght: { min: 400, max: 700 } },
  })

const characters = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_unused, index) => String.fromCodePoint(first + index)).join('')
