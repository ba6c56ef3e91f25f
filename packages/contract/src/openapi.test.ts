import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allOperations } from './index.ts'
import { listOf, listPage } from './list.ts'
import { openApiDocument } from './openapi.ts'
import { operation } from './operation.ts'

const find = operation({
  name: 'findThings',
  summary: 'Find things',
  method: 'GET',
  path: '/boxes/{boxId}/things',
  permission: 'ViewOrder',
  params: z.strictObject({ boxId: z.uuid() }),
  query: z.strictObject({ ...listPage(20), kind: z.enum(['new', 'old']) }),
  answer: listOf(z.object({ name: z.string() })),
})
const add = operation({
  name: 'addThing',
  summary: 'Add a thing',
  method: 'POST',
  path: '/things',
  permission: 'public',
  body: z.strictObject({ name: z.string().max(10) }),
  answer: z.object({ id: z.string() }),
  status: 201,
})
const remove = operation({
  name: 'removeThing',
  summary: 'Remove a thing',
  method: 'DELETE',
  path: '/things',
  permission: 'signed-in',
  answer: z.undefined(),
  status: 204,
})

const documentOf = (...operations: (typeof find | typeof add | typeof remove)[]) =>
  openApiDocument(
    operations.map((one) => ({ feature: 'things', operation: one })),
    { title: 'Lanewise', version: '1.2.3' },
  )
// biome-ignore lint/suspicious/noExplicitAny: a document is read here as any program reads it
const read = (document: unknown, ...path: string[]) => path.reduce((part: any, key) => part?.[key], document)

describe('the published document', () => {
  it('is OpenAPI 3.1 with name and version of the product', () => {
    expect(documentOf(find)).toMatchObject({ openapi: '3.1.0', info: { title: 'Lanewise API', version: '1.2.3' } })
  })

  it('names each call with its parameters, where they stand and which must be given', () => {
    const call = read(documentOf(find), 'paths', '/api/v1/boxes/{boxId}/things', 'get')
    expect(call).toMatchObject({
      operationId: 'findThings',
      tags: ['things'],
      security: [{ bearer: [] }, { apiKey: [] }],
    })
    const parameters = call.parameters.map((one: { name: string; in: string; required: boolean }) => [
      one.name,
      one.in,
      one.required,
    ])
    expect(parameters).toEqual([
      ['boxId', 'path', true],
      ['page', 'query', false],
      ['pageSize', 'query', false],
      ['cursor', 'query', false],
      ['kind', 'query', true],
    ])
  })

  it('describes lists in their one shape', () => {
    const answer = read(documentOf(find), 'paths', '/api/v1/boxes/{boxId}/things', 'get', 'responses', '200', 'content')
    expect(read(answer, 'application/json', 'schema')).toMatchObject({
      required: ['data', 'total'],
      properties: { data: { type: 'array' }, total: { type: 'integer' } },
    })
  })

  it('keeps two calls of one path apart, and their bodies and answers', () => {
    const path = read(documentOf(add, remove), 'paths', '/api/v1/things')
    expect(Object.keys(path)).toEqual(['post', 'delete'])
    expect(path.post.security).toEqual([])
    expect(path.post.requestBody.content['application/json'].schema.properties.name).toMatchObject({ maxLength: 10 })
    expect(Object.keys(path.post.responses)).toEqual(['201', 'default'])
    expect(path.delete.responses['204']).not.toHaveProperty('content')
  })

  it('says how every failure looks', () => {
    const document = documentOf(find)
    const failure = read(document, 'paths', '/api/v1/boxes/{boxId}/things', 'get', 'responses', 'default', 'content')
    expect(failure['application/problem+json'].schema.$ref).toBe('#/components/schemas/Problem')
    expect(read(document, 'components', 'schemas', 'Problem', 'properties')).toHaveProperty('modelState')
  })

  it('offers an idempotency key where a signed-in caller changes something', () => {
    const header = (call: { parameters: { in: string; name: string }[] }) =>
      call.parameters.filter((one) => one.in === 'header').map(({ name }) => name)
    const path = read(documentOf(add, remove), 'paths', '/api/v1/things')
    expect(header(path.delete)).toEqual(['Idempotency-Key'])
    expect(header(path.post)).toEqual([])
  })

  it('holds every declared call once, under a name of its own', () => {
    const { paths } = openApiDocument(allOperations, { title: 'Lanewise', version: '1' })
    const calls = Object.values(paths).flatMap((path) => Object.values(path) as { operationId: string }[])
    expect(calls).toHaveLength(allOperations.length)
    expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(allOperations.length)
  })
})
