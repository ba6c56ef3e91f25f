import { normaliseUnNumber } from '@lanewise/domain/commodities/hazmat'
import { equipmentCode, packagingForm, packagingUnit } from '#equipment-codes.ts'
import type {
  LoadTender,
  PaymentTerms,
  TenderContact,
  TenderHazmat,
  TenderItem,
  TenderParty,
  TenderPurpose,
  TenderReference,
  TenderStop,
  TenderTemperature,
} from '#load-tender.ts'
import { fitted } from '#standard/segment-rules.ts'
import { decimal, linesOf } from '#standard/texts.ts'
import { writtenDate8, writtenTime4, type X12Time } from '#standard/times.ts'
import type { OutgoingSegment, OutgoingTransaction } from '#x12-writer.ts'

/** Writes a motor carrier load tender (204) for a group `SM`. */
export function writeTender204(tender: LoadTender): OutgoingTransaction {
  const segments = [
    ...headerSegments(tender),
    ...(tender.billTo ? partySegments(tender.billTo, 'BT', 'BI') : []),
    ...equipmentSegments(tender),
    ...tender.stops.flatMap((stop, index) => stopSegments(stop, index, tender.stops)),
    totalSegment(tender),
  ]
  return { kind: '204', segments: segments.map(fitted) }
}

export const purposeCodes: Readonly<Record<TenderPurpose, string>> = {
  Original: '00',
  Cancellation: '01',
  Confirmation: '06',
}
export const paymentCodes: Readonly<Record<PaymentTerms, string>> = { Prepaid: 'PP', Collect: 'CC', ThirdParty: 'TP' }

/** Descriptions that tell references without a qualifier of their own apart. */
export const notes = { lane: 'LANE', miles: 'MILES', equipment: 'EQUIPMENT' } as const

/** Qualifiers for dates and times of a stop: not before and not after. */
export const windowCodes = {
  Load: { earliest: ['37', 'I'], latest: ['38', 'K'] },
  Unload: { earliest: ['53', 'G'], latest: ['54', 'L'] },
} as const

/** Placeholder for an equipment or order number that the standard requires and that does not exist yet. */
export const noNumber = 'NONE'

/** Maximum number of occurrences per segment, and the largest pallet count of PLD. */
const most = { references: 50, notes: 10, stopNotes: 20, contacts: 3, shippingNames: 10, pallets: 999 }

function headerSegments(tender: LoadTender): OutgoingSegment[] {
  const { scac, shipmentNumber, purpose, paymentTerms, replyBy, pallets, instructions } = tender
  const isHazmat = tender.stops.some(({ items }) => items.some(({ hazmat }) => hazmat !== null))
  return [
    ['B2', null, scac, null, shipmentNumber, 'L', paymentCodes[paymentTerms]],
    ['B2A', purposeCodes[purpose], 'LT'],
    ...referenceSegments([...ownReferences(tender), ...tender.references]),
    ...(replyBy ? [timeSegment(replyBy, ['64', '1'])] : []),
    ['MS3', scac, 'B', null, 'M'],
    ...(isHazmat ? [['AT5', 'HM'] as const] : []),
    ...(tender.temperature ? [['AT5', 'OTC'] as const] : []),
    ...(pallets > 0 && pallets <= most.pallets ? [['PLD', pallets] as const] : []),
    ...noteSegments(instructions, most.notes),
  ]
}

function ownReferences(tender: LoadTender): TenderReference[] {
  const { tenderId, contractNumber, laneNumber, miles, equipment } = tender
  const agreed = (value: string, description: string) => ({ qualifier: 'ZZ', value, description })
  return [
    { qualifier: 'TN', value: tenderId, description: null },
    ...(contractNumber === null ? [] : [{ qualifier: 'CT', value: contractNumber, description: null }]),
    ...(laneNumber === null ? [] : [agreed(laneNumber, notes.lane)]),
    ...(miles === null ? [] : [agreed(decimal(miles), notes.miles)]),
    agreed(equipment.type, notes.equipment),
  ]
}

const referenceSegments = (references: readonly TenderReference[]): OutgoingSegment[] =>
  references
    .slice(0, most.references)
    .map(({ qualifier, value, description }) => ['L11', value, qualifier, description])

const noteSegments = (text: string | null, count: number): OutgoingSegment[] =>
  linesOf(text ?? '', 80)
    .slice(0, count)
    .map((line) => ['NTE', 'SPH', line])

function timeSegment(at: X12Time, [date, time]: readonly [date: string, time: string]): OutgoingSegment {
  if (at.time === null) return ['G62', date, writtenDate8(at)]
  return ['G62', date, writtenDate8(at), time, writtenTime4(at), at.timeCode]
}

function partySegments(party: TenderParty, entity: string, contactFunction: string): OutgoingSegment[] {
  const { line1, line2, city, state, postalCode, country } = party.address
  return [
    ['N1', entity, party.name, party.code && '93', party.code],
    ...(line1 || line2 ? [['N3', line1 || line2, line1 ? line2 : null] as const] : []),
    ['N4', city, state, postalCode, country],
    ...contactSegments(party.contacts, contactFunction),
  ]
}

/** Each phone number or email of a contact takes one segment, and a place has room for three. */
function contactSegments(contacts: readonly TenderContact[], contactFunction: string): OutgoingSegment[] {
  return contacts
    .flatMap(({ name, phone, email }): OutgoingSegment[] => {
      const numbers = [...(phone ? [['TE', phone]] : []), ...(email ? [['EM', email]] : [])]
      if (numbers.length === 0) return [['G61', contactFunction, name]]
      return numbers.map(([qualifier, number]) => ['G61', contactFunction, name, qualifier, number])
    })
    .slice(0, most.contacts)
}

function equipmentSegments({ equipment, weight, temperature }: LoadTender): OutgoingSegment[] {
  const { type, lengthFeet } = equipment
  const length = lengthFeet === null ? null : feetAndInches(lengthFeet)
  const nothing = Array.from({ length: 6 }, () => null)
  const code = equipmentCode(type)
  const range = temperature && temperatureRange(temperature)
  return [
    ['N7', null, noNumber, decimal(weight), 'G', ...nothing, code, null, range, null, length, null, 'L'],
    ...(temperature
      ? [['MEA', 'TE', null, null, 'FA', decimal(temperature.minimum), decimal(temperature.maximum)] as const]
      : []),
  ]
}

/** Equipment length as feet and two digits of inches: 53 feet are 5300. */
function feetAndInches(feet: number): string {
  const inches = Math.round(feet * 12)
  return `${Math.floor(inches / 12)}${String(inches % 12).padStart(2, '0')}`.padStart(4, '0')
}

/** A range longer than the six characters of the element is sent in MEA only. */
function temperatureRange({ minimum, maximum }: TenderTemperature): string | null {
  const range = minimum === maximum ? `${decimal(minimum)}F` : `${decimal(minimum)}-${decimal(maximum)}F`
  return range.length >= 3 && range.length <= 6 ? range : null
}

function stopSegments(stop: TenderStop, index: number, stops: readonly TenderStop[]): OutgoingSegment[] {
  const { type, party, window, references, weight, pieces, pallets } = stop
  const isOnly = stops.filter((other) => other.type === type).length === 1
  const reason = type === 'Load' ? (isOnly ? 'CL' : 'PL') : isOnly ? 'CU' : 'PU'
  const codes = windowCodes[type]
  return [
    ['S5', index + 1, reason, decimal(weight), 'L', pallets, 'PL'],
    ...referenceSegments(references),
    ...(window.earliest ? [timeSegment(window.earliest, codes.earliest)] : []),
    ...(window.latest ? [timeSegment(window.latest, codes.latest)] : []),
    ['AT8', 'G', 'L', decimal(weight), pieces, pallets],
    ...noteSegments(stop.instructions, most.stopNotes),
    ...partySegments(party, type === 'Load' ? 'SF' : 'ST', 'CN'),
    ...stop.items.flatMap(itemSegments),
  ]
}

function itemSegments(item: TenderItem, index: number): OutgoingSegment[] {
  const { orderNumber, purchaseOrderNumber, itemNumber, packaging, quantity, description, hazmat } = item
  const weight = decimal(item.weight)
  const volume = item.volume === null ? [null, null] : ['E', decimal(item.volume)]
  const order = orderNumber ?? (purchaseOrderNumber === null ? noNumber : null)
  const form = packagingForm(packaging)
  const product = [itemNumber && 'SK', itemNumber, null, null, null, null]
  const nmfc = [item.nmfcNumber, item.nmfcNumber && 'N']
  const freightClass = [item.freightClass && 'Z', item.freightClass]
  return [
    ['OID', order, purchaseOrderNumber, null, packagingUnit(packaging), quantity, 'L', weight, ...volume],
    ['LAD', form, quantity, null, null, 'L', weight, ...product, description],
    ['L5', index + 1, description, ...nmfc, form, null, null, ...freightClass],
    ['AT8', 'G', 'L', weight, quantity, item.pallets, ...volume],
    ...(hazmat ? hazmatSegments(hazmat, item) : []),
  ]
}

function hazmatSegments(hazmat: TenderHazmat, { packaging, quantity }: TenderItem): OutgoingSegment[] {
  const { emergencyContact, hazardClass, packingGroup } = hazmat
  const nothing = Array.from({ length: 6 }, () => null)
  const unNumber = normaliseUnNumber(hazmat.unNumber)
  const names = linesOf(hazmat.properShippingName ?? '', 25).slice(0, most.shippingNames)
  return [
    ['G61', 'HM', emergencyContact.name, 'TE', emergencyContact.phone],
    ['LH1', packagingUnit(packaging), quantity, unNumber, ...nothing, packingGroup],
    ['LH2', hazardClass, 'P'],
    ...names.map((name): OutgoingSegment => ['LH3', name, 'D']),
  ]
}

function totalSegment({ weight, pallets, chargeCents }: LoadTender): OutgoingSegment {
  const rate = chargeCents === null ? [null, null, null] : [(chargeCents / 100).toFixed(2), 'FR', chargeCents]
  return ['L3', decimal(weight), 'G', ...rate, null, null, null, null, null, pallets, 'L']
}
