import {
  generateOrderLabels,
  generatePalletLabels,
  getBOLOptions,
  getBolReport,
  sendBolReport,
} from '@lanewise/contract/bills-of-lading'
import { quickContactSearch } from '@lanewise/contract/watchers'
import { permissions } from '@lanewise/domain/access/permissions'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { mailsTo } from '#features/contacts/testing/given.ts'
import { peaches } from '#features/orders/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { silent } from '#platform/jobs/fixtures/silent.ts'
import { startMailer } from '#platform/mail/mailer.ts'
import { createSmtpTransport } from '#platform/mail/smtp-transport.ts'
import { openPostOffice } from '#platform/mail/testing/post-office.ts'
import { readPdf } from '#platform/pdf/testing/read-pdf.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { bolSetup, cleaner, emergency } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Attachments = { fileName: string; contentType: string; base64: string }[]

describe('bills of lading by mail', () => {
  it('reach each address once, with the PDF file, and are told in the history', async () => {
    const setup = await bolSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.ship()
    const [dock, driver] = [`dock@${shipmentNumber}.test`, `driver@${shipmentNumber}.test`].map((one) =>
      one.toLowerCase(),
    )
    const emails = [dock ?? '', driver ?? '', (dock ?? '').toUpperCase()]
    const body = { generateParameters: { shipmentNumber, deliveryStopSequenceNumbers: [2] }, emails }
    expect(await setup.ask(sendBolReport, { body })).toEqual({ sent: true })
    const mails = [...(await mailsTo(portal, (dock ?? '').toUpperCase())), ...(await mailsTo(portal, driver ?? ''))]
    expect(mails).toHaveLength(2)
    for (const { attachments, subject } of mails) {
      expect(subject).toBe(`Bill of lading of shipment ${shipmentNumber}`)
      const [file, ...others] = attachments as Attachments
      expect([file?.fileName, file?.contentType, others]).toEqual([`BOL-${shipmentNumber}.pdf`, 'application/pdf', []])
      expect(readPdf(Buffer.from(file?.base64 ?? '', 'base64'))[0]).toContain('Canned peaches')
    }
    const [newest] = await setup.sentences(shipmentId)
    expect(newest?.toLowerCase()).toBe(`ana ruiz sent the bill of lading to ${dock}, ${driver}`)
  })

  it('do not say who ships when the shipment is blind', async () => {
    const setup = await bolSetup(portal)
    const sent = async (shipmentNumber: string) => {
      const to = `blind@${shipmentNumber}.test`.toLowerCase()
      await setup.ask(sendBolReport, { body: { generateParameters: { shipmentNumber }, emails: [to] } })
      return (await mailsTo(portal, to))[0]?.textBody ?? ''
    }
    expect(await sent((await setup.ship()).shipmentNumber)).toContain(setup.company.name)
    const blind = await sent((await setup.ship({ isBlind: true })).shipmentNumber)
    expect(blind).toContain('Dallas, TX')
    for (const secret of [setup.company.name, 'Chicago', 'Northwind']) expect(blind).not.toContain(secret)
  })

  it('leave through the mail server with the file', async () => {
    const post = await openPostOffice()
    const { db, appUrl } = portal.database
    const transport = createSmtpTransport(post.url)
    const mailer = startMailer({ db, url: appUrl, transport, from: 'Lanewise <no-reply@portal.test>', log: silent })
    try {
      const setup = await bolSetup(portal)
      const { shipmentNumber } = await setup.ship()
      const emails = ['receiver@carrier.test']
      await setup.ask(sendBolReport, { body: { generateParameters: { shipmentNumber }, emails } })
      const letter = () => post.letters.find(({ receivers }) => receivers.includes('receiver@carrier.test'))
      await vi.waitFor(() => expect(letter()).toBeDefined(), { timeout: 50_000, interval: 20 })
      expect(letter()?.text).toContain(`filename=BOL-${shipmentNumber}.pdf`)
      const [, packed = ''] =
        /Content-Type: application\/pdf[\s\S]*?\r?\n\r?\n([\s\S]*?)\r?\n--/.exec(letter()?.text ?? '') ?? []
      expect(readPdf(Buffer.from(packed, 'base64'))[0]).toContain(shipmentNumber)
    } finally {
      await mailer.stop()
      await post.close()
    }
  })

  it('are refused without an address, with a wrong one, with too many, and for goods without a name, and nothing leaves', async () => {
    const setup = await bolSetup(portal)
    const { shipmentNumber } = await setup.ship()
    const refusalOf = async (emails: string[], number = shipmentNumber) => {
      const body = { generateParameters: { shipmentNumber: number }, emails }
      const { status, problem } = await setup.attempt(sendBolReport, { body })
      return [status, problem.message]
    }
    expect(await refusalOf([])).toEqual([400, 'Choose at least one recipient'])
    expect(await refusalOf(['dock at plant'])).toEqual([400, 'Please enter a valid email address'])
    const many = Array.from({ length: 21 }, (_, index) => `p${index}@plant.test`)
    expect(await refusalOf(many)).toEqual([400, 'At most 20 addresses at once'])
    const unnamed = await setup.shipItems([peaches({ ...cleaner, properShippingName: null })], emergency)
    expect((await refusalOf(['unnamed@plant.test'], unnamed.shipmentNumber))[0]).toBe(422)
    expect(await mailsTo(portal, 'unnamed@plant.test')).toEqual([])
    const others = await bolSetup(portal)
    expect((await refusalOf(['other@plant.test'], (await others.ship()).shipmentNumber))[0]).toBe(404)
    expect(await mailsTo(portal, 'other@plant.test')).toEqual([])
  })
})

describe('who may get a bill', () => {
  it('is found by text, people of the carrier and of the places first, each address once [BOL-12]', async () => {
    const setup = await bolSetup(portal)
    const carrierId = await setup.addCarrier()
    const { id: locationId } = await inCompany(portal.database.db, setup.company.id, async (tx) => {
      const email = 'dispatch@able.test'
      await tx.insertInto('carrierContacts').values({ carrierId, name: 'Zed Able', role: 'Dispatch', email }).execute()
      await tx.insertInto('carrierContacts').values({ carrierId, name: 'No Mail', role: 'Dispatch' }).execute()
      return tx
        .selectFrom('locations')
        .select('id')
        .where('locationNumber', '=', setup.dallas.locationNumber)
        .executeTakeFirstOrThrow()
    })
    const yara = await portal.given.person({ company: setup.company, firstName: 'Yara', lastName: 'Zwart' })
    await inCompany(portal.database.db, setup.company.id, (tx) =>
      tx.insertInto('contactLocations').values({ contactId: yara.id, locationId }).execute(),
    )
    const find = async (query: object) => (await setup.ask(quickContactSearch, { query })).items
    expect((await find({ carrierId, locationIds: [locationId] })).slice(0, 2)).toEqual([
      { id: expect.any(String), name: 'Zed Able', email: 'dispatch@able.test' },
      { id: yara.id, name: 'Yara Zwart', email: yara.emailAddress },
    ])
    expect(await find({ q: 'zed', carrierId })).toEqual([expect.objectContaining({ name: 'Zed Able' })])
    expect(await find({ q: 'zed' })).toEqual([])
    const all = await find({ carrierId, locationIds: [locationId] })
    expect(new Set(all.map(({ email }) => email)).size).toBe(all.length)
    const stranger = await bolSetup(portal)
    expect((await stranger.ask(quickContactSearch, { query: { q: 'zed', carrierId } })).items).toEqual([])
  })
})

describe('pallet labels', () => {
  it('are one page of 4 by 6 inches for each pallet, with the numbers for people and for scanners', async () => {
    const setup = await bolSetup(portal)
    const { shipmentNumber, orderNumber } = await setup.ship()
    await setup.record(shipmentNumber, { proNumber: '088412077' })
    const { fileName, file, pages, codes } = await setup.labels(shipmentNumber)
    expect(fileName).toBe(`Labels-${shipmentNumber}.pdf`)
    expect(file.toString('latin1')).toContain('/MediaBox [0 0 288 432]')
    expect(pages).toHaveLength(2)
    pages.forEach((page, index) => {
      for (const fact of [
        `Pallet ${index + 1} of 2`,
        orderNumber,
        shipmentNumber,
        'Chicago DC',
        'Dallas DC',
        '088412077',
      ])
        expect(page).toContain(fact)
      expect(codes[index]).toEqual([shipmentNumber, '088412077'])
    })
  })

  it('say hazmat on the pallets that are dangerous, and on no others', async () => {
    const setup = await bolSetup(portal)
    const one = { palletCount: 1, packageCount: 1 }
    const { shipmentNumber } = await setup.shipItems([peaches(one), peaches({ ...cleaner, ...one })], emergency)
    const { pages } = await setup.labels(shipmentNumber)
    expect(pages.map((page) => page.includes('HAZMAT')).sort()).toEqual([false, true])
  })

  it('name the drop of each pallet', async () => {
    const setup = await bolSetup(portal)
    const second = await setup.addPlace('Dallas', { verifiedLocationName: 'Dallas South' })
    const [first, other] = [peaches({ palletCount: 1, packageCount: 1 }), peaches({ palletCount: 1, packageCount: 1 })]
    const { shipmentNumber } = await setup.ship({
      stops: [
        setup.pickup({ lineItems: [first, other] }),
        setup.dropoff({ lineItems: [first] }),
        setup.dropoff({ lineItems: [other], locationNumber: second.locationNumber }),
      ],
    })
    const { pages } = await setup.labels(shipmentNumber)
    expect(pages[0]).toContain('Dallas DC')
    expect(pages[1]).toContain('Dallas South')
  })

  it('are one file for several orders, each with its shipment; an order without one is named', async () => {
    const setup = await bolSetup(portal)
    const [one, other] = [await setup.ship(), await setup.ship()]
    const orderNumbers = [one.orderNumber, other.orderNumber]
    const { fileName, base64 } = await setup.ask(generateOrderLabels, { body: { orderNumbers } })
    const pages = readPdf(Buffer.from(base64, 'base64'))
    expect([fileName, pages.length]).toEqual(['Labels-2-orders.pdf', 4])
    expect(pages[0]).toContain(one.shipmentNumber)
    expect(pages[0]).toContain('Pallet 1 of 2')
    expect(pages[2]).toContain(other.shipmentNumber)
    expect(pages[2]).toContain('Pallet 1 of 2')
    const { orderNumber: free } = await setup.create()
    const refused = await setup.attempt(generateOrderLabels, { body: { orderNumbers: [...orderNumbers, free] } })
    expect([refused.status, refused.problem.message]).toEqual([409, `Order ${free} is on no shipment yet`])
  })

  it('are refused for too many pallets', async () => {
    const setup = await bolSetup(portal)
    const { shipmentNumber } = await setup.ship()
    await inCompany(portal.database.db, setup.company.id, (tx) =>
      tx.updateTable('orderItems').set({ palletCount: 501 }).execute(),
    )
    const many = await setup.attempt(generatePalletLabels, { body: { shipmentNumber } })
    expect([many.status, many.problem.message]).toEqual([422, 'Labels are printed for at most 500 pallets at once'])
    await inCompany(portal.database.db, setup.company.id, (tx) =>
      tx.updateTable('orderItems').set({ palletCount: null }).execute(),
    )
    const none = await setup.attempt(generatePalletLabels, { body: { shipmentNumber } })
    expect([none.status, none.problem.message]).toEqual([422, 'This freight has no pallets'])
  })
})

it('needs the permission for bills and the one for labels, each by itself', async () => {
  const setup = await bolSetup(portal)
  const { shipmentId, shipmentNumber, orderNumber } = await setup.ship()
  const without = async (missing: (typeof permissions)[number]) => {
    const held = permissions.filter((one) => one !== missing)
    const { attempt } = portal.as(await portal.given.person({ company: setup.company, permissions: held }))
    const body = { shipmentNumber }
    return [
      (await attempt(getBOLOptions, { params: { shipmentId } })).status,
      (await attempt(getBolReport, { body })).status,
      (await attempt(sendBolReport, { body: { generateParameters: body, emails: ['a@b.test'] } })).status,
      (await attempt(generatePalletLabels, { body })).status,
      (await attempt(generateOrderLabels, { body: { orderNumbers: [orderNumber] } })).status,
    ]
  }
  expect(await without('GenerateBillOfLading')).toEqual([403, 403, 403, 200, 200])
  expect(await without('GeneratePalletLabel')).toEqual([200, 200, 200, 403, 403])
})
