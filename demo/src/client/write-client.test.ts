import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { simulatorClient } from './simulator-client.ts'
import { writeClient } from './write-client.ts'
import { typeOf } from './write-type.ts'

it('the client of the simulator is the one that the published document gives: npm run simulator-client', () => {
  const written = readFileSync(join(import.meta.dirname, '../simulator/portal.gen.ts'), 'utf8')
  expect(written).toBe(simulatorClient())
})

describe('a client written from a document', () => {
  const find = {
    operationId: 'findThing',
    summary: 'Find a thing',
    security: [{ bearer: [] }, { apiKey: [] }],
    parameters: [
      { name: 'thingId', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'page', in: 'query', required: false, schema: { type: 'integer' } },
    ],
    responses: {
      '200': { content: { 'application/json': { schema: { type: 'array', items: { type: 'string' } } } } },
      default: {},
    },
  }
  const add = {
    operationId: 'addThing',
    summary: 'Add a thing',
    security: [],
    parameters: [],
    requestBody: { content: { 'application/json': { schema: { type: 'object', properties: {} } } } },
    responses: { '204': {} },
  }
  const document = { paths: { '/api/v1/things/{thingId}': { get: find }, '/api/v1/things': { post: add } } }

  it('asks for what the document asks for, and sends key and token only where they open something', () => {
    expect(writeClient(document, ['findThing'])).toContain(
      `export const findThing = (portal: Portal, input: { params: { thingId: string }; query?: { page?: number } }): Promise<string[]> =>
  call(portal, {"method":"GET","path":"/api/v1/things/{thingId}","takesKey":true,"takesToken":true}, input)`,
    )
    expect(writeClient(document, ['addThing'])).toContain(
      `input: { body: {  } }): Promise<undefined> =>
  call(portal, {"method":"POST","path":"/api/v1/things","takesKey":false,"takesToken":false}, input)`,
    )
  })

  it('cannot be written for what the document does not have', () => {
    expect(() => writeClient(document, ['removeThing'])).toThrow('The document has no operation removeThing')
  })
})

it.each([
  [{ type: 'string' }, 'string'],
  [{ type: 'integer' }, 'number'],
  [{ enum: ['a', 2] }, '"a" | 2'],
  [{ const: 'a' }, '"a"'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
  [{ oneOf: [{ type: 'string' }, { type: 'string' }] }, 'string'],
  [{ type: ['boolean', 'null'] }, 'boolean | null'],
  [{ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'number' }] } }, '(string | number)[]'],
  [{ type: 'array' }, 'unknown[]'],
  [{ type: 'array', prefixItems: [{ type: 'number' }, { type: 'string' }] }, '[number, string]'],
  [{ allOf: [{ enum: ['a', 'b'] }, { type: 'string' }] }, '("a" | "b") & string'],
  [
    { type: 'object', properties: { a: { type: 'string' }, b: { type: 'null' } }, required: ['a'] },
    '{ "a": string; "b"?: null }',
  ],
  [{ type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
  [{ type: 'object' }, 'Record<string, unknown>'],
  [{}, 'unknown'],
])('%o is %s', (schema, type) => expect(typeOf(schema)).toBe(type))
