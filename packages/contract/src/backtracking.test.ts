import { expect, it } from 'vitest'
import { z } from 'zod'
import { allOperations } from './index.ts'

/** Every schema inside a schema, itself included. */
function within(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): Set<z.core.$ZodType> {
  if (seen.has(schema)) return seen
  seen.add(schema)
  for (const value of Object.values(schema._zod.def)) for (const inner of schemasIn(value)) within(inner, seen)
  return seen
}

function schemasIn(value: unknown): z.core.$ZodType[] {
  if (value instanceof z.core.$ZodType) return [value]
  if (typeof value === 'function' || typeof value !== 'object' || value === null) return []
  // A check belongs to the schema that has it, and runs with it.
  return Object.values(value).filter((one) => one instanceof z.core.$ZodType && one._zod.def.type !== 'custom')
}

const pieces = [
  'a',
  '0',
  ' ',
  '-',
  '.',
  '@',
  ',',
  '"',
  '\t',
  'a.',
  'a-',
  'a@',
  'a ',
  '0,',
  '0.',
  'A1',
  'x=',
  'http://a',
]
const ends = ['', '!', '\n', '@', ' x']
const hostile = pieces.flatMap((piece) => ends.map((end) => piece.repeat(4_000 / piece.length) + end))

it('no schema of a call backtracks for ever on a text that almost fits', () => {
  const schemas = new Set<z.core.$ZodType>()
  for (const { params, query, body } of allOperations.map(({ operation }) => operation))
    for (const schema of [params, query, body]) if (schema) within(schema, schemas)
  const texts = [...schemas].filter(
    (schema) => z.core.safeParse(schema, 'text').error?.issues[0]?.code !== 'invalid_type',
  )
  expect(texts.length).toBeGreaterThan(100)
  // A pattern that backtracks would not come to an end before the test does.
  for (const schema of texts) for (const text of hostile) z.core.safeParse(schema, text)
})
