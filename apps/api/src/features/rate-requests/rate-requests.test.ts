import { addCarrierInsurance, holdCarrier } from '@lanewise/contract/carriers'
import { createRateRequest, recordRateResponse } from '@lanewise/contract/rate-requests'
import { type Permission, permissions } from '@lanewise/domain/access/permissions'
import { formatInZone } from '@lanewise/domain/shared/calendar'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '#features/contacts/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { decline, inHours, offer, rateSetup, requestFromTwo } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

describe('a rate request', () => {
  it('goes with its reply-by time and its message to the chosen contacts of the chosen carriers, each with a personal link, and only from who may create one [RFQ-1]', async () => {
    const setup = await rateSetup(portal)
    const able = await setup.addNetworkCarrier('Able')
    const bea = await setup.addPerson(able.carrierId, 'Bea Novak')
    const carl = await setup.addPerson(able.carrierId, 'Carl Diaz', 'Billing')
    const baker = await setup.addNetworkCarrier('Baker')
    const { shipmentNumber, shipmentId } = await setup.ship()
    const replyBy = inHours(3)
    const body = {
      carriers: [
        { carrierId: able.carrierId, emails: [bea, able.email.toUpperCase()] },
        { carrierId: baker.carrierId, emails: [baker.email] },
      ],
      replyBy,
      message: 'Drop and hook, quote all in.',
    }
    const statusFor = async (some: readonly Permission[], number: string) =>
      (
        await setup
          .withPermissions(some)
          .then(({ attempt }) => attempt(createRateRequest, { params: { shipmentNumber: number }, body }))
      ).status
    const others = permissions.filter((permission) => permission !== 'CreateRateRequest')
    expect(await statusFor(others, shipmentNumber)).toBe(403)
    expect((await setup.tryRequest(shipmentNumber, body)).status).toBe(201)
    const mails = await Promise.all([bea, able.email, baker.email].map((email) => mailsTo(portal, email)))
    const until = formatInZone(replyBy, 'America/Chicago', 'MM/dd/yyyy HH:mm ZZZZ')
    for (const [mail, second] of mails) {
      expect(second).toBeUndefined()
      expect(mail?.subject).toBe(`Rate request ${shipmentNumber}: Chicago, IL to Dallas, TX`)
      const text = JSON.stringify(mail)
      expect(text).toContain('Drop and hook, quote all in.')
      expect(text).toContain(`Reply by ${until}`)
    }
    expect(await mailsTo(portal, carl)).toEqual([])
    const tokens = await Promise.all([bea, able.email, baker.email].map(setup.tokenTo))
    expect(new Set(tokens).size).toBe(3)
    expect((await setup.open(tokens[0] ?? '')).content).toMatchObject({ carrierName: 'Able' })
    expect((await setup.open(tokens[2] ?? '')).content).toMatchObject({ carrierName: 'Baker', sentTo: baker.email })
    expect(await setup.requests(shipmentNumber)).toMatchObject([
      {
        state: 'Open',
        closeReason: null,
        replyBy,
        message: 'Drop and hook, quote all in.',
        createdBy: 'Ana Ruiz',
        isAutomatic: false,
        lines: [
          { carrierName: 'Able', state: 'Pending', sentTo: [{ name: 'Bea Novak', email: bea }, { name: null }] },
          { carrierName: 'Baker', state: 'Pending', sentTo: [{ name: null, email: baker.email }] },
        ],
      },
    ])
    expect(await setup.sentences(shipmentId)).toContain(`Ana Ruiz requested rates from Able, Baker, until ${until}`)
    expect(await statusFor(['CreateRateRequest'], (await setup.ship()).shipmentNumber)).toBe(201)
  })

  it('is refused without carriers, without a contact, at a moment that is over, and twice at once', async () => {
    const setup = await rateSetup(portal)
    const able = await setup.addNetworkCarrier('Able')
    const { shipmentNumber } = await setup.ship()
    const body = setup.bodyFor([able])
    const refused = async (spoiled: object) => {
      const { status, problem } = await setup.tryRequest(shipmentNumber, spoiled)
      return [status, problem.message]
    }
    const to = (emails: string[]) => ({ ...body, carriers: [{ carrierId: able.carrierId, emails }] })
    expect(await refused({ ...body, carriers: [] })).toEqual([400, 'Choose at least one carrier'])
    expect(await refused(to([]))).toEqual([400, 'Choose at least one contact of each carrier'])
    expect(await refused(to(['x@y.test']))).toEqual([400, 'x@y.test is not an address of Able'])
    expect(await refused({ ...body, carriers: [...body.carriers, ...body.carriers] })).toEqual([
      400,
      'Choose each carrier once',
    ])
    expect(await refused({ ...body, replyBy: inHours(-1) })).toEqual([400, 'Choose a moment in the future'])
    expect(await refused({ ...body, replyBy: inHours(31 * 24) })).toEqual([400, 'At most 30 days ahead'])
    expect((await refused({ ...body, message: 'x'.repeat(1001) }))[0]).toBe(400)
    const many = await Promise.all(Array.from({ length: 6 }, () => setup.tryRequest(shipmentNumber, body)))
    expect(many.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
    expect(await mailsTo(portal, able.email)).toHaveLength(1)
  })

  it('goes to nobody who is on hold or not insured, and about nothing that is booked or of another company', async () => {
    const setup = await rateSetup(portal)
    const held = await setup.addNetworkCarrier('Held')
    await setup.admin.ask(holdCarrier, { params: { carrierId: held.carrierId }, body: { reason: 'Claims' } })
    const expired = await setup.addNetworkCarrier('Expired')
    await setup.admin.ask(addCarrierInsurance, {
      params: { carrierId: expired.carrierId },
      body: {
        ...{ kind: 'Cargo', insurer: 'Mutual', policyNumber: 'CG-1', coverageCents: 100 },
        ...{ effectiveOn: '2020-01-01', expiresOn: '2021-01-01' },
      },
    })
    const { shipmentNumber, shipmentId } = await setup.ship()
    for (const [carrier, message] of [
      [held, 'Held is on hold and cannot be booked or tendered: Claims'],
      [expired, expect.stringContaining('Expired cannot be booked or tendered: Cargo certificate CG-1 expired')],
    ] as const) {
      const refused = await setup.tryRequest(shipmentNumber, setup.bodyFor([carrier]))
      expect([refused.status, refused.problem.message]).toEqual([409, message])
    }
    const { items } = await setup.askable(shipmentNumber)
    expect(items.map(({ name, obstacle }) => [name, obstacle !== null])).toEqual([
      ['Expired', true],
      ['Held', true],
    ])
    const able = await setup.addNetworkCarrier('Able')
    await setup.book(shipmentId, await setup.byHand())
    expect((await setup.tryRequest(shipmentNumber, setup.bodyFor([able]))).status).toBe(409)
    const other = await rateSetup(portal)
    const theirs = await other.ship()
    expect((await setup.tryRequest(theirs.shipmentNumber, setup.bodyFor([able]))).status).toBe(404)
    expect((await other.tryRequest(theirs.shipmentNumber, other.bodyFor([able]))).status).toBe(404)
  })

  it('offers those that fit the load first, finds others by name, and shows whom each is written to', async () => {
    const setup = await rateSetup(portal)
    await setup.addNetworkCarrier('Arctic', { equipmentModes: [2] })
    const zulu = await setup.addNetworkCarrier('Zulu', { equipmentModes: [1] })
    await setup.addNetworkCarrier('Small', { modes: ['LTL'] })
    const bea = await setup.addPerson(zulu.carrierId, 'Bea Novak')
    const { shipmentNumber } = await setup.ship()
    const { items } = await setup.askable(shipmentNumber)
    expect(items.map(({ name, fits }) => [name, fits])).toEqual([
      ['Zulu', true],
      ['Arctic', false],
      ['Small', false],
    ])
    expect(items[0]?.contacts).toEqual([
      { name: 'Bea Novak', role: 'Dispatch', email: bea },
      { name: null, role: null, email: zulu.email },
    ])
    expect((await setup.askable(shipmentNumber, 'arc')).items.map(({ name }) => name)).toEqual(['Arctic'])
  })
})

describe('the personal link of a rate request', () => {
  it('shows lane, dates, equipment, weight and requirements to who is not signed in, takes an offer or a no until the reply-by time or the end of the request, and shows nothing of other carriers [RFQ-2]', async () => {
    const { setup, able, baker, shipmentNumber } = await requestFromTwo(portal, { requirements: ['FoodGrade'] })
    const [ableToken, bakerToken] = [await setup.tokenTo(able.email), await setup.tokenTo(baker.email)]
    const { content } = await setup.open(ableToken)
    const shipment = await setup.read(shipmentNumber)
    expect(content).toMatchObject({
      carrierName: 'Able',
      message: 'Quote all in.',
      own: { state: 'Pending', total: null },
      load: {
        shipmentNumber,
        weight: 1200,
        equipmentMode: 1,
        equipmentTypes: ['Van'],
        trackingRequirements: [{ description: 'Food Grade' }],
        stops: [
          { address: { city: 'Chicago' }, earlyDateTime: shipment.stops[0]?.earlyDateTime },
          { address: { city: 'Dallas' }, earlyDateTime: shipment.stops[1]?.earlyDateTime },
        ],
      },
    })
    expect((await setup.answer(bakerToken, offer(1444, 1, 'Bakers truck'))).status).toBe(200)
    const seen = JSON.stringify((await setup.open(ableToken)).content)
    for (const secret of ['Baker', baker.email, '1444']) expect(seen).not.toContain(secret)
    expect(await setup.answer(ableToken, offer(1600, 3, 'Truck empty in Joliet'))).toMatchObject({
      status: 200,
      content: { state: 'Offered', shipmentNumber },
    })
    expect((await setup.answer(ableToken, offer(1550))).status).toBe(200)
    expect((await setup.open(ableToken)).content).toMatchObject({ own: { total: 1550, transitDays: 2, note: null } })
    expect((await setup.answer(bakerToken, decline('No truck'))).status).toBe(200)
    expect(await setup.lines(shipmentNumber)).toEqual(['Able Offered 1550', 'Baker Declined'])
    const used = await setup.open(bakerToken)
    expect([used.status, used.problem.message]).toEqual([410, 'You declined this request'])
    expect((await setup.answer(bakerToken, offer(1))).status).toBe(410)
    await setup.overdue()
    for (const late of [await setup.open(ableToken), await setup.answer(ableToken, offer(1))])
      expect([late.status, late.problem.message]).toEqual([410, 'The time to reply has passed'])
    const second = await requestFromTwo(portal)
    const token = await second.setup.tokenTo(second.able.email)
    expect((await second.setup.cancelRequest(second.shipmentNumber)).status).toBe(200)
    for (const late of [await second.setup.open(token), await second.setup.answer(token, offer(1))])
      expect([late.status, late.problem.message]).toEqual([410, 'This request was cancelled'])
  })

  it('takes no offer without a total above 0 and its days, no endless note, and is not guessed', async () => {
    const { setup, able, shipmentNumber } = await requestFromTwo(portal)
    const token = await setup.tokenTo(able.email)
    const refused = async (body: Parameters<typeof setup.answer>[1]) => {
      const { status, problem } = await setup.answer(token, body)
      return [status, problem.message]
    }
    expect(await refused({ answer: 'Offered', transitDays: 2 })).toEqual([400, 'Enter a total above 0'])
    expect(await refused(offer(0))).toEqual([400, 'Enter a total above 0'])
    expect(await refused(offer(-5))).toEqual([400, 'Cannot be negative'])
    expect(await refused({ answer: 'Offered', total: 5 })).toEqual([400, 'Enter the transit days'])
    expect((await refused(offer(10_000_000)))[0]).toBe(400)
    expect((await refused(offer(5, 61)))[0]).toBe(400)
    expect((await refused(offer(5, 1, 'x'.repeat(501))))[0]).toBe(400)
    for (const wrong of ['x', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`])
      expect((await setup.open(wrong)).status).toBe(410)
    expect(await setup.lines(shipmentNumber)).toEqual(['Able Pending', 'Baker Pending'])
  })
})

describe('an answer by phone or mail', () => {
  it('is recorded by who may, in place of the one before, with who did it and how it came [RFQ-3]', async () => {
    const { setup, able, shipmentId, shipmentNumber } = await requestFromTwo(portal)
    await setup.answer(await setup.tokenTo(able.email), decline())
    const { id: lineId } = await setup.lineOf(shipmentNumber, 'Able')
    const body = { lineId, through: 'Phone', answer: 'Offered', total: 1710.5, transitDays: 3, note: 'Asked for Bea' }
    expect((await setup.record(shipmentNumber, body)).status).toBe(200)
    expect(await setup.lineOf(shipmentNumber, 'Able')).toMatchObject({
      ...{ state: 'Offered', total: 1710.5, transitDays: 3, note: 'Asked for Bea' },
      ...{ answeredBy: 'Ana Ruiz', answeredThrough: 'Phone' },
    })
    expect(await setup.sentences(shipmentId)).toContain(
      'Ana Ruiz recorded the answer of Able to the rate request: Offered ($1,710.50; 3 days; Asked for Bea; by phone)',
    )
    const byMail = { lineId, through: 'Mail', answer: 'Declined', note: 'Truck is gone' }
    expect((await setup.record(shipmentNumber, byMail)).status).toBe(200)
    expect(await setup.lineOf(shipmentNumber, 'Able')).toMatchObject({
      ...{ state: 'Declined', total: null, transitDays: null, note: 'Truck is gone', answeredThrough: 'Mail' },
    })
    expect((await setup.record(shipmentNumber, { ...body, total: null })).status).toBe(400)
    expect((await setup.record(shipmentNumber, { ...body, through: 'Link' })).status).toBe(400)
    const elsewhere = await setup.ship()
    expect((await setup.record(elsewhere.shipmentNumber, body)).status).toBe(404)
    const recorded = async (some: readonly Permission[]) =>
      (
        await setup
          .withPermissions(some)
          .then(({ attempt }) => attempt(recordRateResponse, { params: { shipmentNumber }, body: body as never }))
      ).status
    expect(await recorded(permissions.filter((permission) => permission !== 'RecordResponse'))).toBe(403)
    expect(await recorded(['RecordResponse'])).toBe(200)
    await setup.letEnd()
    const late = await setup.record(shipmentNumber, body)
    expect([late.status, late.problem.message]).toEqual([409, 'The time to reply has passed'])
  })
})
