type Schema = Record<string, unknown>

/** Converts a JSON schema to a TypeScript type. Anything the schema does not specify becomes `unknown`. */
export function typeOf(schema: Schema): string {
  const { enum: values, const: value, anyOf, oneOf, allOf, type } = schema
  if (Array.isArray(values)) return joined(values.map((one) => JSON.stringify(one)))
  if (value !== undefined) return JSON.stringify(value)
  const choice = anyOf ?? oneOf
  if (Array.isArray(choice)) return joined(choice.map((one) => typeOf(one as Schema)))
  if (Array.isArray(allOf)) return allOf.map((one) => inBrackets(typeOf(one as Schema))).join(' & ')
  if (Array.isArray(type)) return joined(type.map((one) => typeOf({ ...schema, type: one })))
  return simple[String(type)] ?? (type === 'array' ? arrayOf(schema) : type === 'object' ? objectOf(schema) : 'unknown')
}

const simple: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}

const joined = (types: readonly string[]) => [...new Set(types)].join(' | ')
const inBrackets = (type: string) => (type.includes(' | ') ? `(${type})` : type)

function arrayOf({ items, prefixItems }: Schema): string {
  if (Array.isArray(prefixItems)) return `[${prefixItems.map((one) => typeOf(one as Schema)).join(', ')}]`
  return `${inBrackets(typeOf((items ?? {}) as Schema))}[]`
}

function objectOf({ properties, required, additionalProperties }: Schema): string {
  if (!properties)
    return `Record<string, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties as Schema) : 'unknown'}>`
  const needed = new Set((required ?? []) as string[])
  const fields = Object.entries(properties as Record<string, Schema>).map(
    ([name, schema]) => `${JSON.stringify(name)}${needed.has(name) ? '' : '?'}: ${typeOf(schema)}`,
  )
  return `{ ${fields.join('; ')} }`
}
