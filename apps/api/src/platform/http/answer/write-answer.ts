import { jsonSchema } from '@lanewise/contract/openapi'
import fastJson from 'fast-json-stringify'
import type { z } from 'zod'

type Write = (answer: unknown) => string

const known = new WeakMap<z.ZodType, Write>()

/**
 * Serializes only the fields that a shape declares. The serializer is built at first use, because a process never sends
 * most shapes.
 */
export function writerOf(shape: z.ZodType): Write {
  const write = known.get(shape) ?? fastJson(jsonSchema(shape, 'output', 'draft-7'))
  known.set(shape, write)
  return write
}
