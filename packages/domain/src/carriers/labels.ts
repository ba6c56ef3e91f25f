import { insuranceKindLabels } from './certificate.ts'

export const carrierLabels = {
  name: 'Name',
  dotNumber: 'DOT number',
  docketNumber: 'Docket number',
  scac: 'SCAC',
  modes: 'Modes',
  equipmentModes: 'Equipment',
  cargoTypes: 'Cargo',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  addressLine1: 'Address',
  addressLine2: 'Address line 2',
  city: 'City',
  state: 'State or province',
  postalCode: 'Postal code',
  country: 'Country',
  notes: 'Notes',
  logo: 'Logo',
  hold: 'Hold',
  contact: 'Contact',
  tenderConnection: 'Tender connection',
  certificateFile: 'Certificate document',
  certificateAutoLiability: `${insuranceKindLabels.AutoLiability} certificate`,
  certificateCargo: `${insuranceKindLabels.Cargo} certificate`,
  certificateGeneralLiability: `${insuranceKindLabels.GeneralLiability} certificate`,
  certificateWorkersCompensation: `${insuranceKindLabels.WorkersCompensation} certificate`,
} as const

/** Carrier figures over the last 12 months. */
export const carrierFigureLabels = {
  onTimePickup: 'On-time pickup',
  onTimeDelivery: 'On-time delivery',
  shipmentsLast12Months: 'Shipments (12 months)',
} as const

export const certificateLabels = {
  kind: 'Coverage',
  insurer: 'Insurer',
  policyNumber: 'Policy number',
  coverageCents: 'Limit',
  effectiveOn: 'Effective',
  expiresOn: 'Expires',
} as const

export const carrierContactRoles = ['Dispatch', 'Billing', 'Claims', 'Safety', 'Sales', 'Tracking', 'Other'] as const
export type CarrierContactRole = (typeof carrierContactRoles)[number]

export const carrierContactLabels = {
  name: 'Name',
  role: 'Role',
  email: 'Email',
  phone: 'Phone',
  afterHoursPhone: 'After-hours phone',
} as const
