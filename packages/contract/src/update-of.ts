import { z } from 'zod'

type Optional<S extends z.core.$ZodShape> = { [K in keyof S]: z.ZodOptional<S[K]> }
type Version = { version: z.ZodOptional<z.ZodInt> }

/**
 * What a save sends: the touched fields and the version that it began from. A field that is left out stays out, also where
 * the whole schema has a default for it. Rules over several fields are checked by the server on the joined record.
 */
export const updateOf = <S extends z.core.$ZodShape>(schema: z.ZodObject<S>): z.ZodObject<Optional<S> & Version> =>
  z.strictObject({
    ...Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, touched(field as z.ZodType)])),
    /** Without it the touched fields are written whatever others saved meanwhile. */
    version: z.int().positive().optional(),
  }) as never

const touched = (field: z.ZodType) => new Touched({ type: 'optional', innerType: withoutDefault(field) })

/** Like `optional()`, but it never asks the field what to put in the place of nothing. */
const Touched: z.core.$constructor<z.ZodOptional> = z.core.$constructor('Touched', (field, definition) => {
  z.ZodOptional.init(field, definition)
  field._zod.parse = (payload, context) =>
    payload.value === undefined ? payload : definition.innerType._zod.run(payload, context)
})

/** A default belongs to a new record; the published document must not promise it for a change. */
function withoutDefault(field: z.core.$ZodType): z.core.$ZodType {
  if (field instanceof z.ZodDefault) return field.def.innerType
  if (field instanceof z.ZodPipe) return new z.ZodPipe({ ...field.def, in: withoutDefault(field.def.in) })
  return field
}
