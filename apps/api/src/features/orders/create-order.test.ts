import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { orderDesk } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

it('creates', async () => {
  const desk = await orderDesk(portal)
  const r = await desk.tryCreate()
  console.log(r.status, JSON.stringify(r.content))
  const n = (r.content as { orderNumber: string }).orderNumber
  console.log(JSON.stringify(await desk.read(n), null, 1))
  const sent = await desk.sent(n)
  const u = await desk.tryUpdate(sent)
  console.log(u.status, JSON.stringify(u.content))
  const u2 = await desk.tryUpdate({ ...sent, specialInstructions: 'Call first' })
  console.log(u2.status, JSON.stringify(u2.content))
  const u3 = await desk.tryUpdate({ ...sent, specialInstructions: 'Call second' })
  console.log(u3.status, JSON.stringify(u3.content))
  expect(r.status).toBe(201)
})
