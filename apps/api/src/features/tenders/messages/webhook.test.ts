import { answerTender, setTenderConnection } from '@lanewise/contract/tender-connections'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signatureOf } from '#connectors/webhook/post-webhook.ts'
import { startSettingsPortal, startTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { connectedSetup } from '../testing/connected.ts'
import { webhookReceiver } from '../testing/webhook-receiver.ts'

let portal: TestPortal
let receiver: Awaited<ReturnType<typeof webhookReceiver>>
beforeAll(async () => {
  portal = await startSettingsPortal({ WEBHOOK_PRIVATE_HOSTS: 'true', WEBHOOK_TIMEOUT_MS: '2000' })
  receiver = await webhookReceiver()
})
afterAll(async () => {
  await portal.close()
  await receiver.close()
})

const connected = () => connectedSetup(portal, 'API', receiver.url)

const messagesOf = async (setup: Awaited<ReturnType<typeof connected>>, shipmentNumber: string) =>
  (await setup.tenders(shipmentNumber)).tenders[0]?.offers[0]?.messages.map(({ state, reason, attempts }) => [
    state,
    reason,
    attempts,
  ])

describe('a webhook', () => {
  it('that fails, hangs or leads elsewhere is called again with the same delivery, and the desk sees why', async () => {
    const setup = await connected()
    receiver.calls.length = 0
    receiver.next(500, 'hang', { redirectTo: receiver.url })
    const { shipmentNumber } = await setup.offered()
    expect(await messagesOf(setup, shipmentNumber)).toEqual([['Failed', 'The webhook answered 500', 1]])
    await setup.sendMessages()
    expect(await messagesOf(setup, shipmentNumber)).toEqual([['Failed', 'The webhook did not answer within 2 s', 2]])
    await setup.sendMessages()
    expect(await messagesOf(setup, shipmentNumber)).toEqual([['Failed', 'The webhook answered 307 with a redirect', 3]])
    expect(receiver.calls).toHaveLength(3)
    await setup.sendMessages()
    expect(await messagesOf(setup, shipmentNumber)).toEqual([['Sent', null, 4]])
    expect(new Set(receiver.calls.map(({ headers }) => headers['x-lanewise-delivery'])).size).toBe(1)
    expect(await setup.states(shipmentNumber)).toEqual(['Able Sent', 'Baker Queued'])
  })

  it('that never takes the offer lets it expire as usual, and nothing is sent afterwards', async () => {
    const setup = await connected()
    receiver.next(503)
    const { shipmentNumber } = await setup.offered()
    await setup.letExpire()
    expect(await setup.states(shipmentNumber)).toEqual(['Able Expired', 'Baker Sent'])
    receiver.calls.length = 0
    await setup.sendMessages()
    expect(receiver.calls).toEqual([])
    expect(await messagesOf(setup, shipmentNumber)).toEqual([['Dropped', 'The webhook answered 503', 1]])
  })

  it('that does not answer gets one message at a time, until it answers again', async () => {
    const setup = await connected()
    const rest = (seconds: number, failures: number) =>
      sql`update tender_connections
      set failures = ${failures}, rests_until = now() + make_interval(secs => ${seconds})
      where company_id = ${setup.company.id}`.execute(portal.database.owner)
    const failures = async () =>
      (
        await sql<{
          failures: number
        }>`select failures from tender_connections where company_id = ${setup.company.id}`.execute(
          portal.database.owner,
        )
      ).rows[0]?.failures
    receiver.calls.length = 0
    await rest(-60, 4)
    receiver.next(503)
    const { shipmentNumber } = await setup.offered()
    expect([receiver.calls.length, await failures()]).toEqual([1, 5])
    await setup.sendMessages()
    expect([receiver.calls.length, await failures()]).toEqual([1, 5])
    expect(await messagesOf(setup, shipmentNumber)).toEqual([['Failed', 'The webhook answered 503', 1]])
    await rest(-60, 5)
    await setup.sendMessages()
    expect([receiver.calls.length, await failures()]).toEqual([2, 0])
    expect(await messagesOf(setup, shipmentNumber)).toEqual([['Sent', null, 2]])
  })

  it('that refuses the offer for good sends the load on to the next carrier', async () => {
    const setup = await connected()
    receiver.next(410)
    const { shipmentNumber, shipmentId } = await setup.offered()
    expect((await setup.tenders(shipmentNumber)).tenders[0]?.offers).toMatchObject([
      { state: 'Undeliverable', stateReason: 'The webhook answered 410' },
      { carrierName: 'Baker', state: 'Sent', method: 'Email' },
    ])
    expect((await setup.sentences(shipmentId)).join()).toContain(
      'Lanewise could not deliver the offer to Able (The webhook answered 410)',
    )
  })

  it('hears that an offer was withdrawn, once it has heard of the offer', async () => {
    const setup = await connected()
    const { shipmentNumber, offerId } = await setup.offered()
    receiver.calls.length = 0
    await setup.withdraw(shipmentNumber)
    await setup.sendMessages()
    expect(receiver.calls.map(({ body }) => body)).toMatchObject([
      { event: 'tender.withdrawn', offerId, shipmentNumber },
    ])
  })

  it('knows a call that is not ours by its signature', async () => {
    const setup = await connected()
    receiver.calls.length = 0
    await setup.offered()
    const [call] = receiver.calls
    const timestamp = String(call?.headers['x-lanewise-timestamp'])
    const expected = signatureOf(setup.secrets.webhookSecret ?? '', timestamp, call?.text ?? '')
    expect(call?.headers['x-lanewise-signature']).toBe(`sha256=${expected}`)
    for (const forged of [
      signatureOf('another secret', timestamp, call?.text ?? ''),
      signatureOf(setup.secrets.webhookSecret ?? '', String(Number(timestamp) + 1), call?.text ?? ''),
      signatureOf(setup.secrets.webhookSecret ?? '', timestamp, `${call?.text} `),
    ])
      expect(forged).not.toBe(expected)
  })

  it('keeps its secret sealed', async () => {
    const setup = await connected()
    const { webhookSecret } = setup.secrets
    const { rows } = await sql<{ row: string }>`select t::text as row from tender_connections t`.execute(
      portal.database.owner,
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify([rows, await setup.connection()])).not.toContain(webhookSecret)
    expect(await setup.connection()).toMatchObject({ hasWebhookSecret: true, obstacle: null })
  })
})

describe('the answer of a carrier’s system', () => {
  const answer = (token: string, offerId: string, body: object) =>
    portal.withToken(token).attempt(answerTender, { params: { offerId }, body })

  it('counts once however often it comes; another one is refused with 410, and so is one that comes too late', async () => {
    const setup = await connected()
    const { offerId, shipmentId } = await setup.offered()
    const { token } = setup.secrets
    const many = await Promise.all(Array.from({ length: 5 }, () => answer(token, offerId, { answer: 'Accepted' })))
    expect(many.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const sentences = (await setup.sentences(shipmentId)).filter((sentence) => sentence.includes('answered'))
    expect(sentences).toEqual(['Able (connection) answered the offer: Accepted'])
    const other = await answer(token, offerId, { answer: 'Rejected', rejectReason: 'Rate' })
    expect([other.status, other.problem.message]).toEqual([410, 'This load has already been accepted'])
    const late = await setup.offered()
    await setup.overdue()
    expect((await answer(token, late.offerId, { answer: 'Accepted' })).status).toBe(410)
    expect((await setup.sentences(late.shipmentId)).join()).toContain(
      'Able (connection) answered the offer after it had ended: Accepted',
    )
    expect((await setup.read(late.shipmentNumber)).shipmentStatus).toBe(2)
  })

  it('needs its own token, its own offer and a reason with a no', async () => {
    const setup = await connected()
    const other = await connected()
    const { offerId, shipmentNumber } = await setup.offered()
    expect((await answer('x'.repeat(43), offerId, { answer: 'Accepted' })).status).toBe(401)
    expect(
      (await portal.as(null).attempt(answerTender, { params: { offerId }, body: { answer: 'Accepted' } })).status,
    ).toBe(401)
    expect((await answer(other.secrets.token, offerId, { answer: 'Accepted' })).status).toBe(404)
    const byFile = await connectedSetup(portal, 'EDI')
    const foreign = await answer(byFile.secrets.token, offerId, { answer: 'Accepted' })
    expect([foreign.status, foreign.problem.message]).toEqual([403, 'This carrier is not connected by API'])
    const silent = await answer(setup.secrets.token, offerId, { answer: 'Rejected' })
    expect([silent.status, silent.problem.message]).toEqual([400, 'Choose a reason'])
    expect(await setup.states(shipmentNumber)).toEqual(['Able Sent', 'Baker Queued'])
  })
})

describe('the address of a webhook', () => {
  it('leads neither into a private network nor over an open line, unless the installation says so', async () => {
    const strict = await startTestPortal({ shared: portal.database })
    try {
      const setup = await connectedSetup(strict, 'API', 'https://tms.able.example/offers')
      const set = (webhookUrl: string) => setup.connect({ webhookUrl })
      for (const inside of [
        'https://127.0.0.1/x',
        'https://10.1.2.3/',
        'https://[::1]/',
        'https://localhost/',
        'https://169.254.169.254/latest',
      ])
        expect((await set(inside)).problem.message).toBe('The address is in a private network')
      expect((await set('http://tms.able.example/')).problem.message).toBe('Enter an address that begins with https://')
      expect((await set('ftp://tms.able.example/')).status).toBe(400)
      const body = { kind: 'API' as const, webhookUrl: null, ownId: null, partnerId: null }
      const without = await setup.admin.attempt(setTenderConnection, {
        params: { carrierId: setup.able.carrierId },
        body,
      })
      expect([without.status, without.problem.modelState]).toEqual([400, { webhookUrl: ['This field is required.'] }])
    } finally {
      await strict.close()
    }
  })
})
