import { typeOf } from './write-type.ts'

type Schema = Record<string, unknown>
type Parameter = { name: string; in: string; required: boolean; schema: Schema }
type Described = {
  operationId: string
  summary: string
  security: Record<string, unknown>[]
  parameters: Parameter[]
  requestBody?: { content: Record<string, { schema?: Schema }> }
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>
}
type Document = { paths: Record<string, Record<string, unknown>> }
type Operation = Described & { method: string; path: string }

/** Generates the source of a client for the given operations from the OpenAPI document alone. */
export function writeClient(document: Document, names: readonly string[]): string {
  const all = operationsOf(document)
  const chosen = names.map((name) => {
    const operation = all.find(({ operationId }) => operationId === name)
    if (!operation) throw new Error(`The document has no operation ${name}`)
    return operation
  })
  return [head, ...chosen.map(functionOf)].join('\n')
}

const operationsOf = ({ paths }: Document): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ ...(described as Described), method, path })),
  )

function functionOf(operation: Operation): string {
  const { operationId, summary, method, path } = operation
  const [params, query] = [parametersIn(operation, 'path'), parametersIn(operation, 'query')]
  const body = operation.requestBody?.content['application/json']?.schema
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1]
  const answer = success?.content?.['application/json']?.schema
  const input = [
    ...(params.length > 0 ? [`params: ${objectOf(params)}`] : []),
    ...(query.length > 0 ? [`query?: ${objectOf(query)}`] : []),
    ...(body ? [`body: ${typeOf(body)}`] : []),
  ]
  const [takesKey, takesToken] = ['apiKey', 'bearer'].map((scheme) => operation.security.some((one) => scheme in one))
  const call = JSON.stringify({ method: method.toUpperCase(), path, takesKey, takesToken })
  return `/** ${summary} */
export const ${operationId} = (portal: Portal, input: { ${input.join('; ')} }): Promise<${answer ? typeOf(answer) : 'undefined'}> =>
  call(portal, ${call}, input)
`
}

const parametersIn = ({ parameters }: Operation, place: string) => parameters.filter((one) => one.in === place)

const objectOf = (parameters: readonly Parameter[]) =>
  `{ ${parameters.map(({ name, required, schema }) => `${name}${required ? '' : '?'}: ${typeOf(schema)}`).join('; ')} }`

const head = `// Written by npm run simulator-client from the OpenAPI document; do not edit.

export type Portal = { baseUrl: string; key?: string; token?: string; signal?: AbortSignal }

/** An HTTP response with status 400 or above. */
export class PortalRefusal extends Error {
  readonly status: number
  /** Seconds to wait before a retry. null if the portal gives none. */
  readonly retryAfter: number | null

  constructor(status: number, message: string, retryAfter: number | null) {
    super(message)
    this.name = 'PortalRefusal'
    this.status = status
    this.retryAfter = retryAfter
  }
}

type Call = { method: string; path: string; takesKey: boolean; takesToken: boolean }
type Input = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

async function call<T>(portal: Portal, { method, path, takesKey, takesToken }: Call, { params = {}, query = {}, body }: Input): Promise<T> {
  const filled = path.replace(/\\{(\\w+)\\}/g, (_all, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== null) search.append(name, String(value))
  const answer = await fetch(portal.baseUrl + filled + (search.size > 0 ? '?' + search : ''), {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(takesKey && portal.key && { 'x-api-key': portal.key }),
      ...(takesToken && portal.token && { authorization: 'Bearer ' + portal.token }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(portal.signal && { signal: portal.signal }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new PortalRefusal(answer.status, messageIn(text), secondsIn(answer.headers.get('retry-after')))
  return (text === '' ? undefined : JSON.parse(text)) as T
}

function messageIn(text: string): string {
  try {
    const problem = JSON.parse(text) as { message?: unknown }
    return typeof problem.message === 'string' ? problem.message : text.slice(0, 200)
  } catch {
    return text.slice(0, 200)
  }
}

const secondsIn = (value: string | null) => (value !== null && /^\\d+$/.test(value) ? Number(value) : null)
`
