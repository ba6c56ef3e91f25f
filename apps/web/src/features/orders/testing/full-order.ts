import type { OrderInformation, SelectedQuote } from '@lanewise/contract/order-fields'
import { emptyFields } from '@lanewise/domain/orders/fields'
import { nextId } from './next-id.ts'
import { aDropoff, aStop } from './order-stops.ts'

type Fields = Partial<OrderInformation['fields']>

const someFields: OrderInformation['fields'] = {
  ...emptyFields,
  orderType: 'Purchase',
  referenceNumbers: [{ label: 'Purchase Order #', value: '4500128902', typeId: 'PurchaseOrder', isRequired: true }],
  billToCompanyNumber: null,
  billingSettings: null,
  shippingMode: 'TL',
  equipmentMode: 1,
  reeferMode: null,
  reeferTemperature: null,
  reeferTemperatureMin: null,
  reeferTemperatureMax: null,
  equipmentTypes: ['Van'],
  freightValue: 84_200,
  isInternational: false,
  requirements: [],
  mustHaveEquipmentRequirementFlags: [],
  mustNotHaveEquipmentRequirementFlags: [],
  accessorials: [],
  quoteNumberOrId: null,
  tmsOrderDetails: { freightTermType: 'Prepaid', markup: null },
  acceptedSurprises: [],
}

export const aFullOrder = ({
  fields,
  ...facts
}: Partial<Omit<OrderInformation, 'fields'>> & { fields?: Fields } = {}): OrderInformation => ({
  id: nextId(),
  orderNumber: 'O208869',
  version: 3,
  orderStatusId: 1,
  orderStatus: 'Accepted',
  onTimeStatus: null,
  customerName: 'Acme Foods',
  createdBy: 'Ana Ruiz',
  createDateTime: '2026-11-12T12:20:00.000Z',
  updateDateTime: '2026-11-12T20:33:00.000Z',
  voidedBy: null,
  voidDateTime: null,
  voidReason: null,
  fields: { ...someFields, ...fields },
  stops: [aStop(), aDropoff()],
  locations: [],
  docks: [],
  billToCompanyName: null,
  billingSettingName: null,
  selectedQuote: null,
  totalWeight: 29_760,
  palletCount: 18,
  linearFeet: 28,
  totalDistance: 716.3,
  estimatedTimeSeconds: 101_400,
  lowestShipRate: null,
  lowestShipMode: null,
  lowestShipRateAt: null,
  isHazmat: false,
  shipmentNumber: null,
  hasPendingChangeRequests: false,
  ...facts,
})

export const aSelectedQuote = (facts: Partial<SelectedQuote> = {}): SelectedQuote => ({
  kind: 'Contract',
  quoteNumberOrId: '0198c0de-0000-7000-9100-000000000001',
  quoteNumber: null,
  carrierName: 'Copperline Transport',
  rateSource: 'ContractTMS',
  serviceLevel: null,
  transitDays: 2,
  totalCost: 2_060,
  customerTotal: 2_060,
  charges: [
    {
      description: 'Freight Rate, Flat',
      chargeType: 'FreightRate',
      chargeTypeName: 'Freight',
      chargeRateType: 'Flat',
      units: 1,
      rate: 1_985,
      total: 1_985,
    },
    {
      description: 'Stop Charge',
      chargeType: 'StopOff',
      chargeTypeName: 'Stop-off',
      chargeRateType: 'Flat',
      units: 1,
      rate: 75,
      total: 75,
    },
  ],
  expiresAt: null,
  chosenAt: '2026-11-12T20:21:00.000Z',
  chosen: {
    internalQuote: {
      id: '0198c0de-0000-7000-9100-000000000001',
      rateSource: 'ContractTMS',
      carrier: 'Copperline Transport',
      transitDays: 2,
      totalCost: 2_060,
    },
  },
  ...facts,
})
