import { z } from 'zod'
import type { Operation } from './operation.ts'
import { Problem } from './problem.ts'

type Listed = { feature: string; operation: Operation }
type JsonSchema = Record<string, unknown>

/** Builds the OpenAPI 3.1 document of the product from the declared operations. */
export function openApiDocument(operations: readonly Listed[], { title, version }: { title: string; version: string }) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const listed of operations) {
    const path = `/api/v1${listed.operation.path}`
    paths[path] = { ...paths[path], [listed.operation.method.toLowerCase()]: describe(listed) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${title} API`, version },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(Problem, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
      },
    },
  }
}

function describe({ feature, operation }: Listed) {
  const isUnsafe = operation.method !== 'GET'
  return {
    operationId: operation.name,
    summary: operation.summary,
    tags: [feature],
    'x-permission': operation.permission,
    ...(operation.scope && { 'x-scope': operation.scope }),
    security: securityOf(operation),
    parameters: [
      ...parameters(operation.params, 'path'),
      ...parameters(operation.query, 'query'),
      ...(isUnsafe && operation.permission !== 'public' ? [idempotencyKey] : []),
    ],
    ...requestBody(operation),
    responses: { [operation.status ?? 200]: success(operation), default: failure },
  }
}

function requestBody({ body, bodyType }: Operation) {
  if (bodyType) return { requestBody: { required: true, content: { [bodyType]: {} } } }
  if (!body) return {}
  return { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } } }
}

/**
 * Who may call an operation with which credentials. A key gives access to the operations of its scopes, and to none
 * that are meant for users.
 */
function securityOf(operation: Operation) {
  if (isOpen(operation)) return []
  const { permission, scope } = operation
  const takesKey = scope !== undefined || (permission !== 'signed-in' && permission !== 'public')
  return takesKey ? [{ bearer: [] }, { apiKey: [] }] : [{ bearer: [] }]
}

/** A public call without a token in its path is authorized by a connection token, or not at all. */
const isOpen = ({ permission, link }: Operation) => permission === 'public' && link !== 'carrier'

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key and body give the same answer; the same key with another body gives 422.',
  schema: { type: 'string', maxLength: 200 },
}

const failure = {
  description: 'Refused or failed',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

function success(operation: Operation) {
  if (operation.status === 204) return { description: 'Done' }
  return { description: 'Done', content: { 'application/json': { schema: jsonSchema(operation.answer, 'output') } } }
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

/** Converts a schema to JSON Schema without the `$schema` property. */
export function jsonSchema(
  schema: z.ZodType,
  io: 'input' | 'output',
  target: 'draft-2020-12' | 'draft-7' = 'draft-2020-12',
) {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, target, unrepresentable: 'any' }) as JsonSchema
  return rest
}
