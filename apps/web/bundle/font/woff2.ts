import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/**
 * A table of a font as the file stores it. `entry` is the beginning of its entry: version and name. The outlines have
 * a form of their own, so their length in an ordinary font is kept, too.
 */
type Table = { entry: Buffer; content: Buffer; ordinaryLength: number; isOutline: boolean }
export type Font = { head: Buffer; tables: readonly Table[] }

const headSize = 48
/** Names of tables are numbers. Others are written out. https://www.w3.org/TR/WOFF2/#table_dir_format */
const names = { glyf: 10, loca: 11, fvar: 47, gvar: 48, writtenOut: 63 }
const nameOf = (entry: Buffer) => entry.readUInt8(0) & 63

export function readFont(file: Buffer): Font {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('The font is not a WOFF2 file')
  const entries: { entry: Buffer; ordinaryLength: number; length: number; isOutline: boolean }[] = []
  let at = headSize
  for (let rest = file.readUInt16BE(12); rest > 0; rest -= 1) {
    const entry = file.subarray(at, at + (nameOf(file.subarray(at)) === names.writtenOut ? 5 : 1))
    const isOutline = [names.glyf, names.loca].includes(nameOf(entry))
    const ordinary = readNumber(file, at + entry.length)
    const stored = isOutline ? readNumber(file, ordinary.end) : ordinary
    entries.push({ entry, ordinaryLength: ordinary.value, length: stored.value, isOutline })
    at = stored.end
  }
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
  let start = 0
  const tables = entries.map(({ length, ...table }) => {
    start += length
    return { ...table, content: data.subarray(start - length, start) }
  })
  return { head: file.subarray(0, headSize), tables }
}

export function writeFont({ head, tables }: Font): Buffer {
  const entries = tables.flatMap(({ entry, content, ordinaryLength, isOutline }) => [
    entry,
    ...(isOutline ? [writtenNumber(ordinaryLength)] : []),
    writtenNumber(content.length),
  ])
  const content = Buffer.concat(tables.map((table) => table.content))
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const data = brotliCompressSync(content, { params })
  const file = Buffer.concat([head, ...entries, data, Buffer.alloc(3)])
  const size = (file.length >> 2) << 2
  file.writeUInt32BE(size, 8)
  file.writeUInt32BE(ordinarySize(tables), 16)
  file.writeUInt32BE(data.length, 20)
  return file.subarray(0, size)
}

export function tableOf({ tables }: Font, name: 'fvar' | 'gvar'): Buffer {
  const table = tables.find(({ entry }) => nameOf(entry) === names[name])
  if (!table) throw new Error(`The font has no table ${name}`)
  return table.content
}

export const withVariations = ({ head, tables }: Font, content: Buffer): Font => ({
  head,
  tables: tables.map((table) => (nameOf(table.entry) === names.gvar ? { ...table, content } : table)),
})

/** Size of the font in its ordinary form: head, entries, and tables that begin at multiples of four. */
const ordinarySize = (tables: readonly Table[]) =>
  tables.reduce(
    (sum, { content, ordinaryLength, isOutline }) =>
      sum + 16 + Math.ceil((isOutline ? ordinaryLength : content.length) / 4) * 4,
    12,
  )

/** Numbers have seven bits per byte, and the last byte lacks the highest bit. */
function readNumber(file: Buffer, start: number) {
  let value = 0
  for (let at = start; ; at += 1) {
    const byte = file.readUInt8(at)
    value = value * 128 + (byte & 127)
    if (byte < 128) return { value, end: at + 1 }
  }
}

function writtenNumber(value: number): Buffer {
  const bytes = [value & 127]
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 127) | 128)
  return Buffer.from(bytes)
}
