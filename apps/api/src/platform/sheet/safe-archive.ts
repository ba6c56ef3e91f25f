import { crc32, createInflateRaw } from 'node:zlib'
import { refuseFile } from './refuse-file.ts'
import { archiveOf, type PackedFile, zipMethods, zipSignatures } from './zip.ts'

export const notXlsx = 'This is not an XLSX file that can be read'
const tooLarge = 'The file is too large when it is unpacked'

const mostEntries = 10_000

/** A file of the archive, as its directory describes it, with its bytes as they are packed. */
type Entry = { name: string; method: number; packed: Buffer; size: number }

/**
 * Writes a ZIP archive anew from the wanted files of an uploaded one. Every file is unpacked once before, piece by piece,
 * and its real size replaces the one that the archive claims. A reader that reserves memory by the sizes in the archive
 * can therefore be used safely.
 */
export async function safeArchive(bytes: Buffer, isWanted: (name: string) => boolean, most: number): Promise<Buffer> {
  const entries = entriesOf(bytes).filter(({ name }) => isWanted(name))
  if (entries.reduce((sum, { size }) => sum + size, 0) > most) refuseFile.tooLarge(tooLarge)
  const files: PackedFile[] = []
  let left = most
  for (const entry of entries) {
    const { size, sum } = await measure(entry, left)
    left -= size
    files.push({ ...entry, size, sum })
  }
  return archiveOf(files)
}

/** Real size and checksum of a file. Never holds more than a piece of it. */
async function measure({ method, packed }: Entry, most: number): Promise<{ size: number; sum: number }> {
  let [size, sum] = [0, 0]
  const unpacked = method === zipMethods.stored ? [packed] : createInflateRaw().end(packed)
  try {
    for await (const piece of unpacked as AsyncIterable<Buffer> | Buffer[]) {
      size += piece.length
      if (size > most) break
      sum = crc32(piece, sum)
    }
  } catch {
    return refuseFile.invalid(notXlsx)
  }
  if (size > most) refuseFile.tooLarge(tooLarge)
  return { size, sum }
}

/** The files that the directory at the end of the archive lists. Each file has to agree with its entry. */
function entriesOf(bytes: Buffer): Entry[] {
  const end = lastIndexOf(bytes, zipSignatures.end)
  const entries: Entry[] = []
  const names = new Set<string>()
  for (let at = bytes.readUInt32LE(end + 16); at + 46 <= end && bytes.readUInt32LE(at) === zipSignatures.entry; ) {
    const entry = entryAt(bytes, at, end)
    if (names.has(entry.name) || entries.length === mostEntries) refuseFile.invalid(notXlsx)
    names.add(entry.name)
    entries.push(entry)
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

function entryAt(bytes: Buffer, at: number, end: number): Entry {
  const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)]
  const [packedSize, size, start] = [20, 24, 42].map((field) => bytes.readUInt32LE(at + field)) as [
    number,
    number,
    number,
  ]
  const name = bytes.toString('utf8', at + 46, at + 46 + bytes.readUInt16LE(at + 28))
  const isEncrypted = (flags & 1) === 1
  const isReadable = start + 30 <= end && bytes.readUInt32LE(start) === zipSignatures.file
  if (isEncrypted || !isReadable || (method !== zipMethods.stored && method !== zipMethods.deflated))
    return refuseFile.invalid(notXlsx)
  const nameEnd = start + 30 + bytes.readUInt16LE(start + 26)
  const data = nameEnd + bytes.readUInt16LE(start + 28)
  // Archives that are written as a stream name the sizes behind the file, and zero before it.
  const claimed = [bytes.readUInt32LE(start + 18), bytes.readUInt32LE(start + 22)]
  const isStreamed = (bytes.readUInt16LE(start + 6) & 8) === 8 && claimed.every((one) => one === 0)
  const agrees =
    bytes.toString('utf8', start + 30, nameEnd) === name &&
    bytes.readUInt16LE(start + 8) === method &&
    (isStreamed || (claimed[0] === packedSize && claimed[1] === size))
  if (!agrees || data + packedSize > end) refuseFile.invalid(notXlsx)
  return { name, method, packed: bytes.subarray(data, data + packedSize), size }
}

function lastIndexOf(bytes: Buffer, signature: number): number {
  const wanted = Buffer.alloc(4)
  wanted.writeUInt32LE(signature)
  const at = bytes.lastIndexOf(wanted)
  return at >= 0 && at + 22 <= bytes.length ? at : refuseFile.invalid(notXlsx)
}
