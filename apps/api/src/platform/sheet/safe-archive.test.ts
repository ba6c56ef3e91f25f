import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { safeArchive } from './safe-archive.ts'

type File = { name: string; data?: Buffer; size?: number; localSize?: number; flags?: number; packed?: Buffer }

/** An archive whose headers claim whatever a test wants them to. */
function zip(files: readonly File[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, data = Buffer.from('<a/>'), size = data.length, localSize = size, flags = 0, ...more } of files) {
    const packed = more.packed ?? deflateRawSync(data)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50)
    local.writeUInt16LE(flags, 6)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(flags & 8 ? 0 : packed.length, 18)
    local.writeUInt32LE(flags & 8 ? 0 : localSize, 22)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt16LE(flags, 8)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(crc32(data), 16)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(size, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    const file = Buffer.concat([local, Buffer.from(name), packed])
    parts.push(file)
    directory.push(Buffer.concat([entry, Buffer.from(name)]))
    offset += file.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}

const isXml = (name: string) => name.endsWith('.xml')
const safe = (files: readonly File[], most = 1000) => safeArchive(zip(files), isXml, most)
const notXlsx = { status: 400, message: 'This is not an XLSX file that can be read' }
const tooLarge = { status: 413, message: 'The file is too large when it is unpacked' }

it('keeps the wanted files with their real sizes and checksums', async () => {
  const data = Buffer.from('<row/>'.repeat(20))
  const archive = await safe([{ name: 'a.xml', data }, { name: 'logo.png' }, { name: 'b.xml', data, flags: 8 }])
  expect(archive.includes('logo.png')).toBe(false)
  // Two local headers and two entries of the directory.
  for (const name of ['a.xml', 'b.xml']) {
    const at = archive.indexOf(name)
    const head = archive.subarray(at - 30, at)
    expect([14, 22].map((field) => head.readUInt32LE(field))).toEqual([crc32(data), data.length])
    expect(inflateRawSync(archive.subarray(at + name.length, at + name.length + head.readUInt32LE(18)))).toEqual(data)
    const entry = archive.lastIndexOf(name) - 46
    expect([16, 24].map((field) => archive.readUInt32LE(entry + field))).toEqual([crc32(data), data.length])
    expect(archive.readUInt32LE(entry + 42)).toBe(at - 30)
  }
  expect(archive.readUInt16LE(archive.length - 22 + 10)).toBe(2)
})

it('counts what the files unpack to, not what they claim, over all files together', async () => {
  const data = Buffer.alloc(600)
  await expect(safe([{ name: 'a.xml', data }])).resolves.toBeDefined()
  await expect(safe([{ name: 'a.xml', data: Buffer.alloc(1001), size: 10 }])).rejects.toMatchObject(tooLarge)
  await expect(safe([{ name: 'a.xml', size: 1001 }])).rejects.toMatchObject(tooLarge)
  const two = ['a.xml', 'b.xml'].map((name) => ({ name, data, size: 10 }))
  await expect(safe(two)).rejects.toMatchObject(tooLarge)
  await expect(safe([two[0]!, { name: 'a.png', data: Buffer.alloc(5000) }])).resolves.toBeDefined()
})

it.each<[string, File[]]>([
  ['whose file claims another size than the directory', [{ name: 'a.xml', localSize: 0x7fffffff }]],
  ['with two files of one name', [{ name: 'a.xml' }, { name: 'a.xml' }]],
  ['that is encrypted', [{ name: 'a.xml', flags: 1 }]],
  ['whose file is damaged', [{ name: 'a.xml', packed: Buffer.from([7, 7, 7, 7]) }]],
])('refuses an archive %s', async (_what, files) => {
  await expect(safe(files)).rejects.toMatchObject(notXlsx)
})

it('refuses an archive that is cut off, or whose directory points to something else', async () => {
  const whole = zip([{ name: 'a.xml' }])
  await expect(safeArchive(whole.subarray(0, -4), isXml, 1000)).rejects.toMatchObject(notXlsx)
  const entry = whole.lastIndexOf('a.xml') - 46
  for (const [field, value] of [
    [42, 3],
    [42, 0x7fffffff],
    [20, 5000],
  ] as const) {
    const wrong = Buffer.from(whole)
    wrong.writeUInt32LE(value, entry + field)
    await expect(safeArchive(wrong, isXml, 1000)).rejects.toMatchObject(notXlsx)
  }
})
