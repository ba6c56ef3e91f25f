import { createBillToCompany } from '@lanewise/contract/billing'
import { getBOLOptions, getBolReport } from '@lanewise/contract/bills-of-lading'
import { createCommodity, getCommodity } from '@lanewise/contract/commodities'
import { cancelShipment, createDraftShipment } from '@lanewise/contract/shipments'
import { permissions } from '@lanewise/domain/access/permissions'
import { commodityTemplateHeader } from '@lanewise/domain/commodities/import-row'
import { beforeAll, describe, expect, it } from 'vitest'
import { peaches } from '#features/orders/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { bolSetup, cleaner, emergency } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const singleSpaced = (text: string) => text.replace(/\s+/g, ' ')

/** A shipment with two drops. The second drop gets half of the freight. */
async function twoDrops() {
  const setup = await bolSetup(portal)
  const second = await setup.addPlace('Dallas', { verifiedLocationName: 'Dallas South' })
  const [first, other] = [peaches(), peaches({ description: 'Olive oil', palletCount: 1, packageCount: 1 })]
  const shipped = await setup.ship({
    stops: [
      setup.pickup({ lineItems: [first, other] }),
      setup.dropoff({ lineItems: [first] }),
      setup.dropoff({ lineItems: [other], locationNumber: second.locationNumber }),
    ],
  })
  return { ...setup, ...shipped }
}

describe('the bills that a shipment can have', () => {
  it('are listed by drop and by order', async () => {
    const { options, read, shipmentId, shipmentNumber, orderNumber, dallas } = await twoDrops()
    const { shipmentBols, orderBols, locationIds, ...rest } = await options(shipmentId)
    expect(rest).toEqual({ shipmentNumber, shippingMode: 'TL', carrierId: null })
    expect(locationIds).toHaveLength(3)
    const { stops } = await read(shipmentNumber)
    expect(shipmentBols.map(({ stopId }) => stopId)).toEqual(stops.slice(1).map(({ id }) => id))
    expect(shipmentBols).toEqual([
      expect.objectContaining({
        stopSequenceNumber: 2,
        locationName: 'Dallas DC',
        city: 'Dallas',
        state: 'TX',
        orderNumbers: [orderNumber],
        pallets: 2,
        weight: 1200,
      }),
      expect.objectContaining({ stopSequenceNumber: 3, locationName: 'Dallas South', pallets: 1 }),
    ])
    expect(orderBols).toEqual([expect.objectContaining({ orderNumber, pallets: 3, packages: 3, weight: 2400 })])
    expect(dallas.locationNumber).not.toBe('')
  })

  it('are of the own company, and drafts only for those who see drafts', async () => {
    const [ours, others] = [await bolSetup(portal), await bolSetup(portal)]
    const { shipmentId, shipmentNumber } = await others.ship()
    expect((await ours.attempt(getBOLOptions, { params: { shipmentId } })).status).toBe(404)
    expect((await ours.attempt(getBolReport, { body: { shipmentNumber } })).status).toBe(404)
    const held = permissions.filter((one) => one !== 'ViewDraftShipment')
    const blind = portal.as(await portal.given.person({ company: ours.company, permissions: held }))
    const { orderId } = await ours.create()
    const body = { orders: [orderId], maxBuy: 0, origination: 'Order' as const }
    const draft = await ours.ask(createDraftShipment, { body })
    const params = { shipmentId: draft.shipmentId }
    expect((await blind.attempt(getBOLOptions, { params })).status).toBe(404)
    expect((await ours.attempt(getBOLOptions, { params })).status).toBe(200)
  })
})

describe('a printed bill of lading', () => {
  it('names the container where one is recorded', async () => {
    const setup = await bolSetup(portal)
    const { shipmentNumber } = await setup.ship()
    const print = async () => singleSpaced((await setup.print(shipmentNumber)).pages[0] ?? '')
    expect(await print()).not.toContain('Container')
    await setup.record(shipmentNumber, { containerNumber: 'MSCU 604522-1' })
    expect(await print()).toContain('Container MSCU 604522-1')
  })

  it('holds everything that the order and the shipment say of the freight', async () => {
    const setup = await bolSetup(portal)
    const item = peaches({ ...cleaner, nmfcNumber: '48580-2', customerProductCode: 'PX-77', isStackable: true })
    const contact = { firstName: 'Dora', lastName: 'Lund', email: null, phoneNumberMobile: '(214) 555-0128' }
    const delivery = { label: 'Delivery #', value: 'DL-88', typeId: 'DeliveryNumber' as const, isRequired: false }
    const { shipmentId, shipmentNumber, orderNumber } = await setup.ship({
      specialInstructions: 'Protect from freezing',
      freightValue: 25_000,
      ...emergency,
      tmsOrderDetails: { freightTermType: 'Collect', markup: null },
      stops: [
        setup.pickup({ lineItems: [item, peaches()], notes: 'Ring twice' }),
        setup.dropoff({ lineItems: [item, peaches()], contact, referenceNumbers: [delivery] }),
      ].map((stop, _index, [first]) => ({ ...stop, lineItems: first?.lineItems ?? [] })),
    })
    const carrierId = await setup.addCarrier({ name: 'Bellwether Truck Lines', scac: 'ZXAM' })
    await setup.book(shipmentId, await setup.byHand({ carrierId }))
    await setup.record(shipmentNumber, { proNumber: '088412077', trailerNumber: 'BTL 53118', sealNumber: '0448127' })
    const { fileName, file, pages, codes } = await setup.print(shipmentNumber)
    expect(fileName).toBe(`BOL-${shipmentNumber}.pdf`)
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pages).toHaveLength(1)
    const [text = ''] = pages.map(singleSpaced)
    for (const fact of [
      ...['Northwind Foods, Chicago DC', 'Chicago, IL 60606', 'Northwind Foods, Dallas DC', 'Dallas, TX 75201'],
      ...['(214) 555-0128, Dora Lund', 'Delivery # DL-88', 'Protect from freezing', 'Pickup: Ring twice'],
      ...[`Order ${orderNumber}`, 'Sales Order # SO-', 'Bellwether Truck Lines', 'ZXAM', 'BTL 53118', '0448127'],
      ...['UN1760, Corrosive liquids, n.o.s. (phosphoric acid), 8, III', 'Cleaning concentrate, product PX-77'],
      ...['48 × 40 × 48 in, stackable', 'Chem Desk (800) 555-0101', 'CHM-21884', '48580-2', 'Canned peaches'],
      ...['$25,000.00 per shipment', 'X Collect', '2,400 lbs', 'Page 1 of 1'],
    ])
      expect(text).toContain(fact)
    expect(codes).toEqual([[shipmentNumber, '088412077']])
  })

  it('says UN number, proper shipping name, class and packing group in that order, dangerous goods first [TRADE-1]', async () => {
    const setup = await bolSetup(portal)
    const extra = { reportableQuantity: '5000 lbs', isLimitedQuantity: true }
    const goods = [peaches(), peaches({ ...cleaner, ...extra })]
    const { shipmentNumber, orderNumber } = await setup.shipItems(goods, emergency)
    const { description: _description, ...named } = { ...cleaner, ...extra }
    const { id } = await setup.admin.ask(createCommodity, {
      body: { commodityCode: 'CLEAN', ...cleaner, ...extra },
    })
    expect(await setup.admin.ask(getCommodity, { params: { id } })).toMatchObject(named)
    const [{ lineItems = [] } = {}] = (await setup.sent(orderNumber)).stops
    expect(lineItems[1]).toMatchObject(named)
    const [page = ''] = (await setup.print(shipmentNumber)).pages
    const line = 'UN1760, Corrosive liquids, n.o.s. (phosphoric acid), 8, III, RQ 5000 lbs, Ltd Qty'
    expect(singleSpaced(page)).toContain(line)
    expect(singleSpaced(page).indexOf(line)).toBeLessThan(singleSpaced(page).indexOf('Canned peaches'))
  })

  it('prints subsidiary classes, of the table where none were entered, and the compatibility group of explosives [DEF-132]', async () => {
    const setup = await bolSetup(portal)
    const goods = [
      peaches({
        ...cleaner,
        ...{ hazmatUNNumber: 'UN2924', hazmatHazardClass: '3', hazmatPackingGroup: 'II' },
        properShippingName: 'Flammable liquids, corrosive, n.o.s.',
      }),
      peaches({
        ...cleaner,
        ...{ hazmatUNNumber: 'UN0012', hazmatHazardClass: '1.4', hazmatPackingGroup: 'None', technicalName: null },
        properShippingName: 'Cartridges, small arms',
      }),
    ]
    const { shipmentNumber } = await setup.shipItems(goods, emergency)
    const text = singleSpaced((await setup.print(shipmentNumber)).pages.join(' '))
    expect(text).toContain('UN2924, Flammable liquids, corrosive, n.o.s. (phosphoric acid), 3 (8), II')
    expect(text).toContain('UN0012, Cartridges, small arms, 1.4S')
  })

  it('names the services that were asked for, and who pays where that is a third party', async () => {
    const setup = await bolSetup(portal)
    const printed = async (freightTermType: 'Prepaid' | 'ThirdParty') => {
      const more = { accessorials: ['LiftgateDelivery' as const], tmsOrderDetails: { freightTermType, markup: null } }
      return singleSpaced((await setup.print((await setup.ship(more)).shipmentNumber)).pages.join(' '))
    }
    const [prepaid, third] = [await printed('Prepaid'), await printed('ThirdParty')]
    expect(prepaid).toContain('Liftgate Delivery')
    expect(prepaid).not.toContain('Third party freight charges bill to')
    expect(third).toContain('Third party freight charges bill to')
  })

  it('names the bill-to company in place of the ship-from name and address when it is blind [DEF-112]', async () => {
    const setup = await bolSetup(portal)
    const payer = { addressLine1: '2400 Fieldstone Ave', city: 'Indianapolis', state: 'IN', postalCode: '46204' }
    const body = { name: 'Freight Accounting', ...payer }
    const { billToCompanyNumber } = await setup.admin.ask(createBillToCompany, { body })
    const pickup = setup.pickup({ notes: 'Gate 4 at West Adams' })
    const { shipmentNumber } = await setup.ship({
      isBlind: true,
      billToCompanyNumber,
      stops: [pickup, setup.dropoff()],
    })
    const open = singleSpaced((await setup.print((await setup.ship()).shipmentNumber)).pages.join(' '))
    const blind = singleSpaced((await setup.print(shipmentNumber)).pages.join(' '))
    const payerText = 'Name Freight Accounting Address 2400 Fieldstone Ave City, state, zip Indianapolis, IN 46204'
    expect(blind).toContain(`Ship from ${payerText} SID #`)
    expect(blind).toContain(`bill to ${payerText}`)
    expect(open).toContain('Chicago DC')
    for (const secret of ['Chicago', 'West Adams', '60606', 'Gate 4', setup.company.name])
      expect(blind).not.toContain(secret)
    expect(open).toContain(setup.company.name)
    const labels = singleSpaced((await setup.labels(shipmentNumber)).pages.join(' '))
    expect(labels).toContain('Ship from Freight Accounting 2400 Fieldstone Ave')
    expect(labels).not.toContain('Chicago')
  })

  it('is refused, as booking is, while hazmat goods lack the proper shipping name that forms leave open and the template has no column for [DEF-26]', async () => {
    const setup = await bolSetup(portal)
    const goods = { ...cleaner, properShippingName: null }
    const body = { commodityCode: 'CLEAN', ...goods }
    expect(await setup.admin.ask(createCommodity, { body })).toMatchObject({ properShippingName: null })
    expect(commodityTemplateHeader).not.toContain('properShippingName')
    const { shipmentId, shipmentNumber } = await setup.shipItems([peaches(goods)], emergency)
    const unnamed = 'Enter the proper shipping name of Cleaning concentrate before'
    const booked = await setup.tryBook(shipmentId, await setup.byHand())
    expect([booked.status, booked.problem.message]).toEqual([422, `${unnamed} the freight is booked`])
    const printed = await setup.attempt(getBolReport, { body: { shipmentNumber } })
    expect([printed.status, printed.problem.message]).toEqual([422, `${unnamed} the bill of lading is printed`])
  })

  it('is one for each chosen drop, or one master over all of them', async () => {
    const { print, shipmentNumber } = await twoDrops()
    const both = await print(shipmentNumber, { deliveryStopSequenceNumbers: [2, 3] })
    expect(both.codes).toEqual([[`${shipmentNumber}-1`], [`${shipmentNumber}-2`]])
    expect(both.pages[0]).toContain('Dallas DC')
    expect(both.pages[0]).not.toContain('Olive oil')
    expect(both.pages.every((page) => page.includes('Page 1 of 1'))).toBe(true)
    const one = await print(shipmentNumber, { deliveryStopSequenceNumbers: [3] })
    expect(one.codes).toEqual([[`${shipmentNumber}-2`]])
    expect(one.pages[0]).toContain('Dallas South')
    const master = await print(shipmentNumber)
    expect(master.codes).toEqual([[shipmentNumber]])
    expect(singleSpaced(master.pages[0] ?? '')).toContain('X Master bill of lading:')
    for (const goods of ['Canned peaches', 'Olive oil']) expect(master.pages[0]).toContain(goods)
  })

  it('is one of a single order, named after it, otherwise after its shipment [BOL-9]', async () => {
    const setup = await bolSetup(portal)
    const { shipmentId, shipmentNumber, orderNumber } = await setup.ship()
    const oil = peaches({ description: 'Olive oil' })
    const other = await setup.create({
      stops: [setup.pickup({ lineItems: [oil] }), setup.dropoff({ lineItems: [oil] })],
    })
    await setup.join(shipmentId, other.orderId)
    expect((await setup.options(shipmentId)).orderBols.map((bol) => bol.orderNumber)).toEqual(
      [orderNumber, other.orderNumber].sort(),
    )
    const { fileName, pages, codes } = await setup.print(shipmentNumber, { singleOrderNumber: other.orderNumber })
    expect([fileName, codes]).toEqual([`BOL-${other.orderNumber}.pdf`, [[other.orderNumber]]])
    expect(pages[0]).toContain('Olive oil')
    expect(pages[0]).not.toContain('Canned peaches')
    const whole = await setup.print(shipmentNumber)
    const drop = await setup.print(shipmentNumber, { deliveryStopSequenceNumbers: [2] })
    for (const named of [whole, drop]) expect(named.fileName).toBe(`BOL-${shipmentNumber}.pdf`)
    const all = whole.pages[0] ?? ''
    for (const number of [orderNumber, other.orderNumber]) expect(all).toContain(`Order ${number}`)
    expect(singleSpaced(all)).toContain('Grand total 4 2,400 lbs')
  })

  it('goes on with its head on further pages where the freight does not fit, and loses nothing', async () => {
    const setup = await bolSetup(portal)
    const items = Array.from({ length: 45 }, (_, index) => peaches({ description: `Goods no. ${index}.` }))
    const long = Array.from({ length: 300 }, (_, index) => `word${index}`)
    const { shipmentNumber } = await setup.shipItems(items, { specialInstructions: long.join(' ') })
    const { pages, codes } = await setup.print(shipmentNumber)
    expect(pages.length).toBeGreaterThan(1)
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
      expect(page).toContain('Ship from')
      expect(codes[index]).toContain(shipmentNumber)
    })
    const all = singleSpaced(pages.join(' '))
    for (const { description } of items) expect(all).toContain(description)
    for (const word of long) expect(all).toContain(word)
    expect(pages[0]).toContain('54,000 lbs')
  })

  it('is refused for what is not on the shipment, and for a shipment that is cancelled', async () => {
    const setup = await bolSetup(portal)
    const { shipmentNumber } = await setup.ship()
    const refusalOf = async (more: object) => {
      const { status, problem } = await setup.attempt(getBolReport, { body: { shipmentNumber, ...more } })
      return [status, problem.message]
    }
    expect(await refusalOf({ singleOrderNumber: 'O1' })).toEqual([400, `Order O1 is not on shipment ${shipmentNumber}`])
    expect(await refusalOf({ deliveryStopSequenceNumbers: [1] })).toEqual([
      400,
      `Stop 1 is no drop of shipment ${shipmentNumber}`,
    ])
    expect(await refusalOf({ deliveryStopSequenceNumbers: [] })).toEqual([400, 'Choose a drop'])
    expect((await refusalOf({ shipmentNumber: 'S1' }))[0]).toBe(404)
    await setup.ask(cancelShipment, { params: { shipmentNumber }, body: { reason: 'The customer cancelled' } })
    expect(await refusalOf({})).toEqual([409, `Shipment ${shipmentNumber} is cancelled`])
  })
})
