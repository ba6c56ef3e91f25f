import { describe, expect, it } from 'vitest'
import type { CatalogueGoods } from '#orders/items/commodity-item.ts'
import { type UploadRow, uploadColumns, uploadHeader } from './columns.ts'
import { rowsOfOrders } from './group-rows.ts'
import { readOrder, withIssues } from './read-order.ts'
import type { UploadPlace } from './read-stops.ts'
import { uploadTemplate } from './template.ts'

const { head, Pickup, Dropoff, item } = uploadColumns

const place = (locationNumber: string, postalCode: string, timeZone: string): UploadPlace => ({
  locationNumber,
  postalCode,
  timeZone,
  dockHours: [],
  ediCode: null,
})
const indianapolis = place('L1', '46204', 'America/Indiana/Indianapolis')
const dallas = place('L2', '75201', 'America/Chicago')
const boston = place('L3', '02101', 'America/New_York')
const placesByText: Record<string, UploadPlace[]> = {
  l1: [indianapolis],
  l2: [dallas],
  wh7: [{ ...boston, ediCode: 'WH7' }],
  dc: [indianapolis, dallas, boston],
}
const peaches: CatalogueGoods = {
  commodityCode: 'PEACH',
  customerProductCode: 'CP-7',
  description: 'Canned peaches',
  cargoClassification: 'Food',
  perPackageWeight: 650.5,
  palletCount: 4,
  packageQuantity: 4,
  packagingUnitType: 'Skid',
  freightClass: '70',
  nmfcNumber: null,
  packageLength: 48,
  packageWidth: 40,
  packageHeight: null,
  isStackable: true,
  isHazmat: true,
  hazmatHazardClass: '3',
  hazmatPackingGroup: 'II',
  hazmatUNNumber: 'UN1993',
  properShippingName: 'Flammable liquid',
  hazmatSubsidiaryClasses: null,
  technicalName: null,
  reportableQuantity: null,
  isLimitedQuantity: true,
}
const known = {
  placesNamed: (text: string) => placesByText[text.toLowerCase()] ?? [],
  billingSettingNamed: (name: string | null) => (name === null || name === 'Company' ? 'setting' : null),
  goodsCoded: (code: string) => (code.toUpperCase() === 'PEACH' ? peaches : null),
}

const first = {
  [head.reference]: 'SO-1',
  [head.orderType]: 'sales order',
  [head.freightTermType]: 'Prepaid & Add',
  [head.markup]: '12.5',
  [head.shippingMode]: 'Truckload',
  [head.equipmentMode]: 'dry',
  [Pickup.location]: 'L1',
  [Pickup.date]: '06/01/2027',
  [Pickup.from]: '08:00',
  [Pickup.until]: '3 pm',
  [Dropoff.location]: 'L2',
  [Dropoff.date]: '46541',
  [Dropoff.from]: '0.375',
  [Dropoff.until]: '17:00',
  [item.description]: 'Peaches',
  [item.totalWeight]: '1,200',
  [item.palletCount]: '2',
}
const rows = (...values: Record<string, string>[]): UploadRow[] =>
  values.map((one, index) => ({ row: index + 2, values: one }))
type Stop = { locationNumber: string | null; earlyDateTimeOffset: string | null; lineItems: { description: string }[] }
const stopsOf = (order: ReturnType<typeof readOrder>) =>
  (order.fields.stops as unknown as Stop[]).map((stop) => [
    stop.locationNumber,
    stop.earlyDateTimeOffset,
    stop.lineItems.map(({ description }) => description).join(),
  ])

describe('the rows of a file', () => {
  it('are one order by their reference, whatever its spelling; those below go on with it', () => {
    const orders = rowsOfOrders(
      rows(
        first,
        { [item.description]: 'Pears' },
        { ...first, [head.reference]: 'SO-2' },
        { [head.reference]: 'so 1' },
        { [head.orderType]: 'Sales' },
      ),
    )
    expect(orders.map((order) => order.map(({ row }) => row))).toEqual([[2, 3, 5], [4], [6]])
  })
})

describe('an order of a file', () => {
  it('is read with its numbers, dates, times of each place, and every pallet as a package', () => {
    const { fields, issues, reference } = readOrder(rows(first), known)
    expect([reference, issues]).toEqual(['SO-1', []])
    expect(fields).toMatchObject({
      orderType: 'Sales',
      shippingMode: 'TL',
      equipmentMode: 1,
      tmsOrderDetails: { freightTermType: 'PrepaidAdd', markup: 12.5 },
      billingSettings: 'setting',
      referenceNumbers: [{ label: 'Sales Order #', value: 'SO-1', typeId: 'SalesOrder', isRequired: true }],
      stops: [
        {
          type: 'Pickup',
          locationNumber: 'L1',
          baseDate: '2027-06-01',
          earlyDateTimeOffset: '2027-06-01T08:00:00-04:00',
          lateDateTimeOffset: '2027-06-01T15:00:00-04:00',
          lineItems: [{ description: 'Peaches', totalWeight: 1200, palletCount: 2, packageCount: 2 }],
        },
        {
          type: 'Dropoff',
          locationNumber: 'L2',
          baseDate: '2027-06-03',
          earlyDateTimeOffset: '2027-06-03T09:00:00-05:00',
          lateDateTimeOffset: '2027-06-03T17:00:00-05:00',
          lineItems: [{ description: 'Peaches' }],
        },
      ],
    })
  })

  it('has no flag that is not said, and counts packages where they are said', () => {
    const { fields } = readOrder(rows({ ...first, [item.packageCount]: '5' }), known)
    expect(fields).toMatchObject({
      isTeamRequired: false,
      isBlind: false,
      isJustInTime: false,
      isLiftGateRequired: false,
      isPartial: false,
      stops: [
        { lineItems: [{ packageCount: 5, isStackable: false, isHazmat: false, isLimitedQuantity: false }] },
        { lineItems: [{ packageCount: 5 }] },
      ],
    })
  })

  it('reads the reference numbers of order and stops by what they are called there, and others by their name', () => {
    const references = {
      [head.references]: 'GL Code: 5501; Fridge: 12; PO-7',
      [Pickup.references]: 'Pickup #: 7781',
      [Dropoff.references]: 'Delivery #: 9',
    }
    const { fields } = readOrder(rows({ ...first, ...references }), known)
    expect(fields.referenceNumbers).toMatchObject([
      { typeId: 'SalesOrder' },
      { label: 'GL Code', value: '5501', typeId: 'GlCode', isRequired: false },
      { label: 'Fridge', value: '12', typeId: 'Other', isRequired: false },
      { label: 'Other', value: 'PO-7', typeId: 'Other', isRequired: false },
    ])
    expect(fields.stops).toMatchObject([
      { referenceNumbers: [{ value: '7781', typeId: 'PickupNumber' }] },
      { referenceNumbers: [{ value: '9', typeId: 'DeliveryNumber' }] },
    ])
  })

  it('takes notes from any row of a stop, and no line from a row without freight', () => {
    const { fields } = readOrder(rows(first, { [Pickup.notes]: 'Gate 4' }), known)
    expect(fields.stops).toMatchObject([{ notes: 'Gate 4' }, { notes: null }])
    expect(stopsOf(readOrder(rows(first, { [Pickup.notes]: 'Gate 4' }), known))[0]?.[2]).toBe('Peaches')
  })

  it('leaves the zip code with the location beside it', () => {
    const order = readOrder(
      rows(
        { ...first, [Dropoff.location]: 'DC', [Dropoff.zip]: '75201' },
        { [Dropoff.location]: 'WH7', [item.description]: 'Plums' },
        { ...first, [Dropoff.location]: 'DC', [Dropoff.zip]: '75201', [item.description]: 'Figs' },
        { [item.description]: 'Dates' },
      ),
      known,
    )
    expect(order.issues).toEqual([])
    expect(stopsOf(order).map(([place, , lines]) => [place, lines])).toEqual([
      ['L1', 'Peaches,Plums,Figs,Dates'],
      ['L2', 'Peaches,Figs,Dates'],
      ['L3', 'Plums'],
    ])
  })

  it('has the billing setting that it names, or the usual one where there is any', () => {
    const named = readOrder(rows({ ...first, [head.billingSetting]: 'Company' }), known)
    expect([named.fields.billingSettings, named.issues]).toEqual(['setting', []])
    const none = readOrder(rows(first), { ...known, billingSettingNamed: () => null })
    expect([none.fields.billingSettings, none.issues]).toEqual([null, []])
  })

  it('needs its reference, and leaves a location that is not said to the rules', () => {
    const bare = { ...first, [head.reference]: '', [Pickup.location]: '' }
    const { issues, fields } = readOrder(rows(bare), known)
    expect(issues).toEqual([{ row: 2, column: 'Order Reference', value: '', message: 'Order Reference is required' }])
    expect(fields.stops[0]).toMatchObject({ locationNumber: null })
  })

  it('has a stop for each place and time, and each line at its own; empty cells mean those above', () => {
    const order = readOrder(
      rows(
        first,
        { [item.description]: 'Pears' },
        { [Dropoff.location]: 'WH7', [item.description]: 'Plums' },
        { [Dropoff.location]: 'L2', [Dropoff.date]: '06/05/2027', [item.description]: 'Figs' },
      ),
      known,
    )
    expect(order.issues).toEqual([])
    expect(stopsOf(order)).toEqual([
      ['L1', '2027-06-01T08:00:00-04:00', 'Peaches,Pears,Plums,Figs'],
      ['L2', '2027-06-03T09:00:00-05:00', 'Peaches,Pears'],
      ['L3', '2027-06-03T09:00:00-04:00', 'Plums'],
      ['L2', '2027-06-05T09:00:00-05:00', 'Figs'],
    ])
  })

  it('takes the hours of the dock where no times are given', () => {
    const open = { dayOfWeek: 2, startTime: '06:30:00', endTime: '14:00:00', isClosed: false, isTwentyFourHour: false }
    const placesNamed = () => [{ ...indianapolis, dockHours: [open] }]
    const { fields } = readOrder(rows({ ...first, [Pickup.from]: '', [Pickup.until]: '' }), { ...known, placesNamed })
    expect(fields.stops[0]).toMatchObject({
      earlyDateTimeOffset: '2027-06-01T06:30:00-04:00',
      lateDateTimeOffset: '2027-06-01T14:00:00-04:00',
    })
  })

  it('finds a shared name by its zip code, with or without the zeros that spreadsheets take away', () => {
    const at = (zip: string) => readOrder(rows({ ...first, [Pickup.location]: 'DC', [Pickup.zip]: zip }), known)
    expect(stopsOf(at('2101'))[0]?.[0]).toBe('L3')
    expect(stopsOf(at('75201-1234'))[0]?.[0]).toBe('L2')
    expect(at('').issues).toEqual([
      {
        row: 2,
        column: 'Pickup Location',
        value: 'DC',
        message: 'Several locations have this name. Write the location number, or the zip code beside it',
      },
    ])
    expect(at('99999').issues[0]?.message).toBe('This location is not in 99999')
  })

  it('names each cell that says nothing that can be read, by row and column', () => {
    const wrong = {
      ...first,
      [head.orderType]: 'Gift',
      [Pickup.location]: 'Atlantis',
      [Pickup.date]: '02/30/2027',
      [Dropoff.until]: 'noon',
      [item.totalWeight]: 'heavy',
      [item.freightClass]: '71',
      [head.billingSetting]: 'Nobody',
    }
    const { issues } = readOrder(rows(wrong, { [head.reference]: 'SO-1', [head.orderType]: 'Return' }), known)
    expect(issues.map(({ row, column, value }) => [row, column, value])).toEqual([
      [2, 'Order Type', 'Gift'],
      [3, 'Order Type', 'Return'],
      [2, 'Weight (lbs)', 'heavy'],
      [2, 'Freight Class', '71'],
      [2, 'Billing Setting', 'Nobody'],
      [2, 'Pickup Location', 'Atlantis'],
      [2, 'Pickup Date', '02/30/2027'],
      [2, 'Dropoff Until', 'noon'],
    ])
    expect(issues[0]?.message).toBe('Write one of Purchase, Sales, Transfer, Return')
    expect(issues[1]?.message).toBe('Differs from row 2 of the same order')
    expect(issues[4]?.message).toBe('Not a known billing setting')
    expect(issues[5]?.message).toBe(
      'Not a known location. Write its number, its warehouse ID, or its name and zip code',
    )
  })

  it('tells the cell of every rule that is broken, but once where the cell could not be read', () => {
    const changed = { ...first, [Dropoff.date]: 'soon', [head.references]: 'PO-7' }
    const order = readOrder(rows(changed, { [item.description]: 'Pears' }), known)
    const issue = (...path: (string | number)[]) => ({ path, message: path.join('.') })
    const withMessages = withIssues(order, [
      issue('stops', 0, 'lineItems', 1, 'totalWeight'),
      issue('stops', 1, 'baseDate'),
      issue('stops', 1, 'earlyDateTimeOffset'),
      issue('stops', 1, 'lateDateTimeOffset'),
      issue('stops', 1, 'notes'),
      issue('stops', 0, 'earlyDateTimeOffset'),
      issue('tmsOrderDetails', 'markup'),
      issue('referenceNumbers', 0, 'value'),
      issue('referenceNumbers', 1, 'value'),
      issue('stops', 0, 'locationNumber'),
      issue('chemtracAccountNumber'),
      issue('stops'),
    ])
    expect(withMessages.map(({ row, column, value }) => [row, column, value])).toEqual([
      [2, 'Dropoff Date', 'soon'],
      [2, 'Dropoff Instructions', ''],
      [2, 'Pickup From', '08:00'],
      [2, 'Markup %', '12.5'],
      [2, 'Order Reference', 'SO-1'],
      [2, 'Other Reference Numbers', 'PO-7'],
      [2, 'Pickup Location', 'L1'],
      [2, 'Chemtrec Account', ''],
      [2, 'Pickup Location', 'L1'],
      [3, 'Weight (lbs)', ''],
    ])
  })
})

it('the template has every column and an example that can be read', () => {
  const [header, ...lines] = uploadTemplate().trimEnd().split('\r\n')
  expect(header).toBe(`\ufeff${uploadHeader.join(',')}`)
  const values = lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, index) => [uploadHeader[index] ?? '', cell])),
  )
  const [order, ...others] = rowsOfOrders(values.map((one, index) => ({ row: index + 2, values: one })))
  expect(others).toEqual([])
  const { issues, fields } = readOrder(order ?? [], { ...known, placesNamed: () => [indianapolis] })
  expect(issues.filter(({ column }) => column !== Dropoff.location)).toEqual([])
  const pallet = { packageLength: 48, packageWidth: 40, packageHeight: 52 }
  expect(fields).toMatchObject({
    specialInstructions: 'Call before arrival',
    referenceNumbers: [{ value: 'SO-1001' }, { label: 'GL Code', value: '5501' }],
    stops: [
      {
        referenceNumbers: [{ label: 'Pickup #', value: '7781' }],
        lineItems: [
          { ...pallet, totalWeight: 1200, palletCount: 2, packageCount: 2 },
          { ...pallet, totalWeight: 650, palletCount: 1, packageCount: 1 },
        ],
      },
      {},
    ],
  })
})

it('takes the cost center of an order from its column', () => {
  expect(readOrder(rows({ ...first, 'Cost Center': 'CC-4410' }), known).fields).toMatchObject({ costCenter: 'CC-4410' })
  expect(readOrder(rows(first), known).fields).toMatchObject({ costCenter: null })
})

describe('a commodity code', () => {
  const itemOf = (cells: Record<string, string>) => {
    const bare = { ...first, [item.description]: '', [item.totalWeight]: '', [item.palletCount]: '' }
    const { fields } = readOrder(rows({ ...bare, ...cells }), known)
    return (fields.stops as unknown as { lineItems: Record<string, unknown>[] }[])[0]?.lineItems[0]
  }

  it('fills what the row leaves empty from the catalogue', () => {
    const { perPackageWeight: _weight, packageQuantity: _quantity, ...same } = peaches
    expect(itemOf({ [item.commodityCode]: 'PEACH' })).toEqual({
      ...same,
      uniqueIdentifier: 'row-2',
      packageCount: 4,
      totalWeight: 2_602,
    })
  })

  it('fills nothing while nobody knows how the freight moves', () => {
    const coded = { [item.commodityCode]: 'PEACH' }
    expect(itemOf({ ...coded, [head.shippingMode]: '' })).toMatchObject({ description: null, totalWeight: null })
    expect(itemOf({ ...coded, [head.equipmentMode]: '' })).toMatchObject({ description: null, totalWeight: null })
  })

  it('leaves what the row says, and weighs the packages that it counts', () => {
    const answer = {
      [item.description]: 'Peaches, halved',
      [item.palletCount]: '2',
      [item.isHazmat]: 'No',
      [item.freightClass]: '60',
      [item.packageHeight]: '50',
    }
    expect(itemOf({ [item.commodityCode]: 'PEACH', ...answer })).toMatchObject({
      description: 'Peaches, halved',
      palletCount: 2,
      packageCount: 2,
      totalWeight: 1_301,
      isHazmat: false,
      freightClass: '60',
      packageHeight: 50,
      packageLength: 48,
      customerProductCode: 'CP-7',
    })
    expect(itemOf({ [item.commodityCode]: 'PEACH', [item.totalWeight]: '900' })).toMatchObject({ totalWeight: 900 })
  })

  it('that the catalogue does not know is kept as it is', () => {
    expect(itemOf({ [item.commodityCode]: 'PLUM' })).toMatchObject({ commodityCode: 'PLUM', description: null })
  })
})

it('takes what the company has set for new orders where the file says nothing, and not where it is wrong', () => {
  const defaults = { orderType: 'Sales', freightTermType: 'Collect', shippingMode: 'TL', equipmentMode: 2 } as const
  const blank = { [head.orderType]: '', [head.freightTermType]: '', [head.shippingMode]: '', [head.equipmentMode]: '' }
  const read = (cells: Record<string, string>) => readOrder(rows({ ...first, ...cells }), { ...known, defaults })
  expect(read(blank).fields).toMatchObject({
    orderType: 'Sales',
    shippingMode: 'TL',
    equipmentMode: 2,
    tmsOrderDetails: { freightTermType: 'Collect' },
    referenceNumbers: [{ typeId: 'SalesOrder' }],
  })
  expect(read({ ...blank, [head.shippingMode]: 'LTL' }).fields).toMatchObject({
    shippingMode: 'LTL',
    equipmentMode: null,
  })
  const wrong = read({ ...blank, [head.orderType]: 'Dream' })
  expect(wrong.fields).toMatchObject({ orderType: null })
  expect(wrong.issues).toContainEqual(expect.objectContaining({ column: head.orderType, value: 'Dream' }))
})
