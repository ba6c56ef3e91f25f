import type { LoadTender, TenderParty } from '#load-tender.ts'
import { readX12, type Transaction } from '#x12.ts'
import { type OutgoingInterchange, type OutgoingTransaction, writeX12 } from '#x12-writer.ts'

type Style = { element?: string; component?: string; segment?: string; repetition?: string }

/** An ISA segment as carriers write it, with any separators. */
export function isa({ element = '*', component = '>', segment = '~', repetition = 'U' }: Style = {}): string {
  const ids = ['ZZ', 'ACMEFREIGHT'.padEnd(15), '02', 'LANW'.padEnd(15)]
  const rest = ['261117', '0815', repetition, '00401', '000000042', '0', 'T', component]
  return ['ISA', '00', ' '.repeat(10), '00', ' '.repeat(10), ...ids, ...rest].join(element) + segment
}

/**
 * An interchange with one group of 990 responses; each transaction is given as the segments between ST and SE, written
 * with `*` and `~`.
 */
export function responses(transactions: readonly (readonly string[])[], style: Style = {}): string {
  const { element = '*', segment = '~' } = style
  const sets = transactions.flatMap((segments, index) => {
    const number = String(index + 1).padStart(4, '0')
    return [`ST*990*${number}`, ...segments, `SE*${segments.length + 2}*${number}`]
  })
  const lines = ['GS*GF*ACME*LANW*20261117*0815*7*X*004010', ...sets, `GE*${transactions.length}*7`, 'IEA*1*000000042']
  return isa(style) + lines.map((line) => line.replaceAll('*', element) + segment).join('')
}

export const accepted = ['B1*ACME*S1000123*20261117*A', 'N9*TN*T-77**20261117*0810*CS']
export const declined = [
  'B1*ACME*S1000124*20261117*D',
  'V9*ZZZ*NO TRUCK******A33',
  'K1*NO TRUCK IN DALLAS*BEFORE THURSDAY',
]

/** The only transaction in a text. */
export function onlyTransaction(text: string): Transaction {
  const [transaction] = readX12(text).interchanges.flatMap(({ groups }) =>
    groups.flatMap((group) => group.transactions),
  )
  if (!transaction) throw new Error(`No transaction in ${text}`)
  return transaction
}

export function envelope(transactions: readonly OutgoingTransaction[], functionalId: string): OutgoingInterchange {
  return {
    sender: { qualifier: 'ZZ', id: 'LANEWISE' },
    receiver: { qualifier: '02', id: 'ACME' },
    date: '2026-11-17',
    time: '08:15',
    controlNumber: 42,
    isTest: true,
    wantsAcknowledgment: false,
    groups: [{ functionalId, sender: 'LANEWISE', receiver: 'ACME', controlNumber: 7, transactions }],
  }
}

/** The transaction as its receiver reads it. */
export const received = (transaction: OutgoingTransaction, functionalId: string): Transaction =>
  onlyTransaction(writeX12(envelope([transaction], functionalId)))

const party = (name: string, code: string): TenderParty => ({
  name,
  code,
  address: { line1: '1 Dock Road', line2: 'Gate 4', city: 'Dallas', state: 'TX', postalCode: '75201', country: 'US' },
  contacts: [{ name: 'Pat Kim', phone: '214-555-0100', email: 'pat@example.com' }],
})

/** A tender with a value in every field. */
export const fullTender: LoadTender = {
  tenderId: 'T-77',
  shipmentNumber: 'S1000123',
  purpose: 'Original',
  scac: 'ACME',
  replyBy: { date: '2026-11-17', time: '12:00', timeCode: 'CS' },
  paymentTerms: 'ThirdParty',
  equipment: { type: 'MultiTempReefer', lengthFeet: 53 },
  temperature: { minimum: -10, maximum: 38.5 },
  weight: 31250.5,
  pallets: 22,
  miles: 812.4,
  chargeCents: 198_550,
  contractNumber: 'C-2026-9',
  laneNumber: 'DAL-ATL',
  billTo: party('Lanewise Foods', 'BT1'),
  references: [
    { qualifier: 'BM', value: 'BOL-55', description: null },
    { qualifier: 'ZZ', value: 'EAST', description: 'REGION' },
  ],
  instructions:
    'Call two hours before arrival. Drivers wear safety shoes and a vest in the yard, and wait in the cab until a dock is given.',
  stops: [
    {
      type: 'Load',
      party: party('Dallas Plant', 'L-100'),
      window: {
        earliest: { date: '2026-11-18', time: '07:00', timeCode: 'CS' },
        latest: { date: '2026-11-18', time: '15:30', timeCode: 'CS' },
      },
      references: [{ qualifier: 'PU', value: 'PU-9', description: 'Pick up number' }],
      weight: 31250.5,
      pieces: 880,
      pallets: 22,
      instructions: 'Dock 12',
      items: [
        {
          description: 'Frozen corn',
          orderNumber: 'O-1',
          purchaseOrderNumber: 'PO-8',
          itemNumber: 'SKU-5',
          packaging: 'Carton',
          quantity: 800,
          pallets: 20,
          weight: 30000,
          volume: 1200.5,
          nmfcNumber: '73227-1',
          freightClass: '70',
          hazmat: null,
        },
        {
          description: 'Cleaner',
          orderNumber: null,
          purchaseOrderNumber: null,
          itemNumber: null,
          packaging: null,
          quantity: 80,
          pallets: 2,
          weight: 1250.5,
          volume: null,
          nmfcNumber: null,
          freightClass: null,
          hazmat: {
            unNumber: 'UN1760',
            hazardClass: '8',
            packingGroup: 'II',
            properShippingName: 'Corrosive liquids, n.o.s. (hydrochloric acid)',
            emergencyContact: { name: 'Night desk', phone: '800-555-0199' },
          },
        },
      ],
    },
    {
      type: 'Unload',
      party: { ...party('Atlanta Store', 'L-200'), contacts: [{ name: 'Dock', phone: null, email: null }] },
      window: { earliest: { date: '2026-11-20', time: null, timeCode: null }, latest: null },
      references: [],
      weight: 31250.5,
      pieces: 880,
      pallets: 22,
      instructions: null,
      items: [],
    },
  ],
}
