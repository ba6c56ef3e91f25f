import type { TrackedShipment, TrackedStop, TrackingActivity } from '@lanewise/contract/public-tracking'

export const shipmentId = '0198c0de-0000-7000-8000-0000000000a1'
const stopIds = [1, 2, 3].map((number) => `0198c0de-0000-7000-8000-0000000000b${number}`)
export const [joliet = '', nashville = '', atlanta = ''] = stopIds

export const aStop = (more: Partial<TrackedStop> = {}): TrackedStop => ({
  id: joliet,
  stopType: 'Pickup',
  stopNumber: 1,
  companyName: 'Acme Foods Joliet',
  companyAlias: null,
  locationAddress: { city: 'Joliet', governingDistrictAbbreviation: 'IL', zip: '60433' },
  appointmentDateTime: null,
  earlyDateTime: '2026-11-16T12:00:00.000Z',
  lateDateTime: '2026-11-16T16:00:00.000Z',
  arrivedDateTime: '2026-11-16T13:04:00.000Z',
  departedDateTime: '2026-11-16T14:51:00.000Z',
  ianaTimezone: 'America/Chicago',
  orderLineItems: [
    {
      lineItems: [
        { palletCount: 10, packageQuantity: 500, totalWeight: 20_000.5 },
        { palletCount: null, packageQuantity: null, totalWeight: null },
      ],
    },
    { lineItems: [{ palletCount: 8, packageQuantity: 316, totalWeight: 9_759.5 }] },
  ],
  referenceNumber: [
    { label: 'SO #', value: '77102' },
    { label: 'PO #', value: 'CP-20418' },
  ],
  coordinates: { latitude: 41.5, longitude: -88.1 },
  eta: null,
  onTimeStatus: null,
  ...more,
})

const dropoff = (more: Partial<TrackedStop>): TrackedStop =>
  aStop({ stopType: 'Dropoff', arrivedDateTime: null, departedDateTime: null, referenceNumber: [], ...more })

/** Shipment that has left Joliet, is in Nashville now, and continues to Atlanta. */
export const aShipment = (more: Partial<TrackedShipment> = {}): TrackedShipment => ({
  id: shipmentId,
  shipmentNumber: 'S104475',
  shipmentStatus: 6,
  customerName: 'Acme Foods',
  customerLogoFileId: null,
  distance: 716.42,
  twoYearCo2EmissionsFactor: 1360,
  currentStopNumber: 2,
  originationType: 'Spot',
  stops: [
    aStop(),
    dropoff({
      id: nashville,
      stopNumber: 2,
      companyName: 'Cardinal Pantry Holdings',
      companyAlias: 'Cardinal Pantry',
      locationAddress: { city: 'Nashville', governingDistrictAbbreviation: 'TN', zip: '37207' },
      arrivedDateTime: '2026-11-17T00:20:00.000Z',
      orderLineItems: [{ lineItems: [{ palletCount: 1, packageQuantity: 1, totalWeight: 640 }] }],
      coordinates: { latitude: 36.2, longitude: -86.8 },
    }),
    dropoff({
      id: atlanta,
      stopNumber: 3,
      companyName: 'Harvest Lane Grocers',
      locationAddress: { city: 'Atlanta', governingDistrictAbbreviation: 'GA', zip: '30336' },
      appointmentDateTime: '2026-11-17T17:00:00.000Z',
      ianaTimezone: 'America/New_York',
      orderLineItems: [{ lineItems: [{ palletCount: null, packageQuantity: null, totalWeight: 12.25 }] }],
      coordinates: { latitude: 33.7, longitude: -84.5 },
    }),
  ],
  ...more,
})

export const anActivity = (more: Partial<TrackingActivity> = {}): TrackingActivity => ({
  sequence: 1,
  eventType: 'Departure',
  currentStopId: joliet,
  nextStopId: nashville,
  remainingDistance: 470,
  totalSegmentDistance: 470,
  activityDateTime: '2026-11-16T14:51:00.000Z',
  location: { city: 'Joliet', state: 'IL', latitude: 41.5, longitude: -88.1, ianaTimeZone: 'America/Chicago' },
  ...more,
})

export const someActivities: TrackingActivity[] = [
  anActivity(),
  anActivity({
    sequence: 2,
    eventType: 'Arrival',
    currentStopId: nashville,
    nextStopId: atlanta,
    remainingDistance: 0,
    activityDateTime: '2026-11-17T00:20:00.000Z',
    location: { city: 'Nashville', state: 'TN', latitude: 36.2, longitude: -86.8, ianaTimeZone: 'America/Chicago' },
  }),
]
