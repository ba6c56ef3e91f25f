import { expect, it } from 'vitest'
import { safeArchive } from './safe-archive.ts'
import { zipOf } from './zip.ts'

const now = new Date('2026-11-19T10:20:30Z')

/** Names of an archive in the order of its directory, as another reader sees them. */
async function namesIn(zip: Buffer): Promise<string[]> {
  const names: string[] = []
  await safeArchive(zip, (name) => names.push(name) > 0, 1_000)
  return names
}

it('packs files under their names, and numbers a name that occurs twice', async () => {
  const files = ['POD.pdf', 'pod.pdf', 'POD (2).pdf', 'Zoll Größe'].map((name) => ({
    name,
    bytes: Buffer.from('text'),
  }))
  const zip = zipOf(files, now)
  expect(await namesIn(zip)).toEqual(['POD.pdf', 'pod (2).pdf', 'POD (2) (2).pdf', 'Zoll Größe'])
  expect(zip.indexOf('text')).toBeGreaterThan(0)
})

it('can be empty', () => {
  expect(zipOf([], now)).toHaveLength(22)
})
