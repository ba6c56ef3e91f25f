/** A file in the archive. The archive is a plain tar file, so that any machine can read it. */
export type Entry = { name: string; bytes: Buffer }

const block = 512
const end = Buffer.alloc(2 * block)

export async function* writeTar(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { name, bytes } of entries) {
    yield headerOf(name, bytes.length)
    yield bytes
    yield Buffer.alloc(paddingOf(bytes.length))
  }
  yield end
}

export async function* readTar(chunks: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const { take, drain } = reader(chunks)
  for (;;) {
    const header = await take(block)
    // Reads to the very end of the stream, because gzip verifies its checksum only there.
    if (header?.every((byte) => byte === 0)) return drain()
    if (!header) throw new Error(cut)
    const { name, size } = readHeader(header)
    const bytes = await take(size)
    if (!bytes || !(await take(paddingOf(size)))) throw new Error(cut)
    yield { name, bytes }
  }
}

const cut = 'The archive ends in the middle'

const paddingOf = (size: number) => (block - (size % block)) % block

function headerOf(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`The name is too long for the archive: ${name}`)
  const header = Buffer.alloc(block)
  const octal = (value: number, at: number, length: number) =>
    header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'latin1')
  header.write(name, 0)
  octal(0o600, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  octal(size, 124, 12)
  octal(0, 136, 12)
  header.write('        0', 148, 'latin1')
  header.write('ustar\x0000', 257, 'latin1')
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return header
}

function readHeader(header: Buffer): { name: string; size: number } {
  const text = (at: number, length: number) => header.toString('utf8', at, at + length).replace(/\0.*$/s, '')
  const written = Number.parseInt(text(148, 8), 8)
  const blank = Buffer.from(header).fill(' ', 148, 156)
  if (written !== checksumOf(blank)) throw new Error('This is not an archive of this product, or it is damaged')
  return { name: text(0, 100), size: Number.parseInt(text(124, 12), 8) }
}

const checksumOf = (header: Buffer) => header.reduce((sum, byte) => sum + byte, 0)

function reader(chunks: AsyncIterable<Buffer>) {
  const source = chunks[Symbol.asyncIterator]()
  let held: Buffer[] = []
  let length = 0
  /** Reads exactly this many bytes. Null when the stream ends first. */
  const take = async (wanted: number): Promise<Buffer | null> => {
    while (length < wanted) {
      const { value, done } = await source.next()
      if (done) return null
      held.push(value)
      length += value.length
    }
    const all = held.length === 1 && held[0] ? held[0] : Buffer.concat(held)
    held = [all.subarray(wanted)]
    length -= wanted
    return all.subarray(0, wanted)
  }
  const drain = async () => {
    while (!(await source.next()).done);
  }
  return { take, drain }
}
