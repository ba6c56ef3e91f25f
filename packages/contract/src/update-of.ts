import { z } from 'zod'

type Optional<S extends z.core.$ZodShape> = { [K in keyof S]: z.ZodOptional<S[K]> }
type Version = { version: z.ZodOptional<z.ZodInt> }

/**
 * Input of a save: the changed fields and the version that they are based on. A field that is left out stays unset,
 * even when the full schema has a default for it. The server checks rules over several fields on the merged record.
 */
export const updateOf = <S extends z.core.$ZodShape>(schema: z.ZodObject<S>): z.ZodObject<Optional<S> & Version> =>
  z.strictObject({
    ...Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, touched(field as z.ZodType)])),
    /** Without a version the fields are written even when others saved changes in between. */
    version: z.int().positive().optional(),
  }) as never

const touched = (field: z.ZodType) => new Touched({ type: 'optional', innerType: withoutDefault(field) })

/** Like `optional()`, but never calls the inner schema for a missing value, so that no default is filled in. */
const Touched: z.core.$constructor<z.ZodOptional> = z.core.$constructor('Touched', (field, definition) => {
  z.ZodOptional.init(field, definition)
  field._zod.parse = (payload, context) =>
    payload.value === undefined ? payload : definition.innerType._zod.run(payload, context)
})

/** Defaults apply to new records only; the published API document must not show them for an update. */
function withoutDefault(field: z.core.$ZodType): z.core.$ZodType {
  if (field instanceof z.ZodDefault) return field.def.innerType
  if (field instanceof z.ZodPipe) return new z.ZodPipe({ ...field.def, in: withoutDefault(field.def.in) })
  return field
}
