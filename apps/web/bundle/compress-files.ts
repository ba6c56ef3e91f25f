import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = '**/*.{js,mjs,json,svg,css,txt}'
/** Smaller files fit into one packet as they are. */
const smallest = 1024
/** The best compression of the largest files, which few screens load, would take most of the build. */
const largest = 700_000

/** Writes a compressed copy beside each file, so that the server sends the smallest one and compresses nothing itself. */
export function compressFiles(): Plugin {
  return {
    name: 'lanewise:compress-files',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) throw new Error('The build has no folder')
      const files = globSync(compressible, { cwd: dir, withFileTypes: true }).filter((entry) => entry.isFile())
      await Promise.all(files.map(({ parentPath, name }) => compress(`${parentPath}/${name}`)))
    },
  }
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function compress(file: string) {
  const content = readFileSync(file)
  if (content.length < smallest) return
  const quality = content.length > largest ? 9 : constants.BROTLI_MAX_QUALITY
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  writeFileSync(`${file}.br`, await brotli(content, { params }))
  writeFileSync(`${file}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }))
}
