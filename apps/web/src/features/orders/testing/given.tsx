import type { CurrentUser } from '@lanewise/contract/auth'
import { getHistory } from '@lanewise/contract/history'
import type { OrderInformation, OrderStopView, SelectedQuote } from '@lanewise/contract/order-fields'
import type { OrderSummary } from '@lanewise/contract/order-list'
import { customerCompanies, findFilteredOrders, getOrderInformation, getOrderWay } from '@lanewise/contract/orders'
import { quotableLocations } from '@lanewise/contract/places'
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import OrderListPage from '#features/orders/OrderListPage.tsx'
import OrderPage from '#features/orders/OrderPage.tsx'
import { createFakeLive } from '#testing/fake-live.ts'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'

let made = 0
const nextId = () => {
  made += 1
  return `0198c0de-0000-7000-9200-${String(made).padStart(12, '0')}`
}

/** An order of the list with the facts that matter to a test. */
export const anOrder = (facts: Partial<OrderSummary> = {}): OrderSummary => ({
  id: nextId(),
  orderNumber: 'O208841',
  onTimeStatus: null,
  orderStatus: 'Accepted',
  orderStatusId: 1,
  customerName: 'Acme Foods',
  referenceNumbers: [{ label: 'Purchase Order #', wellKnownTypeName: 'PurchaseOrder', value: '4500128837' }],
  lowestShipMode: null,
  lowestShipRate: null,
  ltlAccessorials: [],
  origin: {
    city: 'Dallas',
    state: 'TX',
    zip: '75212',
    ianaTimeZone: 'America/Chicago',
    companyName: 'Acme Foods Inc.',
    companyAlias: 'Acme Foods Dallas',
  },
  destination: {
    city: 'Atlanta',
    state: 'GA',
    zip: '30336',
    ianaTimeZone: 'America/New_York',
    companyName: 'Harvest Lane Grocers',
    companyAlias: null,
  },
  originEarlyDateTime: '2026-11-17T14:00:00.000Z',
  originLateDateTime: '2026-11-17T18:00:00.000Z',
  originAppointmentDateTime: null,
  destinationEarlyDateTime: '2026-11-19T12:00:00.000Z',
  destinationLateDateTime: '2026-11-19T16:00:00.000Z',
  destinationAppointmentDateTime: null,
  distance: 781.2,
  weight: 12_480,
  pallets: 10,
  stackablePallets: 6,
  nonStackablePallets: 4,
  linearFeet: 12.4,
  shippingMode: 'LTL',
  equipmentMode: 1,
  pickupStops: 1,
  dropoffStops: 1,
  createDateTime: '2026-11-14T15:30:00.000Z',
  orderType: 'Sales',
  freightTermType: 'Prepaid',
  shipmentNumber: null,
  isHazmat: false,
  isTeamRequired: false,
  isJustInTime: false,
  isBlind: false,
  isMissingAppointment: false,
  version: 1,
  ...facts,
})

type Given = { orders?: OrderSummary[]; total?: number; path?: string; user?: Partial<CurrentUser> }

/** The list of orders; `asked` answers what each call for it asked. `kept` may change while it is open. */
export async function openOrders({ orders = [anOrder()], total, path = '/orders', user }: Given = {}) {
  const portal = createFakePortal()
  const live = createFakeLive()
  const kept = { orders }
  portal.on(findFilteredOrders, () => ({ data: kept.orders, total: total ?? kept.orders.length }))
  portal.on(quotableLocations, {
    items: ['75201', '75212'].map((postalCode) => ({
      id: `US:${postalCode}`,
      city: 'Dallas',
      state: 'TX',
      postalCode,
      country: 'US' as const,
      latitude: 32.79,
      longitude: -96.8,
      ianaTimeZone: 'America/Chicago',
    })),
  })
  portal.on(customerCompanies, { items: [{ id: nextId(), companyName: 'Harvest Lane Grocers' }] })
  const opened = await renderScreen(
    <Routes>
      <Route path="/orders" element={<OrderListPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { portal, live, path, ...(user && { user }) },
  )
  const [first] = orders
  if (first) await screen.findByText(first.orderNumber)
  return { ...opened, live, kept, asked: () => portal.calls(findFilteredOrders).map(({ body }) => body) }
}

/** A line of freight as a stop shows it. */
export const anItem = (
  facts: Partial<OrderStopView['lineItems'][number]> = {},
): OrderStopView['lineItems'][number] => ({
  id: nextId(),
  uniqueIdentifier: 'line-1',
  productName: 'Tomato puree',
  customerProductCode: null,
  commodityCode: null,
  description: 'Tomato puree',
  totalWeight: 18_200,
  perPackageWeight: 37.917,
  unitWeight: 37.917,
  packageLength: 48,
  packageWidth: 40,
  packageHeight: 52,
  palletCount: 10,
  packageCount: 480,
  packageQuantity: 480,
  packagingUnitType: 'Case',
  cargoClassification: 'Food',
  freightClass: '60',
  nmfcNumber: '156600-2',
  lot: 'L-77',
  isStackable: false,
  isHazmat: false,
  hazmatHazardClass: null,
  hazmatPackingGroup: null,
  hazmatUNNumber: null,
  properShippingName: null,
  technicalName: null,
  reportableQuantity: null,
  isLimitedQuantity: false,
  linearFeet: 20,
  ...facts,
})

export const aStop = (facts: Partial<OrderStopView> = {}): OrderStopView => ({
  id: nextId(),
  stopType: 0,
  stopNumber: 1,
  stopStatus: null,
  orderStopId: nextId(),
  loadStyle: 'Live',
  locationId: nextId(),
  companyAlias: 'Acme Foods Joliet',
  displayName: 'Acme Foods Inc.',
  locationNumber: 'L100017',
  locationAlias: null,
  locationName: 'Joliet DC',
  locationAddress: {
    line1: '2400 Mound Rd',
    line2: 'Dock 4',
    city: 'Joliet',
    governingDistrictAbbreviation: 'IL',
    zip: '60433',
    country: 'US',
    ianaTimezone: 'America/Chicago',
  },
  referenceNumber: [{ label: 'Pickup #', value: '77120', typeId: 'PickupNumber', isRequired: false }],
  ediCode: ['JOL-04'],
  contacts: [
    { contactId: null, firstName: 'Denise', lastName: 'Okafor', email: null, phoneNumberMobile: '(815) 555-0144' },
  ],
  note: 'Check in at gate 3',
  baseDate: '2026-11-18',
  baseZip: null,
  earlyDateTime: '2026-11-18T07:00:00-06:00',
  lateDateTime: '2026-11-18T16:00:00-06:00',
  appointmentDateTime: null,
  isAppointmentRequired: false,
  distance: null,
  expectedTransitTimeSeconds: null,
  coordinates: { latitude: 41.52, longitude: -88.06 },
  lineItems: [anItem()],
  ...facts,
})

export const aDropoff = (facts: Partial<OrderStopView> = {}): OrderStopView =>
  aStop({
    stopType: 1,
    stopNumber: 2,
    companyAlias: null,
    displayName: 'Harvest Lane Grocers',
    locationNumber: 'L100044',
    locationName: 'Atlanta East',
    locationAddress: {
      line1: '3575 Fulton Industrial Blvd',
      line2: null,
      city: 'Atlanta',
      governingDistrictAbbreviation: 'GA',
      zip: '30336',
      country: 'US',
      ianaTimezone: 'America/New_York',
    },
    referenceNumber: [],
    ediCode: [],
    contacts: [],
    note: null,
    baseDate: '2026-11-20',
    earlyDateTime: '2026-11-20T07:00:00-05:00',
    lateDateTime: '2026-11-20T11:00:00-05:00',
    appointmentDateTime: '2026-11-20T07:30:00-05:00',
    isAppointmentRequired: true,
    distance: 716.3,
    expectedTransitTimeSeconds: 101_400,
    coordinates: { latitude: 33.74, longitude: -84.56 },
    ...facts,
  })

type Fields = Partial<OrderInformation['fields']>

const someFields: OrderInformation['fields'] = {
  orderType: 'Purchase',
  referenceNumbers: [{ label: 'Purchase Order #', value: '4500128902', typeId: 'PurchaseOrder', isRequired: true }],
  specialInstructions: null,
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
  isBlind: false,
  isJustInTime: false,
  isTeamRequired: false,
  isLiftGateRequired: false,
  isPartial: false,
  isInternational: false,
  linearFeet: null,
  requirements: [],
  mustHaveEquipmentRequirementFlags: [],
  mustNotHaveEquipmentRequirementFlags: [],
  accessorials: [],
  customsBrokerName: null,
  customsBrokerContactName: null,
  customsBrokerPhoneNumber: null,
  customsBrokerPortOfEntry: null,
  hazmatEmergencyContactInfo: null,
  chemtracAccountNumber: null,
  quoteNumberOrId: null,
  tmsOrderDetails: { freightTermType: 'Prepaid', markup: null },
  acceptedSurprises: [],
}

/** An order in full. */
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
  createDateTime: '2026-11-12T20:20:00.000Z',
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

type OpenedAs = { user?: Partial<CurrentUser>; isMissing?: boolean }

/** The page of an order; `kept.order` may change while it is open. */
export async function openOrder(order = aFullOrder(), { user, isMissing = false }: OpenedAs = {}) {
  const portal = createFakePortal()
  const live = createFakeLive()
  const kept = { order }
  portal.on(getOrderInformation, () =>
    isMissing ? refused(404, 'This order does not exist or is not yours') : kept.order,
  )
  portal.on(getOrderWay, { line: [] })
  portal.on(getHistory, { data: [], total: 0 })
  const opened = await renderScreen(
    <Routes>
      <Route path="/orders/:orderNumber" element={<OrderPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { portal, live, path: `/orders/${order.orderNumber}`, ...(user && { user }) },
  )
  if (!isMissing) await screen.findByRole('heading', { level: 1, name: order.orderNumber })
  return { ...opened, live, kept }
}
