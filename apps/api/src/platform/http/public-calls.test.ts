import { addressOf } from '@lanewise/client/call'
import { allOperations } from '@lanewise/contract'
import { operation } from '@lanewise/contract/operation'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { examples, type World } from '#platform/testing/examples.ts'
import { mountApi } from './api-routes.ts'
import { bind } from './bind.ts'
import { createServer } from './server.ts'

const publicCalls = allOperations.filter(({ operation: { permission } }) => permission === 'public')

/** Mounts the calls like the product does, without their actions, because the rate limit comes first. */
let app: FastifyInstance
beforeAll(async () => {
  app = await createServer({ logLevel: 'silent' })
  const bounds = publicCalls.map(({ operation: one }) => ({ operation: one, run: () => null }))
  await mountApi(app, bounds, { run: async () => ({ status: 204, answer: null }), authenticate: async () => null })
})
afterAll(() => app.close())

describe('calls without sign-in', () => {
  for (const { operation: one } of publicCalls) {
    it(`${one.method} ${one.path} is limited per address, so that nobody can try out numbers or tokens`, async () => {
      const limit = one.publicLimit ?? Number.POSITIVE_INFINITY
      const url = addressOf('', one, examples[one.name]?.({} as World) ?? {})
      const send = () => app.inject({ method: one.method, url })
      for (let call = 0; call < limit; call += 1) expect((await send()).statusCode).toBe(204)
      const refused = await send()
      expect([refused.statusCode, refused.headers['content-type']]).toEqual([429, 'application/problem+json'])
    })
  }

  it('answer the declared fields alone, whatever the action gives', async () => {
    const shown = z.object({ stops: z.array(z.object({ city: z.string() })) })
    const track = operation({
      name: 'track',
      summary: '',
      method: 'GET',
      path: '/track',
      permission: 'public',
      publicLimit: 5,
      answer: shown,
    })
    const secret = { stops: [{ city: 'Dallas', rate: 100 }], carrierCost: 90 }
    const app = await createServer({ logLevel: 'silent' })
    await mountApi(app, [bind(track, () => secret)], {
      run: async () => ({ status: 200, answer: secret }),
      authenticate: async () => null,
    })
    expect((await app.inject('/api/v1/track')).json()).toEqual({ stops: [{ city: 'Dallas' }] })
    await app.close()
  })
})
