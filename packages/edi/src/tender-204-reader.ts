import { equipmentOfCode, isEquipmentType, packagingOfForm } from '#equipment-codes.ts'
import type {
  LoadTender,
  TenderContact,
  TenderHazmat,
  TenderItem,
  TenderParty,
  TenderReference,
  TenderStop,
  TenderTemperature,
} from '#load-tender.ts'
import {
  checkTransaction,
  isUsable,
  missingElement,
  type SegmentError,
  type TransactionRules,
  unknownCode,
} from '#standard/segment-check.ts'
import { joinedLines, readNumber } from '#standard/texts.ts'
import { readX12Time, type X12Time } from '#standard/times.ts'
import { noNumber, notes, paymentCodes, purposeCodes, windowCodes } from '#tender-204.ts'
import { elementOf, type Segment, type Transaction } from '#x12.ts'

export type Tender204Reading = { tender: LoadTender | null; errors: SegmentError[] }

/**
 * Reads a motor carrier load tender (204). Tenders of other shippers are read as far as they contain the same data as
 * ours.
 */
export function readTender204(transaction: Transaction): Tender204Reading {
  const { segments } = transaction
  const errors = checkTransaction(transaction, rules)
  const [begin, purpose] = [first(segments, 'B2'), first(segments, 'B2A')]
  if (!begin || !purpose || !isUsable(errors)) return { tender: null, errors }
  const tenderErrors = [
    ...[2, 4].filter((index) => value(begin, index) === '').map((index) => missingElement(transaction, begin, index)),
    ...(keyOf(purposeCodes, value(purpose, 1)) ? [] : [unknownCode(transaction, purpose, 1)]),
    ...all(segments, 'S5')
      .filter((stop) => !stopTypes[value(stop, 2)])
      .map((stop) => unknownCode(transaction, stop, 2)),
  ]
  return { tender: tenderErrors.length > 0 ? null : tenderIn(segments), errors: [...errors, ...tenderErrors] }
}

const rules: TransactionRules = {
  must: ['B2', 'B2A', 'S5'],
  may: [
    ...[
      'L11',
      'G62',
      'MS3',
      'AT5',
      'PLD',
      'LH6',
      'NTE',
      'N1',
      'N2',
      'N3',
      'N4',
      'G61',
      'N7',
      'N7A',
      'N7B',
      'MEA',
      'M7',
    ],
    ...['AT8', 'LAD', 'L5', 'OID', 'LH1', 'LH2', 'LH3', 'LFH', 'LEP', 'LH4', 'LHT', 'L3'],
  ],
}

const stopTypes: Readonly<Record<string, TenderStop['type']>> = {
  ...{ CL: 'Load', PL: 'Load', LD: 'Load' },
  ...{ CU: 'Unload', PU: 'Unload', UL: 'Unload' },
}

function tenderIn(segments: readonly Segment[]): LoadTender {
  const [header = [], ...stops] = partedAt(
    segments.filter(({ id }) => id !== 'L3'),
    'S5',
  )
  const [top = [], ...parties] = partedAt(upTo(header, 'N7'), 'N1')
  const [begin, purpose, total] = [first(header, 'B2'), first(header, 'B2A'), first(segments, 'L3')]
  const references = referencesIn(top)
  const noted = (note: string) => references.find((reference) => isNoted(reference, note))?.value ?? null
  const billTo = parties.find(([name]) => value(name, 1) === 'BT')
  const reply = first(top, 'G62')
  return {
    tenderId: ofKind(references, 'TN') ?? value(begin, 4),
    shipmentNumber: value(begin, 4),
    purpose: keyOf(purposeCodes, value(purpose, 1)) ?? 'Original',
    scac: value(begin, 2).toUpperCase(),
    replyBy: reply && value(reply, 1) === '64' ? timeIn(reply) : null,
    paymentTerms: keyOf(paymentCodes, value(begin, 6)) ?? 'Prepaid',
    equipment: equipmentIn(header, noted(notes.equipment)),
    temperature: temperatureIn(header),
    weight: number(total, 1) ?? number(first(header, 'N7'), 3) ?? 0,
    pallets: number(first(top, 'PLD'), 1) ?? number(total, 11) ?? 0,
    miles: readNumber(noted(notes.miles) ?? ''),
    chargeCents: number(total, 5),
    contractNumber: ofKind(references, 'CT'),
    laneNumber: noted(notes.lane),
    billTo: billTo ? partyIn(billTo) : null,
    references: references.filter((reference) => !isOwn(reference)),
    instructions: notesIn(top),
    stops: stops.map(stopIn),
  }
}

function stopIn(segments: readonly Segment[]): TenderStop {
  const [place = [], ...items] = partedAt(segments, 'OID')
  const stop = first(place, 'S5')
  const head = upTo(place, 'N1')
  const type = stopTypes[value(stop, 2)] ?? 'Load'
  const window = windowCodes[type]
  const at = (code: string) => all(head, 'G62').find((segment) => value(segment, 1) === code)
  const totals = first(head, 'AT8')
  return {
    type,
    party: partyIn(upTo(from(place, 'N1'), 'L5')),
    window: { earliest: timeIn(at(window.earliest[0])), latest: timeIn(at(window.latest[0])) },
    references: referencesIn(head),
    weight: number(totals, 3) ?? number(stop, 3) ?? 0,
    pieces: number(totals, 4) ?? 0,
    pallets: number(totals, 5) ?? (value(stop, 6) === 'PL' ? number(stop, 5) : null) ?? 0,
    instructions: notesIn(head),
    items: items.map(itemIn),
  }
}

function itemIn(segments: readonly Segment[]): TenderItem {
  const [order, lading, line, totals] = ['OID', 'LAD', 'L5', 'AT8'].map((id) => first(segments, id))
  const orderNumber = value(order, 1)
  return {
    description: value(line, 2) || value(lading, 13),
    orderNumber: orderNumber === noNumber ? null : orderNumber || null,
    purchaseOrderNumber: value(order, 2) || null,
    itemNumber: value(lading, 8) || null,
    packaging: packagingOfForm(value(lading, 1) || value(line, 5)),
    quantity: number(lading, 2) ?? number(order, 5) ?? 0,
    pallets: number(totals, 5) ?? 0,
    weight: number(lading, 6) ?? number(order, 7) ?? 0,
    volume: number(order, 9),
    nmfcNumber: value(line, 4) === 'N' ? value(line, 3) || null : null,
    freightClass: value(line, 9) || null,
    hazmat: hazmatIn(segments),
  }
}

function hazmatIn(segments: readonly Segment[]): TenderHazmat | null {
  const identity = first(segments, 'LH1')
  if (!identity) return null
  const contact = first(segments, 'G61')
  return {
    unNumber: value(identity, 3),
    hazardClass: value(first(segments, 'LH2'), 1),
    packingGroup: value(identity, 10) || null,
    properShippingName: joinedLines(all(segments, 'LH3').map((name) => value(name, 1))),
    emergencyContact: { name: value(contact, 2), phone: value(contact, 4) },
  }
}

function partyIn(segments: readonly Segment[]): TenderParty {
  const [name, street, place] = ['N1', 'N3', 'N4'].map((id) => first(segments, id))
  return {
    name: value(name, 2),
    code: value(name, 4) || null,
    address: {
      line1: value(street, 1) || null,
      line2: value(street, 2) || null,
      city: value(place, 1) || null,
      state: value(place, 2) || null,
      postalCode: value(place, 3) || null,
      country: value(place, 4) || null,
    },
    contacts: contactsIn(segments),
  }
}

/** Consecutive numbers under the same name belong to one contact. */
function contactsIn(segments: readonly Segment[]): TenderContact[] {
  const contacts: TenderContact[] = []
  for (const segment of all(segments, 'G61')) {
    const [name, qualifier, code] = [value(segment, 2), value(segment, 3), value(segment, 4) || null]
    const number = { ...(qualifier === 'TE' ? { phone: code } : {}), ...(qualifier === 'EM' ? { email: code } : {}) }
    const last = contacts.at(-1)
    const isMore = last?.name === name && !(qualifier === 'TE' ? last.phone : last.email)
    if (last && isMore) Object.assign(last, number)
    else contacts.push({ name, phone: null, email: null, ...number })
  }
  return contacts
}

function equipmentIn(header: readonly Segment[], equipmentName: string | null): LoadTender['equipment'] {
  const equipment = first(header, 'N7')
  const written = value(equipment, 15)
  const inches = written === '' ? null : Number(written.slice(0, -2)) * 12 + Number(written.slice(-2))
  const type =
    equipmentName !== null && isEquipmentType(equipmentName) ? equipmentName : equipmentOfCode(value(equipment, 11))
  return { type: type ?? 'Van', lengthFeet: inches === null || Number.isNaN(inches) ? null : inches / 12 }
}

function temperatureIn(header: readonly Segment[]): TenderTemperature | null {
  const range = all(header, 'MEA').find((segment) => value(segment, 1) === 'TE')
  const minimum = number(range, 5) ?? number(range, 3)
  const maximum = number(range, 6) ?? number(range, 3)
  return minimum === null || maximum === null ? null : { minimum, maximum }
}

const referencesIn = (segments: readonly Segment[]): TenderReference[] =>
  all(segments, 'L11').map((segment) => ({
    qualifier: value(segment, 2),
    value: value(segment, 1),
    description: value(segment, 3) || null,
  }))

const ofKind = (references: readonly TenderReference[], kind: string): string | null =>
  references.find(({ qualifier }) => qualifier === kind)?.value ?? null
const isNoted = ({ qualifier, description }: TenderReference, note: string): boolean =>
  qualifier === 'ZZ' && description === note
const isOwn = (reference: TenderReference): boolean =>
  ['TN', 'CT'].includes(reference.qualifier) || Object.values(notes).some((note) => isNoted(reference, note))

const notesIn = (segments: readonly Segment[]): string | null =>
  joinedLines(all(segments, 'NTE').map((note) => value(note, 2)))

const timeIn = (segment: Segment | undefined): X12Time | null =>
  segment ? readX12Time(value(segment, 2), value(segment, 4), value(segment, 5)) : null

const value = (segment: Segment | undefined, index: number): string => (segment ? elementOf(segment, index) : '')
const number = (segment: Segment | undefined, index: number): number | null => readNumber(value(segment, index))
const all = (segments: readonly Segment[], id: string): Segment[] => segments.filter((segment) => segment.id === id)
const first = (segments: readonly Segment[], id: string): Segment | undefined =>
  segments.find((segment) => segment.id === id)

function keyOf<Key extends string>(codes: Readonly<Record<Key, string>>, code: string): Key | undefined {
  return (Object.keys(codes) as Key[]).find((key) => codes[key] === code)
}

/** Splits segments into the part before the first segment of an id and one part per segment of that id. */
function partedAt(segments: readonly Segment[], id: string): Segment[][] {
  const parts: Segment[][] = [[]]
  for (const segment of segments) {
    if (segment.id === id) parts.push([])
    parts.at(-1)?.push(segment)
  }
  return parts
}

function upTo(segments: readonly Segment[], id: string): readonly Segment[] {
  const at = segments.findIndex((segment) => segment.id === id)
  return at < 0 ? segments : segments.slice(0, at)
}

function from(segments: readonly Segment[], id: string): readonly Segment[] {
  const at = segments.findIndex((segment) => segment.id === id)
  return at < 0 ? [] : segments.slice(at)
}
