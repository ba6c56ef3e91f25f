import type {
  BillAddress,
  BillCarrier,
  BillItem,
  BillOrder,
  BillPlace,
  BillSource,
} from '#bills-of-lading/bill-source.ts'
import { hazmatLine } from '#bills-of-lading/hazmat-line.ts'
import { instructionsOf } from '#bills-of-lading/instructions.ts'
import type { FreightTerm } from '#freight/freight-terms.ts'
import type { EnteredReference } from '#orders/reference-types.ts'
import { formatDimensions, formatNumber } from '#shared/format.ts'

export type Party = { name: string; street: string; city: string; phone: string; number: string }
export type OrderLine = { number: string; packages: number; weight: number; isOnPallets: boolean; information: string }
export type FreightLine = {
  handlingUnits: number | null
  packages: number | null
  packageType: string
  weight: number
  isHazmat: boolean
  title: string
  details: string
  nmfcNumber: string
  freightClass: string
}

export type Bill = {
  number: string
  isMaster: boolean
  isBlind: boolean
  shipFrom: Party
  shipTo: Party
  billTo: Party
  carrier: BillCarrier
  /** Null if the orders on the bill have different payment terms. */
  terms: 'Prepaid' | 'Collect' | 'ThirdParty' | null
  instructions: string[]
  orders: OrderLine[]
  lines: FreightLine[]
  totals: { handlingUnits: number; packages: number; weight: number }
  declaredValueCents: number | null
}

/** A blind bill shows the paying company in place of the ship-from place. */
export function billOf(source: BillSource): Bill {
  const { number, isMaster, from, to, orders, items, carrier } = source
  const billTo = orders[0]?.billTo ?? from
  const isBlind = isBlindBill(source)
  return {
    number,
    isMaster,
    isBlind,
    shipFrom: isBlind ? partyOf(billTo) : dockOf(from, carrier.pickupNumber && `Pickup # ${carrier.pickupNumber}`),
    shipTo: dockOf(to, null),
    billTo: partyOf(billTo),
    carrier,
    terms: termsOf(orders),
    instructions: instructionsOf(source, isBlind),
    orders: orders.map((order) => orderLine(order, source)),
    lines: hazmatFirst(items).map((item) => freightLine(item, orders)),
    totals: totalsOf(items),
    declaredValueCents: declaredOf(orders),
  }
}

export const isBlindBill = ({ orders }: Pick<BillSource, 'orders'>): boolean => orders.some((order) => order.isBlind)

export const cityLine = ({ city, state, postalCode, country }: BillAddress): string =>
  [city, `${state} ${postalCode}`.trim(), country === 'US' ? '' : country].filter(Boolean).join(', ')

const partyOf = (address: BillAddress): Party => ({
  name: address.name,
  street: [address.addressLine1, address.addressLine2].filter(Boolean).join(', '),
  city: cityLine(address),
  phone: '',
  number: '',
})

const dockOf = (place: BillPlace, otherNumber: string | null): Party => ({
  ...partyOf(place),
  phone: [place.phone, place.contactName].filter(Boolean).join(', '),
  number: referencesText(place.references) || otherNumber || '',
})

const referencesText = (references: readonly EnteredReference[]) =>
  references
    .filter(({ value }) => value)
    .map(({ label, value }) => `${label} ${value}`)
    .join(', ')

const printedTerms = {
  Prepaid: 'Prepaid',
  PrepaidAdd: 'Prepaid',
  Collect: 'Collect',
  ThirdParty: 'ThirdParty',
} as const satisfies Record<FreightTerm, Bill['terms']>

function termsOf(orders: readonly BillOrder[]): Bill['terms'] {
  const [first, ...others] = new Set(orders.map(({ freightTerm }) => printedTerms[freightTerm]))
  return others.length === 0 ? (first ?? null) : null
}

/** Hazmat items go to the top, where inspectors look for them. */
const hazmatFirst = (items: readonly BillItem[]) =>
  [...items].sort((one, other) => Number(other.isHazmat) - Number(one.isHazmat))

const sum = (items: readonly BillItem[], amount: (item: BillItem) => number | null) =>
  items.reduce((total, item) => total + (amount(item) ?? 0), 0)

const totalsOf = (items: readonly BillItem[]): Bill['totals'] => ({
  handlingUnits: sum(items, ({ palletCount }) => palletCount),
  packages: sum(items, ({ packageCount }) => packageCount),
  weight: sum(items, ({ totalWeight }) => totalWeight),
})

const declaredOf = (orders: readonly BillOrder[]): number | null => {
  const declared = orders.flatMap(({ freightValueCents }) => freightValueCents ?? [])
  return declared.length > 0 ? declared.reduce((total, one) => total + one, 0) : null
}

/** The most characters that fit in a row of the form. */
const mostInformation = 900
const cut = (text: string) => (text.length > mostInformation ? `${text.slice(0, mostInformation - 1)}…` : text)

/** The customer's own number for the order comes first; the other references follow as additional information. */
function orderLine(order: BillOrder, { items, dropNames }: BillSource): OrderLine {
  const given = order.references.filter(({ value }) => value)
  const first = given.find(({ typeId }) => typeId === 'PurchaseOrder') ?? given[0]
  const own = items.filter(({ orderNumber }) => orderNumber === order.orderNumber)
  const drops = new Set(items.map(({ dropoffStop }) => dropoffStop))
  const places = [...new Set(own.map(({ dropoffStop }) => dropoffStop))].map((stop) => `to ${dropNames[stop]}`)
  const others = referencesText(given.filter((reference) => reference !== first))
  const { packages, weight, handlingUnits } = totalsOf(own)
  return {
    number: first ? referencesText([first]) : order.orderNumber,
    packages,
    weight,
    isOnPallets: handlingUnits > 0,
    information: cut(
      [`Order ${order.orderNumber}`, ...(drops.size > 1 ? places : []), others].filter(Boolean).join(', '),
    ),
  }
}

function freightLine(item: BillItem, orders: readonly BillOrder[]): FreightLine {
  const order = orders.find(({ orderNumber }) => orderNumber === item.orderNumber)
  const { packageLength, packageWidth, packageHeight } = item
  const isMeasured = [packageLength, packageWidth, packageHeight].some((side) => side !== null)
  const details = [
    item.isHazmat ? item.description : null,
    item.productCode && `product ${item.productCode}`,
    isMeasured ? formatDimensions(packageLength, packageWidth, packageHeight) : null,
    item.isStackable ? 'stackable' : null,
  ]
  return {
    handlingUnits: item.palletCount,
    packages: item.packageCount,
    packageType: item.packagingUnitType,
    weight: item.totalWeight,
    isHazmat: item.isHazmat,
    title: item.isHazmat ? hazmatLine(item) : item.description,
    details: [details.filter(Boolean).join(', '), item.isHazmat && order ? emergencyText(order) : '']
      .filter(Boolean)
      .join('. '),
    nmfcNumber: item.nmfcNumber ?? '',
    freightClass: item.freightClass ?? '',
  }
}

const emergencyText = ({ emergencyContact, emergencyContract }: BillOrder): string =>
  [
    emergencyContact && `24 h emergency contact ${emergencyContact}`,
    emergencyContract && `contract ${emergencyContract}`,
  ]
    .filter(Boolean)
    .join(', ')

export const countText = (count: number | null): string => (count === null ? '' : formatNumber(count))
