import { describe, expect, it } from 'vitest'
import { type Entry, readTar, writeTar } from './tar.ts'

const entries: Entry[] = [
  { name: 'empty', bytes: Buffer.alloc(0) },
  { name: 'folder/one-block', bytes: Buffer.alloc(512, 7) },
  { name: 'folder/a little more', bytes: Buffer.alloc(513, 9) },
  { name: 'text', bytes: Buffer.from('Grüße\nzwei') },
]

describe('the archive', () => {
  it('gives back what was put into it, however its bytes arrive', async () => {
    const whole = await packed(entries)
    for (const size of [1, 100, 512, whole.length]) expect(await unpacked(inPieces(whole, size))).toEqual(entries)
  })

  it('is refused when it is damaged, foreign or cut', async () => {
    const whole = await packed(entries)
    const damaged = Buffer.from(whole).fill('x', 3, 9)
    await expect(unpacked(inPieces(damaged, 512))).rejects.toThrow('not an archive')
    await expect(unpacked(inPieces(Buffer.alloc(600, 'text'), 512))).rejects.toThrow('not an archive')
    await expect(unpacked(inPieces(whole.subarray(0, 900), 512))).rejects.toThrow('ends in the middle')
  })

  it('takes no name that would not fit', async () => {
    await expect(packed([{ name: 'x'.repeat(101), bytes: Buffer.alloc(0) }])).rejects.toThrow('too long')
  })
})

async function packed(given: Entry[]): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of writeTar(oneByOne(given))) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function unpacked(chunks: AsyncIterable<Buffer>): Promise<Entry[]> {
  const entriesRead: Entry[] = []
  for await (const entry of readTar(chunks)) entriesRead.push(entry)
  return entriesRead
}

async function* oneByOne<T>(items: readonly T[]) {
  yield* items
}

const inPieces = (bytes: Buffer, size: number) =>
  oneByOne(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size)),
  )
