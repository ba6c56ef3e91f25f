/** The parts of a JSON Schema that the reference shows. */
export type Schema = {
  type?: string | readonly string[]
  format?: string
  pattern?: string
  enum?: readonly unknown[]
  const?: unknown
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  prefixItems?: readonly Schema[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
  additionalProperties?: boolean | Schema
}

export type FieldRow = { name: string; type: string; isRequired: boolean; limits: string }

/** Fields below this depth are left to the examples. */
const mostDepth = 3
const mostValues = 12

/** The fields of an object, and those inside of them as `stops[].city`. */
export function fieldRows(schema: Schema, prefix = '', depth = 1): FieldRow[] {
  const inner = objectOf(schema)
  if (!inner?.properties || depth > mostDepth) return []
  return Object.entries(inner.properties).flatMap(([field, value]) => {
    const isList = typesOf(value).includes('array')
    const name = `${prefix}${field}${isList ? '[]' : ''}`
    const isRequired = inner.required?.includes(field) ?? false
    const row = { name, type: typeText(value), isRequired, limits: limitsOf(value) }
    return [row, ...fieldRows(isList ? itemOf(value) : value, `${name}.`, depth + 1)]
  })
}

/** The schema of an object within a choice such as "object or null". */
export function objectOf(schema: Schema): Schema | undefined {
  if (schema.properties) return schema
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  return parts.map(objectOf).find((part) => part !== undefined)
}

export const itemOf = (schema: Schema): Schema =>
  schema.items ?? choicesOf(schema).find(({ items }) => items)?.items ?? schema.prefixItems?.[0] ?? {}

export const choicesOf = (schema: Schema): readonly Schema[] => schema.anyOf ?? schema.oneOf ?? []

export function typesOf(schema: Schema): string[] {
  if (schema.type) return [schema.type].flat()
  const parts = [...choicesOf(schema), ...(schema.allOf ?? [])]
  return [...new Set(parts.flatMap(typesOf))]
}

function typeText(schema: Schema): string {
  const format = schema.format ?? choicesOf(schema).find((one) => one.format)?.format
  const names = typesOf(schema).map((name) => (name === 'string' && format ? format : name))
  return names.join(' or ') || 'any'
}

function limitsOf(schema: Schema): string {
  const { minimum, maximum, minLength, maxLength, maxItems } = schema
  const values = schema.enum ?? choicesOf(schema).find((one) => one.enum)?.enum
  return [
    values && `one of ${values.slice(0, mostValues).map(String).join(', ')}${values.length > mostValues ? ', …' : ''}`,
    schema.const !== undefined && `always ${String(schema.const)}`,
    isBound(minimum) && `at least ${minimum}`,
    isBound(maximum) && `at most ${maximum}`,
    minLength && minLength > 1 && `at least ${minLength} characters`,
    maxLength && `at most ${maxLength} characters`,
    maxItems && `at most ${maxItems} entries`,
    schema.default !== undefined && `default ${JSON.stringify(schema.default)}`,
  ]
    .filter(Boolean)
    .join('; ')
}

/** Limits of the number type itself say nothing. */
const isBound = (value: number | undefined) => value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER
