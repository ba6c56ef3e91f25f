import type { Answer } from '@lanewise/contract/operation'
import type { ShipmentInformation, ShipmentOrder, ShipmentStop } from '@lanewise/contract/shipment-fields'
import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import type { getCarrierChargeDetails } from '@lanewise/contract/shipments'
import { forEachDetail } from '@lanewise/domain/shipments/fields'
import { movesByHand } from '@lanewise/domain/shipments/moves'
import { type ShipmentStatus, shipmentStatuses, shipmentStatusLabel } from '@lanewise/domain/shipments/shipment-status'

let made = 0
const nextId = () => {
  made += 1
  return `0198c0de-0000-7000-9300-${String(made).padStart(12, '0')}`
}

/** The three fields that hold a shipment's status. */
export const inStatus = (status: ShipmentStatus) => ({
  shipmentStatus: shipmentStatuses[status],
  shipmentStatusName: status,
  shipmentStatusDescription: shipmentStatusLabel(status),
})

export const aShipment = (facts: Partial<ShipmentSummary> = {}): ShipmentSummary => ({
  id: nextId(),
  shipmentNumber: 'S104494',
  version: 1,
  ...inStatus('ReadyToBook'),
  attention: null,
  onTimeStatus: null,
  shippingMode: 'TL',
  equipmentMode: 1,
  carrierId: null,
  carrierName: null,
  proNumber: null,
  orderNumbers: ['O208841'],
  customerName: 'Acme Foods',
  origin: {
    city: 'Dallas',
    state: 'TX',
    zip: '75212',
    ianaTimeZone: 'America/Chicago',
    companyName: 'Acme Foods Dallas',
  },
  destination: {
    city: 'Little Rock',
    state: 'AR',
    zip: '72201',
    ianaTimeZone: 'America/Chicago',
    companyName: 'Harvest Lane Grocers',
  },
  originEarlyDateTime: '2026-11-17T14:00:00.000Z',
  originLateDateTime: '2026-11-17T18:00:00.000Z',
  originAppointmentDateTime: null,
  destinationEarlyDateTime: '2026-11-18T14:00:00.000Z',
  destinationLateDateTime: '2026-11-18T18:00:00.000Z',
  destinationAppointmentDateTime: null,
  actualPickupDateTime: null,
  actualDeliveryDateTime: null,
  bookedDateTime: null,
  createDateTime: '2026-11-14T15:30:00.000Z',
  stopCount: 2,
  distance: 318.4,
  weight: 12_480,
  pallets: 10,
  isHazmat: false,
  totalCharge: null,
  lowestShipRate: 918.2,
  offer: null,
  ...facts,
})

const chicago = {
  line1: '800 Intermodal Dr',
  line2: null,
  city: 'Joliet',
  state: 'IL',
  zip: '60433',
  country: 'US',
  ianaTimeZone: 'America/Chicago',
}

export const aStop = (facts: Partial<ShipmentStop> = {}): ShipmentStop => ({
  id: nextId(),
  stopNumber: 1,
  stopType: 0,
  loadStyle: 'Live',
  locationNumber: 'L100017',
  companyName: 'Chicago DC',
  locationName: 'Chicago DC',
  address: chicago,
  coordinates: { latitude: 41.52, longitude: -88.06 },
  earlyDateTime: '2026-11-16T12:00:00.000Z',
  lateDateTime: '2026-11-16T16:00:00.000Z',
  appointmentDateTime: null,
  isAppointmentRequired: false,
  arrivalDateTime: null,
  departureDateTime: null,
  distance: null,
  expectedTransitTimeSeconds: null,
  orderNumbers: ['O208841', 'O208852'],
  pallets: 18,
  packages: 816,
  weight: 29_760,
  notes: [],
  ...facts,
})

export const aDropoff = (facts: Partial<ShipmentStop> = {}) =>
  aStop({
    stopNumber: 2,
    stopType: 1,
    locationNumber: 'L100044',
    companyName: 'Harvest Lane Grocers',
    locationName: 'Atlanta East',
    address: {
      ...chicago,
      line1: '5150 Fulton Industrial Blvd',
      city: 'Atlanta',
      state: 'GA',
      zip: '30336',
      ianaTimeZone: 'America/New_York',
    },
    coordinates: { latitude: 33.74, longitude: -84.56 },
    earlyDateTime: '2026-11-17T15:00:00.000Z',
    lateDateTime: '2026-11-17T19:00:00.000Z',
    distance: 716.4,
    expectedTransitTimeSeconds: 42_900,
    ...facts,
  })

export const aShipmentOrder = (facts: Partial<ShipmentOrder> = {}): ShipmentOrder => ({
  id: nextId(),
  orderNumber: 'O208841',
  orderStatus: 'InTransit',
  orderStatusId: 5,
  customerName: 'Cardinal Pantry',
  referenceNumbers: [{ label: 'Purchase Order #', value: 'CP-20418' }],
  firstStop: 1,
  lastStop: 2,
  pallets: 18,
  packages: 816,
  weight: 29_760,
  isHazmat: false,
  ltlAccessorialTypes: [],
  ...facts,
})

type Facts = Partial<ShipmentInformation> & { status?: ShipmentStatus }

/** A booked shipment with all fields. `status` sets all fields that depend on it. */
export const aFullShipment = ({ status = 'Booked', ...facts }: Facts = {}): ShipmentInformation => ({
  id: nextId(),
  shipmentNumber: 'S104475',
  version: 3,
  ...inStatus(status),
  attention: null,
  onTimeStatus: null,
  moves: movesByHand(status),
  origination: 'Order',
  originationType: 'ContractTMS',
  shippingMode: 'TL',
  equipmentMode: 2,
  equipmentTypes: ['Reefer'],
  createDateTime: '2026-11-12T12:20:00.000Z',
  createdBy: 'Ana Ruiz',
  bookedDateTime: '2026-11-13T12:31:00.000Z',
  bookedBy: 'Ana Ruiz',
  voidDateTime: null,
  voidedBy: null,
  voidReason: null,
  carrier: {
    id: nextId(),
    companyName: 'Arctic Fox Refrigerated',
    logoFileId: null,
    scac: 'ZXAQ',
    dotNumber: '9000308',
  },
  rateSource: 'Contract',
  serviceLevel: null,
  freightClass: null,
  quoteNumber: null,
  lane: null,
  pickupNumber: null,
  ...forEachDetail(() => null),
  proNumber: '771204583',
  driverName: 'Wade Lindqvist',
  driverPhone: '(920) 555-0148',
  truckNumber: '2206',
  trailerNumber: 'R-5318',
  sealNumber: '0448127',
  totalCharge: 2_030.77,
  totalDistance: 716.4,
  estimatedTimeSeconds: 42_900,
  transitDays: { min: 2, max: 2 },
  serviceDays: 1,
  pallets: 18,
  packages: 816,
  weight: 29_760,
  linearFeet: 28,
  isHazmat: false,
  isTeamRequired: false,
  isBlind: false,
  reeferTemperatureMin: 34,
  reeferTemperatureMax: 38,
  accessorials: [],
  trackingRequirements: [],
  stops: [aStop(), aDropoff()],
  orders: [aShipmentOrder()],
  ...facts,
})

export const someCharges: Answer<typeof getCarrierChargeDetails> = {
  total: 2_030.77,
  charges: [
    {
      description: 'Line haul',
      chargeType: 'FreightRate',
      chargeTypeName: 'Freight',
      chargeRateType: 'PerMile',
      units: 716.4,
      rate: 2.73,
      total: 1_955.77,
    },
    {
      description: 'Stop off, Nashville',
      chargeType: 'StopOff',
      chargeTypeName: 'Stop-off',
      chargeRateType: 'Flat',
      units: 1,
      rate: 75,
      total: 75,
    },
  ],
}
