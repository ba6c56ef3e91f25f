import type { CurrentUser } from '@lanewise/contract/auth'
import type { Carrier, Certificate } from '@lanewise/contract/carrier-fields'
import { findCarriers, getCarrier } from '@lanewise/contract/carriers'
import { getHistory } from '@lanewise/contract/history'
import { type CarrierLane, getCarrierLanes } from '@lanewise/contract/lanes'
import { getCarrierScorecard, type Scorecard } from '@lanewise/contract/performance'
import { getPicture } from '@lanewise/contract/profile'
import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { findShipments } from '@lanewise/contract/shipments'
import { getTenderConnection } from '@lanewise/contract/tender-connections'
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import CarrierListPage from '#features/carriers/CarrierListPage.tsx'
import CarrierPage from '#features/carriers/CarrierPage.tsx'
import { createFakeLive } from '#testing/fake-live.ts'
import { createFakePortal } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aConnection } from './connection.ts'

let made = 0
const nextId = () => {
  made += 1
  return `0198c0de-0000-7000-a000-${String(made).padStart(12, '0')}`
}

export const aCertificate = (facts: Partial<Certificate> = {}): Certificate => ({
  certificateId: nextId(),
  kind: 'Cargo',
  insurer: 'Great Plains Mutual',
  policyNumber: 'CG-100',
  coverageCents: 25_000_000,
  effectiveOn: '2026-01-01',
  expiresOn: '2027-12-31',
  fileName: null,
  state: 'Valid',
  sentence: 'Cargo certificate CG-100 is valid until 12/31/2027',
  end: 'is valid until 12/31/2027',
  ...facts,
})

export function aCarrier(facts: Partial<Carrier> = {}): Carrier {
  return {
    carrierId: nextId(),
    name: 'Prairie Freight',
    dotNumber: '80321',
    docketNumber: 'MC-123456',
    scac: null,
    modes: ['TL'],
    equipmentModes: [1, 2],
    cargoTypes: [],
    phone: null,
    email: null,
    website: null,
    addressLine1: null,
    addressLine2: null,
    city: null,
    state: null,
    postalCode: null,
    country: null,
    notes: null,
    logoFileId: null,
    insuranceState: 'Valid',
    insuranceSentence: null,
    insuredUntil: null,
    insuranceObstacle: null,
    insuranceWarning: null,
    isOnHold: false,
    holdReason: null,
    heldAt: null,
    heldByName: null,
    certificates: [],
    contacts: [],
    version: 1,
    updatedAt: '2026-11-14T15:30:00.000Z',
    ...facts,
  }
}

/** Figures that list rows have in addition to the record. */
const figures = { shipmentsLast12Months: 0, onTimePickup: null, onTimeDelivery: null }

export const aCarrierLane = (customerReferenceNumber: string): CarrierLane => ({
  laneId: nextId(),
  customerReferenceNumber,
  originLocation: laneEnd('Chicago', 'IL'),
  destinationLocation: laneEnd('Dallas', 'TX'),
  equipmentMode: 1,
  rate: {
    id: nextId(),
    rateType: 'AllIn',
    chargeType: 'PerMile',
    rate: 2,
    estimatedRate: 1936.5,
    estimateText: '968 mi × $2.00',
    sequence: 2,
    effectiveDate: '2026-01-01',
    expirationDate: '2026-12-31',
    isActive: true,
  },
})

const laneEnd = (city: string, state: string): CarrierLane['originLocation'] => ({
  city,
  postalCode: null,
  governingDistrictAbbreviation: state,
  governingDistrictName: state,
  country: 'US',
  latitude: 40,
  longitude: -90,
})

/** Data that the carrier page reads besides the carrier. */
type Beside = { scorecard?: Partial<Scorecard>; lanes?: CarrierLane[]; shipments?: ShipmentSummary[] }

const noScorecard: Scorecard = {
  shipments: 0,
  onTimePickup: null,
  onTimeDelivery: null,
  acceptance: null,
  pickupsReached: 0,
  dropoffsReached: 0,
  shipmentsAccepted: 0,
  shipmentsRejected: 0,
  invoiceAccuracy: null,
  since: '2025-11-17',
  until: '2026-11-17',
  months: [],
}

type Given = { carriers?: Carrier[]; total?: number; path?: string; user?: Partial<CurrentUser>; logo?: string }

/** Opens the list with these carriers. `network` may change while a screen is open. */
export async function openCarriers({ carriers = [], total, path = '/carriers', user, logo }: Given = {}) {
  const portal = createFakePortal()
  if (logo) portal.on(getPicture, { contentType: 'image/png', data: logo })
  const network = { data: carriers, total: total ?? carriers.length }
  portal.on(findCarriers, () => ({
    data: network.data.map((carrier) => ({ ...figures, ...carrier })),
    total: network.total,
  }))
  const queries = () => portal.calls(findCarriers).map(({ query }) => query)
  const carrierOf = (carrierId: string | undefined) => network.data.find((one) => one.carrierId === carrierId)
  const screens = (
    <Routes>
      <Route path="/carriers" element={<CarrierListPage />} />
      <Route path="/carriers/:carrierId" element={<CarrierPage />} />
    </Routes>
  )
  const live = createFakeLive()
  // Tests that need the fixed paths below /carriers register them before this one.
  const answerCarrier = (beside: Beside = {}) => {
    portal.on(getCarrier, ({ params }) => carrierOf(params.carrierId) ?? aCarrier())
    portal.on(getHistory, { data: [], total: 0 })
    portal.on(getCarrierScorecard, { ...noScorecard, ...beside.scorecard })
    portal.on(getCarrierLanes, { items: beside.lanes ?? [] })
    portal.on(findShipments, { data: beside.shipments ?? [], total: 0 })
    portal.on(getTenderConnection, aConnection())
  }
  const opened = await renderScreen(screens, { portal, live, path, ...(user && { user }) })
  return { ...opened, live, network, asked: queries, answerCarrier }
}

export async function openCarrier(carrier: Carrier, user?: Partial<CurrentUser>, beside?: Beside) {
  const opening = openCarriers({ carriers: [carrier], path: '/nowhere', ...(user && { user }) })
  const opened = await opening
  opened.answerCarrier(beside)
  await opened.router.navigate(`/carriers/${carrier.carrierId}`)
  await screen.findByRole('heading', { level: 1, name: carrier.name })
  return opened
}

/** A user who may view carriers and do nothing else. */
export const viewer: Partial<CurrentUser> = { permissions: ['ViewCarrierNetwork'] }

type Keys = {
  clear: (element: Element) => Promise<void>
  click: (element: Element) => Promise<void>
  paste: (text: string) => Promise<void>
}

/** Pastes the texts into the fields with these labels. */
export async function fill(keys: Keys, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    await keys.clear(screen.getByLabelText(label))
    await keys.click(screen.getByLabelText(label))
    await keys.paste(text)
  }
}
