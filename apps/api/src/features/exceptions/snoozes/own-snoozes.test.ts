import {
  countExceptions,
  type ExceptionView,
  findExceptions,
  reopenExceptions,
  snoozeExceptions,
} from '@lanewise/contract/exceptions'
import { getHistory } from '@lanewise/contract/history'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { inboxSetup } from '../testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

/** An entry, its handler Ana, and Vera, who may only see it. */
async function seenByVera() {
  const setup = await inboxSetup(portal)
  const { shipmentId } = await setup.ship()
  const record = { entity: 'shipment', entityId: shipmentId } as const
  await setup.set(
    record,
    sql`update shipments set attention_reason = 'TenderExhausted', attention_since = '2026-11-01T10:00:00Z'
      where id = ${shipmentId}`,
  )
  const { id } = await setup.only()
  const vera = await portal.given.person({ company: setup.company, firstName: 'Vera', permissions: ['ViewShipment'] })
  const { ask, attempt } = portal.as(vera)
  const seen = async (view: ExceptionView) => (await ask(findExceptions, { query: { view } })).data
  const snoozeForMe = (until: string | null = null) =>
    ask(snoozeExceptions, { body: { ids: [id], until, forMe: true } })
  const reopen = () => attempt(reopenExceptions, { body: { ids: [id] } })
  return { setup, record, id, vera: { ask, attempt, seen, snoozeForMe, reopen } }
}

const inOneHour = () => new Date(Date.now() + 3_600_000)

describe('who may only see an exception', () => {
  it('snoozes it for oneself, and for others it stays [DEF-128]', async () => {
    const { setup, id, vera } = await seenByVera()
    const until = inOneHour().toISOString()
    expect(await vera.snoozeForMe(until)).toEqual({ changed: 1 })
    expect(await vera.seen('open')).toEqual([])
    expect(await vera.seen('snoozed')).toMatchObject([{ id, snooze: { until, forMe: true } }])
    expect(await setup.only()).toMatchObject({ id, snooze: null })
    expect((await setup.find({ view: 'snoozed' })).total).toBe(0)
    const own = await vera.ask(countExceptions, {})
    expect(own.views).toMatchObject({ open: 0, unassigned: 0, snoozed: 1 })
    expect([own.open.TenderExhausted, own.present.TenderExhausted]).toEqual([0, 1])
    expect((await setup.counts()).views).toMatchObject({ open: 1, unassigned: 1, snoozed: 0 })
  })

  it('snoozes it for nobody else [DEF-128]', async () => {
    const { setup, id, vera } = await seenByVera()
    expect((await vera.attempt(snoozeExceptions, { body: { ids: [id] } })).status).toBe(403)
    await setup.snooze(id)
    expect((await vera.reopen()).status).toBe(403)
    await vera.snoozeForMe()
    expect((await vera.reopen()).status).toBe(403)
    expect((await setup.only({ view: 'snoozed' })).snooze).toEqual({ until: null, forMe: false })
  })

  it('sees it again at the time, with the next event, or when the snooze is ended', async () => {
    const { setup, record, vera } = await seenByVera()
    const until = inOneHour()
    await vera.snoozeForMe(until.toISOString())
    expect(await setup.nextLook(record.entityId)).toEqual(until)
    await setup.look(new Date(until.getTime() - 60_000))
    expect(await vera.seen('open')).toEqual([])
    expect(await setup.nextLook(record.entityId)).toEqual(until)
    await setup.look(until)
    expect(await vera.seen('open')).toMatchObject([{ snooze: null }])
    await vera.snoozeForMe()
    await setup.look()
    expect(await vera.seen('open')).toEqual([])
    await setup.set(record, sql`update shipments set version = version + 1 where id = ${record.entityId}`)
    expect(await vera.seen('open')).toHaveLength(1)
    await vera.snoozeForMe()
    expect((await vera.reopen()).status).toBe(200)
    expect(await vera.seen('open')).toHaveLength(1)
  })

  it('is named in the history of the exception', async () => {
    const { setup, id, vera } = await seenByVera()
    await vera.snoozeForMe()
    await vera.snoozeForMe()
    await vera.reopen()
    const { data } = await setup.ask(getHistory, { params: { entity: 'shipmentException', entityId: id } })
    expect(data.flatMap(({ sentences }) => sentences).reverse()).toEqual([
      'Vera Ruiz snoozed it, for themselves only, until the next event',
      'Vera Ruiz ended a snooze of their own',
    ])
  })
})
