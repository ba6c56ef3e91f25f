import { allOperations } from '@lanewise/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

type Schema = Record<string, unknown>
type Call = {
  operationId: string
  summary: string
  tags: string[]
  security: unknown[]
  parameters: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}
type Document = {
  openapi: string
  info: { title: string }
  paths: Record<string, Record<string, Call>>
  components: { schemas: Record<string, Schema> }
}

let portal: TestPortal
let document: Document
let page: string

beforeAll(async () => {
  portal = await sharedTestPortal()
  const answer = await fetch(`${portal.url}/api/openapi.json`)
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  document = (await answer.json()) as Document
  page = await (await fetch(`${portal.url}/api/docs`)).text()
})

const calls = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call })),
  )

describe('the published document', () => {
  it('is OpenAPI 3.1, served without sign-in, and lists every call of the product and no other [APIKEY-1]', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/)
    const listed = calls().map(({ path, method, call }) => `${method.toUpperCase()} ${path} ${call.operationId}`)
    const declared = allOperations.map(({ operation: { method, path, name } }) => `${method} /api/v1${path} ${name}`)
    expect(listed.sort()).toEqual(declared.sort())
    expect(new Set(calls().map(({ call }) => call.operationId)).size).toBe(listed.length)
  })

  it('describes parameters, body and answer of every call as they are declared [APIKEY-1]', () => {
    for (const { operation } of allOperations) {
      const call = document.paths[`/api/v1${operation.path}`]?.[operation.method.toLowerCase()]
      const inPath = call?.parameters.filter((one) => one.in === 'path').map(({ name }) => name)
      expect(inPath).toEqual([...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
      expect(call?.parameters.filter((one) => one.in === 'query').map(({ name }) => name)).toEqual(
        Object.keys(operation.query?.shape ?? {}),
      )
      expect(call?.requestBody !== undefined).toBe(operation.body !== undefined || operation.bodyType !== undefined)
      expect(Object.keys(call?.responses ?? {})).toEqual([String(operation.status ?? 200), 'default'])
      const isOpen = operation.permission === 'public' && operation.link !== 'carrier'
      const schemes = (call?.security as object[] | undefined)?.flatMap((one) => Object.keys(one))
      expect(schemes?.includes('bearer')).toBe(!isOpen)
      const needsPerson = operation.permission === 'signed-in' || operation.permission === 'public'
      expect(schemes?.includes('apiKey')).toBe(!isOpen && (operation.scope !== undefined || !needsPerson))
    }
  })

  it('refers to nothing that it does not hold, and to nothing outside', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target)
    expect(new Set(references)).toEqual(new Set(['#/components/schemas/Problem']))
    expect(document.components.schemas.Problem).toMatchObject({ type: 'object' })
  })
})

describe('the reference page', () => {
  it('shows every call with its address and what it does [APIKEY-1]', () => {
    for (const { path, call } of calls()) {
      expect(page).toContain(`id="${call.operationId}"`)
      expect(page).toContain(`<code>${path}</code>`)
      expect(page).toContain(call.summary)
    }
  })

  it('names the permission of every call, and how an API key opens it', () => {
    const needs = (id: string) => /<dl class="needs">(.*?)<\/dl>/.exec(page.split(`id="${id}"`)[1] ?? '')?.[1]
    expect(needs('createRateRequest')).toContain('<dd>CreateRateRequest</dd>')
    expect(needs('recordTrackingEvents')).toContain('<dd>With the scope tracking</dd>')
    expect(needs('getRequestedLoad')).toContain('<dd>None, no sign-in needed</dd>')
    expect(page.match(/<dl class="needs">/g)).toHaveLength(calls().length)
  })

  it('groups the calls by feature, and shows their fields and examples', () => {
    const features = new Set(calls().flatMap(({ call }) => call.tags))
    for (const feature of features) expect(page).toContain(`id="feature-${feature}"`)
    const [, section = ''] = page.split('id="createRateRequest"')
    expect(section).toContain('<code>carriers[].emails[]</code>')
    const [, example = ''] = /<pre class="request"[^>]*>(.*?)<\/pre>/s.exec(section) ?? []
    expect(JSON.parse(example.replaceAll('&quot;', '"'))).toMatchObject({
      carriers: [{ carrierId: expect.any(String), emails: ['ana.ruiz@acme.example'] }],
      replyBy: expect.stringMatching(/Z$/),
    })
  })

  it('loads nothing from outside, with the policy of the product', async () => {
    const addresses = [...page.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(([, address]) => address ?? '')
    expect(
      addresses.filter(
        (address) => !/^(#[\w-]+|\/|\/favicon\.svg|\/api\/openapi\.json|\/api\/docs\/.*)$/.test(address),
      ),
    ).toEqual([])
    expect(page).not.toMatch(/<style|<img(?! src="\/favicon\.svg")|<iframe|@import|url\(|\son\w+=/i)
    const answer = await fetch(`${portal.url}/api/docs`)
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self'`)
    for (const address of addresses.filter((one) => one.startsWith('/api/docs/')))
      expect((await fetch(`${portal.url}${address}`)).status).toBe(200)
  })
})
