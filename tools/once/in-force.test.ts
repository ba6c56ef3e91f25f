import { describe, expect, it } from 'vitest'
import { plant } from '#testing/plant.ts'
import { checkInForce } from './in-force.ts'

const messages = (files: Record<string, string>) =>
  checkInForce(plant(files)).map(({ path, line, message }) => `${path}:${line ?? ''} ${message}`)

describe('a rule of the domain', () => {
  const rule = 'packages/domain/src/tenders/rule.ts'
  const unused = (declared: string, others: Record<string, string> = {}) =>
    messages({
      [rule]: declared,
      'packages/domain/src/tenders/rule.test.ts': `import { isOver } from './rule.ts'`,
      ...others,
    })
  const declared = 'export const isOver = () => true'

  it('is found when only tests use it', () => {
    expect(unused(declared)).toEqual([`${rule}:1 isOver is used by nothing but tests`])
    expect(unused('export function isOver() {}')).toHaveLength(1)
    expect(unused('export type isOver = string')).toHaveLength(1)
    expect(unused(declared, { 'packages/domain/src/a.ts': `import { other } from './tenders/rule.ts'` })).toHaveLength(
      1,
    )
    expect(unused(declared, { 'apps/api/src/testing/a.ts': `import { isOver } from '#tenders/rule.ts'` })).toHaveLength(
      1,
    )
  })

  it.each([
    ['by name', `import { other, isOver as over } from './tenders/rule.ts'`],
    ['as a whole', `import * as rules from './tenders/rule.ts'`],
    ['when it is needed', `const rules = await import('./tenders/rule.ts')`],
    ['to pass it on', `export { isOver } from './tenders/rule.ts'`],
  ])('is used where another file imports it, %s', (_title, text) => {
    expect(unused(declared, { 'packages/domain/src/a.ts': text })).toEqual([])
  })

  it('is used where its own file calls it', () => {
    expect(unused(`${declared}\nexport const unlessOver = () => !isOver()`)).toEqual([
      `${rule}:2 unlessOver is used by nothing but tests`,
    ])
  })

  it('may wait for its feature, or check what does the same elsewhere', () => {
    expect(unused(`/** @awaits invoices */\n${declared}`)).toEqual([])
    expect(unused(`/** Asked in a test. @oracle tenders/expire */\n${declared}`)).toEqual([])
    expect(unused(`/** @awaits */\n${declared}`)).toHaveLength(1)
  })
})
