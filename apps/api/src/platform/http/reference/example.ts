import { choicesOf, itemOf, type Schema, typesOf } from './schema.ts'

const mostDepth = 6

/** A request with the fields that it must have, or with its first ones where it must have none. */
export const requestExample = (schema: Schema): unknown => exampleOf(required(schema))

const fieldsOfFilter = 4

function required(schema: Schema): Schema {
  if (schema.items) return { ...schema, items: required(schema.items) }
  if (!schema.properties) return schema
  const all = Object.entries(schema.properties)
  const needed = all.filter(([field]) => schema.required?.includes(field))
  const shown = needed.length > 0 ? needed : all.slice(0, fieldsOfFilter)
  return { ...schema, properties: Object.fromEntries(shown.map(([field, value]) => [field, required(value)])) }
}

/** A value that fits a schema, with words of the trade where the name of the field tells them. */
export function exampleOf(schema: Schema, name = '', depth = 0): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.default !== undefined && schema.default !== null) return schema.default
  const choice = choicesOf(schema).find((one) => !typesOf(one).includes('null')) ?? choicesOf(schema)[0]
  if (choice) return exampleOf(choice, name, depth)
  const first = schema.allOf?.[0]
  if (first && !schema.properties) return exampleOf(first, name, depth)
  const type = typesOf(schema)[0]
  if (schema.properties || type === 'object') return objectExample(schema, depth)
  if (type === 'array') return depth >= mostDepth ? [] : [exampleOf(itemOf(schema), name.replace(/s$/, ''), depth + 1)]
  if (type === 'integer' || type === 'number') return numberExample(schema, name)
  if (type === 'boolean') return /^(is|has|success)/i.test(name)
  return type === 'string' ? textExample(schema, name) : null
}

function objectExample({ properties = {} }: Schema, depth: number): Record<string, unknown> {
  if (depth >= mostDepth) return {}
  return Object.fromEntries(
    Object.entries(properties).map(([field, value]) => [field, exampleOf(value, field, depth + 1)]),
  )
}

const numbers: readonly [RegExp, number][] = [
  [/latitude/i, 41.525],
  [/longitude/i, -88.082],
  [/weight/i, 1200],
  [/mile|distance/i, 716],
  [/total|amount|price|rate|charge|cost|target|value/i, 1985],
  [/length/i, 48],
  [/width/i, 40],
  [/height/i, 52],
  [/pallet|quantity|count/i, 4],
  [/pageSize/i, 25],
]

function numberExample({ minimum, maximum }: Schema, name: string): number {
  const value = numbers.find(([pattern]) => pattern.test(name))?.[1] ?? 1
  return Math.min(Math.max(value, minimum ?? value), maximum ?? value)
}

const formats: Readonly<Record<string, string>> = {
  uuid: '4be0643f-1d98-473b-97cd-ca98a65347dd',
  'date-time': '2026-11-20T14:30:00Z',
  date: '2026-11-20',
  email: 'ana.ruiz@acme.example',
  uri: 'https://acme.example/hooks/freight',
}

const texts: readonly [RegExp, string][] = [
  [/shipmentNumber/i, 'S100212'],
  [/orderNumber/i, 'O205896'],
  [/locationNumber/i, 'L1004'],
  [/email/i, 'ana.ruiz@acme.example'],
  [/phone/i, '(815) 555-0142'],
  [/url/i, 'https://acme.example/hooks/freight'],
  [/postal/i, '60433'],
  [/country/i, 'US'],
  [/^state$|state$/i, 'IL'],
  [/city/i, 'Joliet'],
  [/address/i, '800 Intermodal Dr'],
  [/scac/i, 'ZXAA'],
  [/carrier/i, 'Blue Prairie Transport'],
  [/company/i, 'Acme Foods Joliet'],
  [/firstName/i, 'Ana'],
  [/lastName/i, 'Ruiz'],
  [/timeZone/i, 'America/Chicago'],
  [/time$/i, '08:00:00'],
  [/date/i, '2026-11-20'],
  [/description|commodity/i, 'Canned peaches'],
  [/message|note|instructions/i, 'Call 30 minutes before arrival'],
  [/provider/i, 'Blue Prairie Transport'],
  [/eventId/i, 'evt-20481'],
  [/name/i, 'Joliet Distribution Center'],
]

function textExample({ format, maxLength }: Schema, name: string): string {
  const text = formats[format ?? ''] ?? texts.find(([pattern]) => pattern.test(name))?.[1] ?? 'text'
  return maxLength ? text.slice(0, maxLength) : text
}
