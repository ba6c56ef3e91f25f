import { jsonSchema } from '@lanewise/contract/openapi'
import fastJson from 'fast-json-stringify'
import type { z } from 'zod'

type Write = (answer: unknown) => string

const known = new WeakMap<z.ZodType, Write>()

/** Writes what a shape names and nothing else. How is worked out when it is first needed: most are never sent by a process. */
export function writerOf(shape: z.ZodType): Write {
  const write = known.get(shape) ?? fastJson(jsonSchema(shape, 'output', 'draft-7'))
  known.set(shape, write)
  return write
}
