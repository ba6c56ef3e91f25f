import { describe, expect, it } from 'vitest'
import { billOf } from '#bills-of-lading/bill.ts'
import { hazmatLine } from '#bills-of-lading/hazmat-line.ts'
import { palletLabels, palletsOf } from '#bills-of-lading/pallet-labels.ts'
import { aBillItem, aBillOrder, aBillSource, aPlace, cleaner } from '#bills-of-lading/testing/a-bill.ts'
import { bolFileName, wantedBills } from '#bills-of-lading/which-bills.ts'

const reference = (label: string, value: string, typeId: 'SalesOrder' | 'DeliveryNumber' | 'PickupNumber') => ({
  label,
  value,
  typeId,
  isRequired: false,
})

describe('a bill of lading', () => {
  it('names who ships, who receives and who pays', () => {
    const bill = billOf(aBillSource())
    expect(bill.shipFrom).toMatchObject({
      name: 'Acme Foods, Joliet Distribution Center',
      street: '800 Intermodal Dr',
      city: 'Joliet, IL 60433',
      phone: '(815) 555-0176',
    })
    expect(bill.shipTo).toMatchObject({ name: 'Cardinal Pantry', city: 'Nashville, TN 37207' })
    expect(bill.billTo).toMatchObject({ street: '2400 Fieldstone Ave, Suite 9', city: 'Indianapolis, IN 46204' })
  })

  it('names the company that pays in place of who ships when it is blind, and nothing else of the dock', () => {
    const from = aPlace({ notes: ['Gate 4 of Acme'], references: [reference('Pickup #', 'PU-7', 'PickupNumber')] })
    const bill = billOf(aBillSource({ from, orders: [aBillOrder({ isBlind: true })] }))
    expect(bill.shipFrom).toEqual(bill.billTo)
    for (const secret of ['Joliet', 'Intermodal', '555-0176', 'Gate 4', 'PU-7'])
      expect(JSON.stringify(bill)).not.toContain(secret)
  })

  it('lists dangerous goods first and sums up handling units, packages and weight', () => {
    const items = [aBillItem(), aBillItem({ ...cleaner, palletCount: 2, packageCount: 48, totalWeight: 1920 })]
    const { lines, totals } = billOf(aBillSource({ items }))
    expect(lines.map(({ isHazmat }) => isHazmat)).toEqual([true, false])
    expect(totals).toEqual({ handlingUnits: 6, packages: 132, weight: 5040 })
  })

  it('says whom to call about dangerous goods', () => {
    const orders = [aBillOrder({ emergencyContact: '(800) 555-0144', emergencyContract: 'CHM-21884' })]
    const { lines } = billOf(aBillSource({ orders, items: [aBillItem(cleaner), aBillItem()] }))
    expect(lines[0]?.details).toBe(
      'Cleaning concentrate, 48 × 40 × 52 in. 24 h emergency contact (800) 555-0144, contract CHM-21884',
    )
    expect(lines[1]?.details).toBe('48 × 40 × 52 in')
  })

  it('gathers instructions, notes, appointment, temperature, services and customs broker', () => {
    const orders = [
      aBillOrder({ specialInstructions: 'Do not break stretch wrap', services: ['Liftgate Delivery'] }),
      aBillOrder({
        orderNumber: 'O2',
        services: ['Liftgate Delivery', 'Notify'],
        customsBroker: 'Borderline, Detroit',
      }),
    ]
    const to = aPlace({ notes: ['Dock 7'], appointment: '11/18/2026 09:00 CST' })
    const bill = billOf(
      aBillSource({ orders, to, from: aPlace({ notes: ['Ring twice'] }), temperature: '34 to 38 °F' }),
    )
    expect(bill.instructions).toEqual([
      'O209114: Do not break stretch wrap',
      'Pickup: Ring twice',
      'Delivery: Dock 7',
      'Delivery appointment: 11/18/2026 09:00 CST',
      'Keep at 34 to 38 °F',
      'Services: Liftgate Delivery, Notify',
      'Customs broker: Borderline, Detroit',
    ])
  })

  it('cuts long instructions into paragraphs, none of which is lost', () => {
    const sampleWords = Array.from({ length: 400 }, (_, index) => `word${index}`)
    const orders = [
      aBillOrder({ specialInstructions: `First line\r\n\r\n${sampleWords.join(' ')}\n${'x'.repeat(1300)}` }),
    ]
    const { instructions } = billOf(aBillSource({ orders }))
    expect(instructions[0]).toBe('First line')
    expect(instructions.every((part) => part.length <= 600)).toBe(true)
    expect(instructions.join(' ').split(' ').slice(2, 402)).toEqual(sampleWords)
    expect(instructions.slice(-3).join('')).toBe('x'.repeat(1300))
  })

  it('lists each order under the number that the customer knows, with its other references and its drop', () => {
    const references = [reference('Sales Order #', 'SO 77231', 'SalesOrder'), ...aBillOrder().references]
    const orders = [aBillOrder({ references }), aBillOrder({ orderNumber: 'O2', references: [] })]
    const items = [aBillItem(), aBillItem({ orderNumber: 'O2', dropoffStop: 3, palletCount: null, packageCount: 30 })]
    const dropNames = { 2: 'Nashville', 3: 'Atlanta' }
    expect(billOf(aBillSource({ orders, items, dropNames })).orders).toEqual([
      {
        number: 'Purchase Order # CP-20433',
        packages: 84,
        weight: 3120,
        isOnPallets: true,
        information: 'Order O209114, to Nashville, Sales Order # SO 77231',
      },
      { number: 'O2', packages: 30, weight: 3120, isOnPallets: false, information: 'Order O2, to Atlanta' },
    ])
  })

  it('marks the freight terms only where all orders share them, and declares what the freight is worth', () => {
    const terms = (...all: ('Prepaid' | 'PrepaidAdd' | 'Collect')[]) =>
      billOf(aBillSource({ orders: all.map((freightTerm) => aBillOrder({ freightTerm })) })).terms
    expect([terms('PrepaidAdd', 'Prepaid'), terms('Collect'), terms('Collect', 'Prepaid')]).toEqual([
      'Prepaid',
      'Collect',
      null,
    ])
    const orders = [aBillOrder({ freightValueCents: 1_500_000 }), aBillOrder({ freightValueCents: 1_000_000 })]
    expect(billOf(aBillSource({ orders })).declaredValueCents).toBe(2_500_000)
    expect(billOf(aBillSource()).declaredValueCents).toBeNull()
  })
})

describe('the line of dangerous goods', () => {
  it('is UN number, proper shipping name, class and packing group in that order', () => {
    const goods = { ...aBillItem(cleaner) }
    expect(hazmatLine(goods)).toBe('UN1760, Corrosive liquids, n.o.s. (phosphoric acid), 8, III')
    expect(hazmatLine({ ...goods, technicalName: null, hazmatPackingGroup: 'None' })).toBe(
      'UN1760, Corrosive liquids, n.o.s., 8',
    )
    expect(hazmatLine({ ...goods, reportableQuantity: '100 lbs', isLimitedQuantity: true })).toBe(
      'UN1760, Corrosive liquids, n.o.s. (phosphoric acid), 8, III, RQ 100 lbs, Ltd Qty',
    )
  })

  it('has the subsidiary classes after the class, and the technical name in one pair of parentheses [DEF-132]', () => {
    const goods = { ...aBillItem(cleaner), hazmatSubsidiaryClasses: '3, 6.1' }
    const text = 'UN1760, Corrosive liquids, n.o.s. (phosphoric acid), 8 (3, 6.1), III'
    expect(hazmatLine(goods)).toBe(text)
    expect(hazmatLine({ ...goods, technicalName: '(phosphoric acid)' })).toBe(text)
    const inName = { properShippingName: 'Corrosive liquids, n.o.s. (phosphoric acid)', technicalName: null }
    expect(hazmatLine({ ...goods, ...inName })).toBe(text)
  })
})

describe('the bills that are wanted', () => {
  const items = [
    { orderNumber: 'A', pickupStop: 1, dropoffStop: 3 },
    { orderNumber: 'B', pickupStop: 2, dropoffStop: 3 },
    { orderNumber: 'A', pickupStop: 1, dropoffStop: 4 },
  ]
  const all = { singleOrderNumber: null, deliveryStopSequenceNumbers: null }
  const numbers = (choice: Parameters<typeof wantedBills>[2], of = items) =>
    wantedBills('S1', of, choice).map((bill) => `${bill.number}: ${bill.items.length}`)

  it('are one over the whole shipment, a master where it covers several', () => {
    expect(wantedBills('S1', items, all)).toEqual([{ number: 'S1', isMaster: true, items }])
    expect(wantedBills('S1', items.slice(0, 1), all)[0]?.isMaster).toBe(false)
  })

  it('are one for each pair of docks of the chosen drops, under numbers that do not depend on the choice', () => {
    expect(numbers({ ...all, deliveryStopSequenceNumbers: [3, 4] })).toEqual(['S1-1: 1', 'S1-2: 1', 'S1-3: 1'])
    expect(numbers({ ...all, deliveryStopSequenceNumbers: [4] })).toEqual(['S1-3: 1'])
    expect(numbers({ ...all, deliveryStopSequenceNumbers: [3] }, items.slice(0, 1))).toEqual(['S1: 1'])
    expect(numbers({ ...all, deliveryStopSequenceNumbers: [9] })).toEqual([])
  })

  it('are those of one order under its number', () => {
    expect(numbers({ ...all, singleOrderNumber: 'B' })).toEqual(['B: 1'])
    expect(numbers({ ...all, singleOrderNumber: 'A' })).toEqual(['A-1: 1', 'A-2: 1'])
    expect([bolFileName('S1', { singleOrderNumber: 'B' }), bolFileName('S1', all)]).toEqual(['BOL-B.pdf', 'BOL-S1.pdf'])
  })
})

describe('pallet labels', () => {
  it('count through all pallets of the shipment, each with its order and its docks', () => {
    const sources = [
      aBillSource({ items: [aBillItem({ palletCount: 2 }), aBillItem({ palletCount: null })] }),
      aBillSource({ to: aPlace({ name: 'Harvest Lane' }), items: [aBillItem({ palletCount: 1, description: 'Oil' })] }),
    ]
    const labels = palletLabels(sources)
    expect(labels.map(({ pallet, of }) => `${pallet} of ${of}`)).toEqual(['1 of 3', '2 of 3', '3 of 3'])
    expect(labels[2]).toMatchObject({ goods: 'Oil', shipTo: { name: 'Harvest Lane' }, orderNumber: 'O209114' })
    expect(labels[0]?.reference).toBe('Purchase Order # CP-20433')
    expect(palletsOf([{ palletCount: 2 }, { palletCount: null }])).toBe(2)
  })
})

describe('a party of a bill', () => {
  const shipFrom = (facts: Parameters<typeof aPlace>[0], pickupNumber: string | null) => {
    const source = aBillSource({ from: aPlace(facts) })
    return billOf({ ...source, carrier: { ...source.carrier, pickupNumber } }).shipFrom
  }

  it('tells the numbers of the dock, otherwise the pickup number of the carrier, otherwise none', () => {
    const references = [reference('Pickup #', 'PU-7', 'PickupNumber')]
    expect(shipFrom({ references }, 'C-1').number).toContain('PU-7')
    expect(shipFrom({ references }, 'C-1').number).not.toContain('C-1')
    expect([shipFrom({}, 'C-1').number, shipFrom({}, null).number]).toEqual(['Pickup # C-1', ''])
  })

  it('tells a country beyond the United States', () => {
    expect(shipFrom({ city: 'Toronto', state: 'ON', postalCode: 'M5H 1A1', country: 'CA' }, null).city).toBe(
      'Toronto, ON M5H 1A1, CA',
    )
    expect(shipFrom({}, null).city).toBe('Joliet, IL 60433')
  })
})

describe('a line of a bill', () => {
  it('tells what the goods are called, and sides only where somebody measured', () => {
    const [line] = billOf(aBillSource({ items: [aBillItem({ description: 'Tomato puree' })] })).lines
    expect(line).toMatchObject({ title: 'Tomato puree', details: '48 × 40 × 52 in' })
    const bare = aBillItem({ packageLength: null, packageWidth: null, packageHeight: null, isStackable: true })
    expect(billOf(aBillSource({ items: [bare] })).lines[0]?.details).toBe('stackable')
  })

  it('tells where an order goes only where a bill has several drops', () => {
    const information = (items: ReturnType<typeof aBillItem>[]) =>
      billOf(aBillSource({ items, dropNames: { 2: 'Nashville', 3: 'Atlanta' } })).orders[0]?.information
    expect(information([aBillItem()])).toBe('Order O209114')
    expect(information([aBillItem(), aBillItem({ dropoffStop: 3 })])).toBe('Order O209114, to Nashville, to Atlanta')
  })

  it('holds nine hundred letters, and says where more were cut', () => {
    const information = (length: number) => {
      const value = 'x'.repeat(length - 'Order O209114, Sales Order # '.length)
      const references = [...aBillOrder().references, reference('Sales Order #', value, 'SalesOrder')]
      return billOf(aBillSource({ orders: [aBillOrder({ references })] })).orders[0]?.information ?? ''
    }
    expect(information(900)).toMatch(/^Order O209114, .*x$/)
    expect([information(900).length, information(901).length]).toEqual([900, 900])
    expect(information(901)).toMatch(/x…$/)
  })
})

it('bills of single drops are no master bills, whatever their number', () => {
  const items = [aBillItem(), aBillItem({ dropoffStop: 3 })]
  const choose = (deliveryStopSequenceNumbers: number[]) =>
    wantedBills('S1', items, { singleOrderNumber: null, deliveryStopSequenceNumbers }).map(({ number, isMaster }) => [
      number,
      isMaster,
    ])
  expect(choose([2, 3])).toEqual([
    ['S1-1', false],
    ['S1-2', false],
  ])
})
