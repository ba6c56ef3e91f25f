import { allOperations } from '@lanewise/contract'
import * as commodities from '@lanewise/contract/commodities'
import { Problem, problemTitles } from '@lanewise/contract/problem'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { examples, type World } from '#platform/testing/examples.ts'
import type { Person } from '#platform/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { createWorld } from '#platform/testing/world.ts'

let portal: TestPortal
let ana: Person
let world: World

beforeAll(async () => {
  portal = await sharedTestPortal()
  ;({ admin: ana, world } = await createWorld(portal, 'SHAPES'))
})

const pasta = { commodityCode: 'PASTA', description: 'Penne' }
const json = (body: string) => ({ body, headers: { 'content-type': 'application/json' } })

describe('every paged list', () => {
  // A list of options is a plain array, even where it is requested page by page. (DEF-9, DEF-14)
  const options = ['findCustomerLocations']
  const isPaged = (input: unknown) => input instanceof z.ZodObject && 'page' in input.shape
  const lists = allOperations.filter(
    ({ operation: { name, query, body } }) => !options.includes(name) && (isPaged(query) || isPaged(body)),
  )
  for (const { operation } of lists) {
    it(`${operation.method} ${operation.path} answers data and total, whether it is exact, and its neighbours [APIKEY-4]`, async () => {
      const { content } = await portal.as(ana).attempt(operation, examples[operation.name]?.(world) ?? {})
      expect(Object.keys(content as object).sort()).toEqual(['data', 'isTotalExact', 'next', 'previous', 'total'])
      const { data, total } = content as { data: unknown[]; total: number }
      expect(Array.isArray(data)).toBe(true)
      expect(total).toBeGreaterThanOrEqual(data.length)
    })
  }
})

describe('every error', () => {
  const errors: [status: number, what: string, cause: () => Promise<Response>][] = [
    [400, 'a body that breaks the rules', () => portal.as(ana).raw('POST', '/api/v1/commodities', json('{}'))],
    [400, 'a body that is no JSON', () => portal.as(ana).raw('POST', '/api/v1/commodities', json('{'))],
    [400, 'an id that is none', () => portal.as(ana).raw('GET', '/api/v1/commodities/seven')],
    [401, 'no token', () => portal.as(null).raw('GET', '/api/v1/users/me')],
    [403, 'no permission', async () => portal.as(await noPermissions()).raw('GET', '/api/v1/commodities')],
    [404, 'a record that does not exist', () => portal.as(ana).raw('GET', `/api/v1/commodities/${world.companyId}`)],
    [404, 'a call that does not exist', () => portal.as(ana).raw('GET', '/api/v1/nothing')],
    [404, 'a method that a call does not have', () => portal.as(ana).raw('PATCH', '/api/v1/commodities')],
    [409, 'a code that is taken', () => portal.as(ana).raw('POST', '/api/v1/commodities', json(JSON.stringify(pasta)))],
    [
      413,
      'a body that is too large',
      () => portal.as(ana).raw('POST', '/api/v1/commodities', json(`"${'x'.repeat(2e6)}"`)),
    ],
    [415, 'a body that is no JSON by its type', () => portal.as(ana).raw('POST', '/api/v1/commodities', xml)],
  ]
  for (const [status, what, cause] of errors) {
    it(`of ${what} is a problem document with status ${status} [APIKEY-4]`, async () => {
      if (status === 409) await portal.as(ana).ask(commodities.createCommodity, { body: pasta })
      const answer = await cause()
      expect(answer.status).toBe(status)
      expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
      const problem = Problem.parse(await answer.json())
      expect(problem).toMatchObject({ status, title: problemTitles[status], isSuccess: false })
      expect(problem.detail.length).toBeGreaterThan(0)
      expect(problem.message).toBe(problem.detail)
      expect(problem.requestId).toBe(answer.headers.get('x-request-id'))
    })
  }

  it('names each field with its messages under modelState [APIKEY-4]', async () => {
    const body = { commodityCode: '', description: 'x'.repeat(501), perPackageWeight: -1, isHazmat: true }
    const { problem } = await portal.as(ana).attempt(commodities.createCommodity, { body })
    expect(problem.modelState).toMatchObject({
      commodityCode: ['This field is required.'],
      description: ['At most 500 characters'],
      perPackageWeight: ['Cannot be negative'],
    })
    for (const messages of Object.values(problem.modelState ?? {}))
      expect(messages.every((message) => typeof message === 'string' && message !== '')).toBe(true)
  })
})

const xml = { body: '<commodity/>', headers: { 'content-type': 'application/xml' } }

const noPermissions = () => portal.given.person({ company: { id: world.companyId, name: 'SHAPES' }, permissions: [] })
