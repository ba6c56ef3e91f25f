import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CommodityUpdate } from './commodities.ts'
import { optionalText, requiredText } from './fields.ts'
import { jsonSchema } from './openapi.ts'
import { updateOf } from './update-of.ts'

const Update = updateOf(
  z.strictObject({
    name: requiredText(10),
    note: optionalText(10),
    isOpen: z.boolean().default(false),
    tags: z
      .array(z.string())
      .default([])
      .transform((tags) => tags.toSorted()),
  }),
)

describe('the schema of an update', () => {
  it('leaves out what was not sent, also where the whole record has a default', () => {
    expect(Update.parse({})).toEqual({})
    expect(Object.keys(Update.parse({ name: 'a', version: 3 }))).toEqual(['name', 'version'])
    expect(Object.keys(CommodityUpdate.parse({ description: 'Penne' }))).toEqual(['description'])
  })

  it('checks and settles what was sent, and keeps an empty value', () => {
    expect(Update.parse({ note: null, isOpen: true, tags: ['b', 'a'] })).toEqual({
      note: null,
      isOpen: true,
      tags: ['a', 'b'],
    })
    expect(Update.safeParse({ name: ' ' }).error?.issues[0]).toMatchObject({ path: ['name'] })
    expect(Update.safeParse({ other: 1 }).success).toBe(false)
    expect(Update.safeParse({ version: 0 }).success).toBe(false)
  })

  it('tells other programs that every field may be left out and that none has a default', () => {
    const schema = jsonSchema(Update, 'input') as { required?: string[]; properties: Record<string, object> }
    expect(schema.required ?? []).toEqual([])
    expect(Object.keys(schema.properties)).toEqual(['name', 'note', 'isOpen', 'tags', 'version'])
    expect(schema.properties.tags).toEqual({ type: 'array', items: { type: 'string' } })
    expect(schema.properties.isOpen).toEqual({ type: 'boolean' })
  })
})
