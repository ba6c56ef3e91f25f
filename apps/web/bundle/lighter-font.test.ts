import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { lighter } from './lighter-font.ts'

const path = createRequire(import.meta.url).resolve('inter-ui/variable-latin/InterVariable-subset.woff2')

describe('the lighter font', () => {
  const whole = readFileSync(path)
  let made: Buffer
  const read = (file: Buffer) => create(file) as Font
  beforeAll(async () => {
    made = await lighter(whole)
  })

  it('is half as large at most', () => {
    expect(made.length).toBeLessThan(whole.length * 0.5)
  })

  it('has all characters and features', () => {
    expect(read(made).characterSet).toEqual(read(whole).characterSet.filter((code) => code > 0))
    expect(read(made).availableFeatures).toEqual(read(whole).availableFeatures)
  })

  it('has the weights from 400 to 700 and nothing else to choose', () => {
    expect(read(made).variationAxes).toEqual({ wght: { name: 'Weight', min: 400, default: 400, max: 700 } })
  })
})
