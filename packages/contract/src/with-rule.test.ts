import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { withRule } from './with-rule.ts'

const Window = withRule(
  z.strictObject({ early: z.number(), late: z.number(), name: z.string().min(1, 'Name it') }),
  ['early', 'late'],
  ({ early, late }) => (early < late ? [] : [{ path: ['late'], message: 'Must be after early time' }]),
)
const messages = (value: unknown) =>
  Window.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

describe('withRule', () => {
  it('runs the rule while other fields are still wrong', () => {
    expect(messages({ early: 9, late: 8, name: '' })).toEqual(['name: Name it', 'late: Must be after early time'])
  })

  it('waits with the rule until the fields it reads are valid', () => {
    expect(messages({ early: 9, late: 'x', name: 'a' })).toEqual([
      'late: Invalid input: expected number, received string',
    ])
  })

  it('keeps refusing unknown fields', () => {
    expect(Window.safeParse({ early: 1, late: 2, name: 'a', more: 1 }).success).toBe(false)
  })
})
