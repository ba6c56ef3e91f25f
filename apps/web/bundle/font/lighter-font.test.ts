import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { beforeAll, describe, expect, it } from 'vitest'
import { lighter } from './lighter-font.ts'
import { keepVariations } from './variations.ts'
import { type Font, readFont, tableOf, writeFont } from './woff2.ts'

const path = createRequire(import.meta.url).resolve('inter-ui/variable-latin/InterVariable-subset.woff2')

describe('the lighter font', () => {
  const whole = readFileSync(path)
  let font: Font
  let made: Buffer
  beforeAll(() => {
    font = readFont(whole)
    made = lighter(whole)
  })

  it('is little more than half as large', () => {
    expect(made.length).toBeLessThan(whole.length * 0.55)
    expect(made.readUInt32BE(8)).toBe(made.length)
  })

  it('has every other table as it was', () => {
    const others = ({ tables }: Font, without: Buffer) => tables.filter(({ content }) => !content.equals(without))
    const read = readFont(made)
    expect(others(read, tableOf(read, 'gvar'))).toEqual(others(font, tableOf(font, 'gvar')))
    expect(readFont(writeFont(font)).tables).toEqual(font.tables)
  })

  it('keeps heavier weights and nothing else', () => {
    const peaks = new Set<string>()
    keepVariations(tableOf(readFont(made), 'gvar'), (peak) => !peaks.add(peak.join()))
    expect([...peaks]).toEqual(['0,1'])
  })

  it('has the same variations as before when none is left out', () => {
    const all = keepVariations(tableOf(font, 'gvar'), () => true)
    expect(keepVariations(all, () => true)).toEqual(all)
    expect(all.length).toBeGreaterThan(tableOf(font, 'gvar').length * 0.98)
  })
})
