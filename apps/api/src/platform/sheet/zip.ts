import { crc32 } from 'node:zlib'

export const zipSignatures = { file: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 }
export const zipMethods = { stored: 0, deflated: 8 }

/** A file of a ZIP archive, packed by its method, with the size and checksum of its content. */
export type PackedFile = { name: string; method: number; packed: Buffer; size: number; sum: number; modifiedAt?: Date }

/** A ZIP archive of files that are packed already. */
export function archiveOf(files: readonly PackedFile[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const packedFile of files) {
    const file = Buffer.concat([headerOf(zipSignatures.file, packedFile, offset), packedFile.packed])
    parts.push(file)
    directory.push(headerOf(zipSignatures.entry, packedFile, offset))
    offset += file.length
  }
  return Buffer.concat([...parts, ...directory, endOf(directory, offset)])
}

/** A ZIP archive of files as they are, because documents are compressed already. A name that occurs twice is numbered. */
export function zipOf(files: readonly { name: string; bytes: Buffer }[], modifiedAt: Date): Buffer {
  const taken = new Set<string>()
  return archiveOf(
    files.map(({ name: wanted, bytes }) => {
      const name = freeName(wanted, taken)
      taken.add(name.toLowerCase())
      return { name, method: zipMethods.stored, packed: bytes, size: bytes.length, sum: crc32(bytes), modifiedAt }
    }),
  )
}

/** "POD.pdf", then "POD (2).pdf". Case does not count, because Windows ignores it. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  const [, stem = name, ending = ''] = /^(.+?)(\.[^.]+)?$/.exec(name) ?? []
  for (let count = 2, free = name; ; count += 1) {
    if (!taken.has(free.toLowerCase())) return free
    free = `${stem} (${count})${ending}`
  }
}

/** Header before a file, or its entry in the directory, which has more fields. */
function headerOf(signature: number, file: PackedFile, offset: number): Buffer {
  const { name, method, packed, size, sum, modifiedAt } = file
  const isEntry = signature === zipSignatures.entry
  const head = Buffer.alloc(isEntry ? 46 : 30)
  head.writeUInt32LE(signature)
  // Fields from "version needed" on are the same in both, two bytes later in the directory.
  const shift = isEntry ? 2 : 0
  const nameBytes = Buffer.from(name)
  const utf8 = 0x800
  for (const [at, value] of [
    [4, 20],
    [6, utf8],
    [8, method],
    [26, nameBytes.length],
  ] as const)
    head.writeUInt16LE(value, at + shift)
  for (const [at, value] of [
    [10, modifiedAt ? dosTime(modifiedAt) : 0],
    [14, sum],
    [18, packed.length],
    [22, size],
  ] as const)
    head.writeUInt32LE(value, at + shift)
  if (isEntry) head.writeUInt32LE(offset, 42)
  return Buffer.concat([head, nameBytes])
}

/** MS-DOS date and time in UTC, to two seconds. */
function dosTime(moment: Date): number {
  const time = (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1)
  const date = ((moment.getUTCFullYear() - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate()
  return date * 0x10000 + time
}

function endOf(directory: readonly Buffer[], offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(zipSignatures.end)
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  )
  end.writeUInt32LE(offset, 16)
  return end
}
