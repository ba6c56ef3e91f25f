import type { EquipmentMode, ShippingMode } from '#freight/modes.ts'
import { equipmentModeLabels, shippingModeLabels } from '#freight/modes.ts'
import { formatDate, formatPercent } from '#shared/format.ts'
import { carrierFigureLabels, carrierLabels as labels } from './labels.ts'

export const carrierExportHeader = [
  labels.name,
  labels.dotNumber,
  labels.docketNumber,
  labels.scac,
  labels.modes,
  labels.equipmentModes,
  'Insurance',
  'Insured until',
  'Insurance note',
  'Status',
  'Hold reason',
  carrierFigureLabels.onTimePickup,
  carrierFigureLabels.onTimeDelivery,
  carrierFigureLabels.shipmentsLast12Months,
  labels.phone,
  labels.email,
  labels.city,
  labels.state,
]

type Exported = {
  modes: readonly ShippingMode[]
  equipmentModes: readonly EquipmentMode[]
  insuranceState: string
  insuredUntil: string | null
  insuranceSentence: string | null
  isOnHold: boolean
  onTimePickup: number | null
  onTimeDelivery: number | null
  shipmentsLast12Months: number
} & Readonly<
  Record<
    'name' | 'dotNumber' | 'docketNumber' | 'scac' | 'holdReason' | 'phone' | 'email' | 'city' | 'state',
    string | null
  >
>

export const rowOfCarrier = (carrier: Exported) => [
  carrier.name,
  carrier.dotNumber,
  carrier.docketNumber,
  carrier.scac,
  carrier.modes.map((mode) => shippingModeLabels[mode]).join(', '),
  carrier.equipmentModes.map((mode) => equipmentModeLabels[mode]).join(', '),
  carrier.insuranceState,
  carrier.insuredUntil && formatDate(carrier.insuredUntil, 'UTC'),
  carrier.insuranceSentence,
  carrier.isOnHold ? 'On Hold' : 'Active',
  carrier.holdReason,
  formatPercent(carrier.onTimePickup),
  formatPercent(carrier.onTimeDelivery),
  carrier.shipmentsLast12Months,
  carrier.phone,
  carrier.email,
  carrier.city,
  carrier.state,
]
