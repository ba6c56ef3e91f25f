import { packagingUnitTypes } from '@lanewise/domain/commodities/commodity'
import { equipmentTypes } from '@lanewise/domain/freight/equipment-types'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { LoadTender, TenderStop } from '#load-tender.ts'
import { writeTender204 } from '#tender-204.ts'
import { readTender204 } from '#tender-204-reader.ts'
import { envelope, fullTender, isa, onlyTransaction, received } from '#testing/samples.ts'
import { writeX12 } from '#x12-writer.ts'

const lines = (tender: LoadTender) =>
  writeX12(envelope([writeTender204(tender)], 'SM'))
    .split('~')
    .slice(2, -3)
const readBack = (tender: LoadTender) => readTender204(received(writeTender204(tender), 'SM'))
const [load, unload] = fullTender.stops as [TenderStop, TenderStop]
const withItem = (change: Partial<TenderStop['items'][number]>): LoadTender => ({
  ...fullTender,
  stops: [{ ...load, items: [{ ...load.items[0]!, ...change }] }, unload],
})

it('writes a tender in the order and codes of the standard', () => {
  expect(lines(fullTender)).toEqual([
    'ST*204*0001',
    'B2**ACME**S1000123*L*TP',
    'B2A*00*LT',
    'L11*T-77*TN',
    'L11*C-2026-9*CT',
    'L11*DAL-ATL*ZZ*LANE',
    'L11*812.4*ZZ*MILES',
    'L11*MultiTempReefer*ZZ*EQUIPMENT',
    'L11*BOL-55*BM',
    'L11*EAST*ZZ*REGION',
    'G62*64*20261117*1*1200*CS',
    'MS3*ACME*B**M',
    'AT5*HM',
    'AT5*OTC',
    'PLD*22',
    'NTE*SPH*Call two hours before arrival. Drivers wear safety shoes and a vest in the yard,',
    'NTE*SPH*and wait in the cab until a dock is given.',
    'N1*BT*Lanewise Foods*93*BT1',
    'N3*1 Dock Road*Gate 4',
    'N4*Dallas*TX*75201*US',
    'G61*BI*Pat Kim*TE*214-555-0100',
    'G61*BI*Pat Kim*EM*pat@example.com',
    'N7**NONE*31250.5*G*******RT****5300**L',
    'MEA*TE***FA*-10*38.5',
    'S5*1*CL*31250.5*L*22*PL',
    'L11*PU-9*PU*Pick up number',
    'G62*37*20261118*I*0700*CS',
    'G62*38*20261118*K*1530*CS',
    'AT8*G*L*31250.5*880*22',
    'NTE*SPH*Dock 12',
    'N1*SF*Dallas Plant*93*L-100',
    'N3*1 Dock Road*Gate 4',
    'N4*Dallas*TX*75201*US',
    'G61*CN*Pat Kim*TE*214-555-0100',
    'G61*CN*Pat Kim*EM*pat@example.com',
    'OID*O-1*PO-8**CT*800*L*30000*E*1200.5',
    'LAD*CTN*800***L*30000*SK*SKU-5*****Frozen corn',
    'L5*1*Frozen corn*73227-1*N*CTN***Z*70',
    'AT8*G*L*30000*800*20*E*1200.5',
    'OID*NONE***PK*80*L*1250.5',
    'LAD*PKG*80***L*1250.5*******Cleaner',
    'L5*2*Cleaner***PKG',
    'AT8*G*L*1250.5*80*2',
    'G61*HM*Night desk*TE*800-555-0199',
    'LH1*PK*80*UN1760*******II',
    'LH2*8*P',
    'LH3*Corrosive liquids, n.o.s.*D',
    'LH3*(hydrochloric acid)*D',
    'S5*2*CU*31250.5*L*22*PL',
    'G62*53*20261120',
    'AT8*G*L*31250.5*880*22',
    'N1*ST*Atlanta Store*93*L-200',
    'N3*1 Dock Road*Gate 4',
    'N4*Dallas*TX*75201*US',
    'G61*CN*Dock',
    'L3*31250.5*G*1985.50*FR*198550******22*L',
    'SE*57*0001',
  ])
})

it('reads back everything that it wrote', () => {
  expect(readBack(fullTender)).toEqual({ tender: fullTender, errors: [] })
})

it('reads back a tender of which little is known, and a cancellation', () => {
  const address = { line1: null, line2: null, city: null, state: null, postalCode: null, country: null }
  const party = { name: 'Yard', code: null, address, contacts: [] }
  const stop = { ...unload, party, window: { earliest: null, latest: null } }
  const tender: LoadTender = {
    ...fullTender,
    purpose: 'Cancellation',
    replyBy: null,
    paymentTerms: 'Prepaid',
    equipment: { type: 'Van', lengthFeet: null },
    temperature: null,
    pallets: 0,
    miles: null,
    chargeCents: null,
    contractNumber: null,
    laneNumber: null,
    billTo: null,
    references: [],
    instructions: null,
    stops: [{ ...stop, type: 'Load' }, stop, stop],
  }
  expect(readBack(tender)).toEqual({ tender, errors: [] })
  expect(
    lines(tender)
      .filter((line) => /^(B2A|S5)/.test(line))
      .map((line) => line.split('*').slice(0, 3).join('*')),
  ).toEqual(['B2A*01*LT', 'S5*1*CL', 'S5*2*PU', 'S5*3*PU'])
})

it.each(equipmentTypes)('knows a code for a trailer of the kind %s', (type) => {
  const { tender, errors } = readBack({ ...fullTender, equipment: { type, lengthFeet: 48.5 } })
  expect([tender?.equipment, errors]).toEqual([{ type, lengthFeet: 48.5 }, []])
})

it.each(packagingUnitTypes)('knows a code for the packaging %s', (packaging) => {
  const { tender, errors } = readBack(withItem({ packaging }))
  expect([tender?.stops[0]?.items[0]?.packaging, errors]).toEqual([packaging, []])
})

it('cuts what is too long and leaves out codes that do not fit', () => {
  const { tender, errors } = readBack({
    ...withItem({ description: 'Corn '.repeat(20), itemNumber: '7'.repeat(60) }),
    pallets: 1200,
    scac: 'ACME',
    billTo: {
      ...fullTender.billTo!,
      address: { ...fullTender.billTo!.address, city: 'San Miguel de Allende, Guanajuato', state: 'Gto.' },
    },
  })
  expect(errors).toEqual([])
  expect(tender?.stops[0]?.items[0]).toMatchObject({
    description: 'Corn '.repeat(10).trim(),
    itemNumber: '7'.repeat(48),
  })
  expect(tender?.billTo?.address).toMatchObject({ city: 'San Miguel de Allende, Guanaju', state: null })
  expect(tender?.pallets).toBe(1200)
})

it('keeps the first three numbers of the contacts', () => {
  const contacts = ['A', 'B', 'C'].map((name) => ({ name, phone: '1', email: 'x@example.com' }))
  const { tender } = readBack({ ...fullTender, stops: [{ ...load, party: { ...load.party, contacts } }, unload] })
  expect(tender?.stops[0]?.party.contacts).toEqual([contacts[0], { name: 'B', phone: '1', email: null }])
})

it('writes the UN number as the standard has it', () => {
  const hazmat = { ...load.items[1]!.hazmat!, unNumber: 'un 1760', properShippingName: null }
  const { tender } = readBack(withItem({ hazmat }))
  expect(tender?.stops[0]?.items[0]?.hazmat).toEqual({ ...hazmat, unNumber: 'UN1760' })
})

const foreign = (...segments: string[]) =>
  readTender204(
    onlyTransaction(
      `${isa()}GS*SM*A*B*20261117*0815*1*X*004010~ST*204*0001~${segments.join('~')}~SE*${segments.length + 2}*0001~GE*1*1~IEA*1*42~`,
    ),
  )

it('reads a tender that another shipper wrote', () => {
  const { tender, errors } = foreign(
    'B2**acme**LOAD9**CC',
    'B2A*00',
    'N1*SH*Somebody',
    'N7**123456*********TW',
    'S5*1*LD*4000*L*10*PL',
    'N1*SF*Plant',
    'L5*1*APPLES',
    'S5*2*UL',
    'N1*ST*Store',
    'L3*4000*G',
  )
  expect(errors).toEqual([])
  expect(tender).toMatchObject({
    tenderId: 'LOAD9',
    scac: 'ACME',
    paymentTerms: 'Collect',
    equipment: { type: 'Reefer', lengthFeet: null },
    weight: 4000,
    pallets: 0,
    billTo: null,
    stops: [
      { type: 'Load', party: { name: 'Plant' }, weight: 4000, pallets: 10 },
      { type: 'Unload', party: { name: 'Store' }, weight: 0 },
    ],
  })
})

it('refuses a tender without shipment, purpose or stops', () => {
  const codes = (...segments: string[]) => {
    const { tender, errors } = foreign(...segments)
    return [
      tender,
      ...errors.map(({ segment, code, elements }) =>
        [segment, code, ...elements.map((element) => `${element.element}:${element.code}`)].join(' '),
      ),
    ]
  }
  expect(codes('B2**ACME****PP', 'B2A*00', 'S5*1*CL')).toEqual([null, 'B2 8 4:1'])
  expect(codes('B2**ACME**S1**PP', 'B2A*99', 'S5*1*QQ')).toEqual([null, 'B2A 8 1:7', 'S5 8 2:7'])
  expect(codes('B2**ACME**S1**PP')).toEqual([null, 'B2A 3', 'S5 3'])
  expect(codes('B2**ACME**S1', 'B2A*00', 'S5*1*CL')).toEqual([null, 'B2 8 6:1'])
})

it('reads back tenders of any size', () => {
  const word = fc.stringMatching(/^[A-Za-z0-9]{2,9}$/)
  const words = fc.array(word, { minLength: 1, maxLength: 30 }).map((all) => all.join(' '))
  const time = fc.record({
    date: fc.constantFrom('2026-11-17', '2027-02-28'),
    time: fc.constantFrom('00:00', '23:59'),
    timeCode: fc.constantFrom('ES', 'CD', '10', 'LT'),
  })
  const weight = fc.integer({ min: 0, max: 99_999_999 }).map((value) => value / 100)
  const item = fc.record({
    description: word,
    orderNumber: fc.option(word),
    quantity: fc.nat(9_999_999),
    pallets: fc.nat(9_999_999),
    weight,
    volume: fc.option(fc.nat(99_999_999)),
  })
  const stop = fc.record({
    type: fc.constantFrom('Load' as const, 'Unload' as const),
    window: fc.record({ earliest: fc.option(time), latest: fc.option(time) }),
    instructions: fc.option(words),
    items: fc.array(
      item.map((change) => ({ ...load.items[0]!, ...change })),
      { maxLength: 3 },
    ),
    weight,
  })
  const tenders = fc.record({
    shipmentNumber: word,
    replyBy: fc.option(time),
    chargeCents: fc.option(fc.nat(99_999_999)),
    miles: fc.option(weight),
    weight,
    instructions: fc.option(words),
    stops: fc.array(
      stop.map((change) => ({ ...unload, ...change })),
      { minLength: 1, maxLength: 6 },
    ),
  })
  fc.assert(
    fc.property(tenders, (change) => {
      const tender = { ...fullTender, ...change }
      expect(readBack(tender)).toEqual({ tender, errors: [] })
    }),
  )
})
