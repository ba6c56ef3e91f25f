import type { OrderType } from '#orders/order-types.ts'

/** Places where a reference number can be entered. */
export const referenceCategories = ['order', 'pickup', 'dropoff'] as const
export type ReferenceCategory = (typeof referenceCategories)[number]

type Kind = { label: string; at: readonly ReferenceCategory[] }

export const referenceTypes = {
  PurchaseOrder: { label: 'Purchase Order #', at: ['order', 'pickup', 'dropoff'] },
  SalesOrder: { label: 'Sales Order #', at: ['order'] },
  TransferOrder: { label: 'Transfer Order #', at: ['order'] },
  ReturnOrder: { label: 'Return Order #', at: ['order'] },
  CustomerReference: { label: 'Customer Reference #', at: ['order'] },
  BillOfLading: { label: 'Bill of Lading #', at: ['order'] },
  QuoteNumber: { label: 'Quote #', at: ['order'] },
  InvoiceNumber: { label: 'Invoice #', at: ['order'] },
  GlCode: { label: 'GL Code', at: ['order'] },
  PickupNumber: { label: 'Pickup #', at: ['pickup'] },
  DeliveryNumber: { label: 'Delivery #', at: ['dropoff'] },
  AppointmentNumber: { label: 'Appointment #', at: ['pickup', 'dropoff'] },
  DockNumber: { label: 'Dock #', at: ['pickup', 'dropoff'] },
  Department: { label: 'Department #', at: ['dropoff'] },
  Other: { label: 'Other', at: ['order', 'pickup', 'dropoff'] },
} as const satisfies Record<string, Kind>

export type ReferenceType = keyof typeof referenceTypes
export const referenceTypeNames = Object.keys(referenceTypes) as [ReferenceType, ...ReferenceType[]]

/** Types allowed in a category, in display order. */
export const referenceTypesAt = (category: ReferenceCategory): ReferenceType[] =>
  referenceTypeNames.filter((type) => (referenceTypes[type] as Kind).at.includes(category))

/** Reference type required by each order type. */
export const referenceOfOrderType = {
  Purchase: 'PurchaseOrder',
  Sales: 'SalesOrder',
  Transfer: 'TransferOrder',
  Return: 'ReturnOrder',
} as const satisfies Record<OrderType, ReferenceType>

/** One reference number as entered; an empty value still has to be filled in. */
export type EnteredReference = { label: string; value: string; typeId: ReferenceType; isRequired: boolean }

/** References of the company's own accounting, which carriers do not get. */
const ownReferences: readonly ReferenceType[] = ['QuoteNumber', 'InvoiceNumber', 'GlCode']

export const isForCarriers = (typeId: ReferenceType): boolean => !ownReferences.includes(typeId)

export const newReference = (typeId: ReferenceType, isRequired: boolean): EnteredReference => ({
  label: referenceTypes[typeId].label,
  value: '',
  typeId,
  isRequired,
})
