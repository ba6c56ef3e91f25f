import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { z } from 'zod'

type Keys<S extends z.ZodObject> = keyof S['shape'] & string

/** Applies a domain rule as soon as the fields that it reads are valid, even while others are still missing. */
export function withRule<S extends z.ZodObject, K extends Keys<S>>(
  schema: S,
  fields: readonly K[],
  rule: (value: Pick<z.output<S>, K & keyof z.output<S>>) => FieldIssue[],
): S {
  const reads = z.object(Object.fromEntries(fields.map((field) => [field, schema.shape[field] as z.ZodType])))
  const check = z.check<z.output<S>>((payload) => {
    const parsed = reads.safeParse(payload.value)
    if (!parsed.success) return
    for (const issue of rule(parsed.data as never)) {
      payload.issues.push({ code: 'custom', input: payload.value, ...issue })
    }
  })
  check._zod.def.when = () => true
  return schema.check(check) as S
}
