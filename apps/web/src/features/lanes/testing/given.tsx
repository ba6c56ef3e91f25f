import type { CurrentUser } from '@lanewise/contract/auth'
import { getHistory } from '@lanewise/contract/history'
import type { Lane, LaneEnd, LaneSummary } from '@lanewise/contract/lane-fields'
import type { LaneRate } from '@lanewise/contract/lane-rate-fields'
import { getContractedLaneRate, getLane, searchLanes } from '@lanewise/contract/lanes'
import { getWatchedEntities, type Watcher } from '@lanewise/contract/watchers'
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import LanesPage from '#features/lanes/LanesPage.tsx'
import { createFakeLive } from '#testing/fake-live.ts'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { setWindowWidth } from '#testing/window.ts'

let made = 0
export const nextId = () => {
  made += 1
  return `0198c0de-0000-7000-9000-${String(made).padStart(12, '0')}`
}

export const joliet: LaneEnd = {
  city: 'Joliet',
  postalCode: '60433',
  governingDistrictAbbreviation: 'IL',
  governingDistrictName: 'Illinois',
  country: 'US',
  latitude: 41.52,
  longitude: -88.06,
}
export const atlanta: LaneEnd = {
  city: 'Atlanta',
  postalCode: '30336',
  governingDistrictAbbreviation: 'GA',
  governingDistrictName: 'Georgia',
  country: 'US',
  latitude: 33.74,
  longitude: -84.56,
}

const months = (year: number, counts: number[]) => counts.map((count, index) => ({ year, month: index + 1, count }))

export const aLane = (facts: Partial<Lane> = {}): Lane => ({
  id: nextId(),
  customerReferenceNumber: 'JOL-ATL-DRY',
  equipmentMode: 1,
  originLocation: joliet,
  destinationLocation: atlanta,
  estimatedMiles: 716.3,
  way: [
    [-88.06, 41.52],
    [-86.5, 37],
    [-84.56, 33.74],
  ],
  ytdShipmentCount: 218,
  projectedMonthlyVolume: months(2027, [19, 20, 17, 23, 21, 24, 22, 20, 25, 26, 27, 21]),
  monthlyCounts: months(2026, [17, 18, 16, 21, 19, 22, 20, 18, 23, 24, 25, 12]),
  tenderType: 'Automatic',
  tenderMethod: 'EDI',
  tenderTime: 60,
  shipmentTenderingStart: 3,
  expirationAction: null,
  createDateTime: '2026-03-02T12:00:00.000Z',
  version: 1,
  updatedAt: '2026-11-14T12:30:00.000Z',
  ...facts,
})

export const aRate = (facts: Partial<LaneRate> = {}): LaneRate => ({
  id: nextId(),
  laneId: nextId(),
  carrierId: nextId(),
  carrierName: 'Copperline Transport',
  carrierLogoFileId: null,
  rate: 1985,
  rateType: 'AllIn',
  chargeType: 'Flat',
  rateUnits: 'Flat',
  minCharge: null,
  effectiveDate: '2026-07-01',
  expirationDate: '2099-06-30',
  sequence: 1,
  estimatedRate: 1985,
  estimateText: 'Flat for the trip',
  rateTableName: 'Copperline Transport',
  rateSpecifications: [],
  additionalCharges: [],
  isActive: true,
  isReplaced: false,
  carrierOnTimePickupPercentage: 95,
  carrierOnTimeDeliveryPercentage: 96.4,
  shipmentsAccepted: 73,
  shipmentsRejected: 2,
  ...facts,
})

export const aWatcher = (facts: Partial<Watcher> = {}): Watcher => ({
  id: nextId(),
  userId: null,
  name: 'Marcus Kell',
  emailAddress: 'marcus@acme.test',
  notificationType: 'All',
  isConfirmed: true,
  ...facts,
})

export const summaryOf = (lane: Lane): LaneSummary => ({
  id: lane.id,
  customerReferenceNumber: lane.customerReferenceNumber,
  originLocationDetails: lane.originLocation,
  destinationLocationDetails: lane.destinationLocation,
  estimatedMiles: lane.estimatedMiles,
  equipmentMode: lane.equipmentMode,
  numberOfCarriers: 4,
  createDateTime: lane.createDateTime,
})

type Given = {
  lanes?: Lane[]
  rates?: LaneRate[]
  /** Null when the watchers cannot be loaded. */
  watchers?: Watcher[] | null
  total?: number
  path?: string
  user?: Partial<CurrentUser>
  /** Error message when the rates cannot be loaded. */
  failing?: string
  /** Number of carriers per lane. */
  carriers?: number
  /** The list stands beside the open lane. */
  isWide?: boolean
}

/** Opens the list of lanes with their details. `network` may change while a screen is open. */
export async function openLanes(given: Given = {}) {
  const {
    lanes = [],
    rates = [],
    watchers = [],
    total,
    path = '/lanes',
    user,
    failing,
    carriers = 4,
    isWide = false,
  } = given
  const portal = createFakePortal()
  const live = createFakeLive()
  const network = { lanes, rates, watchers }
  portal.on(searchLanes, () => ({
    data: network.lanes.map((lane) => ({ ...summaryOf(lane), numberOfCarriers: carriers })),
    total: total ?? network.lanes.length,
  }))
  portal.on(getLane, ({ params }) => network.lanes.find(({ id }) => id === params.laneId) ?? aLane())
  portal.on(getContractedLaneRate, () => (failing ? refused(503, failing) : { items: network.rates }))
  portal.on(getWatchedEntities, () => (network.watchers ? { items: network.watchers } : refused(503, 'Busy')))
  portal.on(getHistory, { data: [], total: 0 })
  const screens = (
    <Routes>
      <Route path="/lanes" element={<LanesPage />} />
      <Route path="/lanes/:laneId" element={<LanesPage />} />
    </Routes>
  )
  // Beside the list, the first lane would open by itself.
  if (path.split('?')[0] === '/lanes' && !isWide) setWindowWidth(1200)
  const opened = await renderScreen(screens, { portal, live, path, ...(user && { user }) })
  return { ...opened, live, network }
}

export async function openLane(lane: Lane, given: Omit<Given, 'lanes'> = {}) {
  const opened = await openLanes({ lanes: [lane], path: `/lanes/${lane.id}`, ...given })
  await screen.findByRole('heading', { level: 1, name: lane.customerReferenceNumber })
  return opened
}

/** A user who may only view lanes. */
export const viewer: Partial<CurrentUser> = { permissions: ['ViewLanes'] }

type Keys = {
  clear: (element: Element) => Promise<void>
  click: (element: Element) => Promise<void>
  paste: (text: string) => Promise<void>
}

/** Pastes the texts into the fields with these labels. */
export async function fill(keys: Keys, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    const field = screen.getByRole('textbox', { name: label })
    await keys.clear(field)
    await keys.click(field)
    await keys.paste(text)
  }
}

/** Selects an option of the select with this label. */
export async function choose(keys: Keys, label: string, option: string) {
  await keys.click(screen.getByRole('combobox', { name: label }))
  await keys.click(await screen.findByRole('option', { name: option }))
}
