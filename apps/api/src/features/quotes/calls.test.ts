import { allOperations } from '@lanewise/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { examples, type World } from '#platform/testing/examples.ts'
import type { Person } from '#platform/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { createWorld } from '#platform/testing/world.ts'

let portal: TestPortal
let acme: { admin: Person; world: World }
beforeAll(async () => {
  portal = await sharedTestPortal()
  acme = await createWorld(portal, 'ACME')
})

const methods = { read: 'GET', creation: 'POST', 'search with a body': 'POST', update: 'PUT' } as const

/** Every API call of the quoting, line item and history screens, with its access. */
const callAccess: Record<string, keyof typeof methods> = {
  getCustomerConfiguration: 'read',
  getFreightClasses: 'read',
  getHazardClasses: 'read',
  getLtlQuote: 'read',
  getLtlQuoteHistory: 'read',
  getCommodityByCustomerCode: 'read',
  quotableLocations: 'read',
  createAPIQuote: 'creation',
  createCommodity: 'creation',
  findIntegratedRates: 'search with a body',
  getShipmentLaneRates: 'search with a body',
  getMileage: 'search with a body',
  updateCommodity: 'update',
}

const declared = (name: string) => {
  const operation = allOperations.find((one) => one.operation.name === name)?.operation
  if (!operation) throw new Error(`${name} is not declared`)
  return operation
}

/** The call as an external program makes it, knowing only address and method. */
async function call(name: string, method: string) {
  const { params = {}, query = {}, body } = examples[name]?.(acme.world) ?? {}
  const path = declared(name).path.replace(/\{(\w+)\}/g, (_whole, key) => String(params[key]))
  const headers = { authorization: `Bearer ${await portal.tokenFor(acme.admin)}`, 'content-type': 'application/json' }
  const search = new URLSearchParams(query as Record<string, string>)
  const content = body && method !== 'GET' ? { body: JSON.stringify(body) } : {}
  const at = (base: string) => fetch(`${portal.url}${base}${path}?${search}`, { method, headers, ...content })
  return { below: await at('/api/v1'), elsewhere: await at('/api') }
}

describe('the calls of quoting', () => {
  it.each(Object.entries(callAccess))(
    '%s is a %s below /api/v1, by the method of its kind [RATE-30]',
    async (name, kind) => {
      const { below, elsewhere } = await call(name, methods[kind])
      // A 409 for an existing record also proves that the call was reached.
      expect([200, 201, 409]).toContain(below.status)
      expect(elsewhere.status).toBe(404)
      expect(declared(name).method).toBe(methods[kind])
      expect(declared(name).body !== undefined).toBe(kind !== 'read')
    },
  )
})
