import { randomInt } from 'node:crypto'
import { createCarrier } from '@lanewise/contract/carriers'
import { createLane, createLaneRate } from '@lanewise/contract/lanes'
import type { CallInput } from '@lanewise/contract/operation'
import type { Examples, Given } from '#platform/testing/examples.ts'

const lane = {
  customerReferenceNumber: 'New lane',
  equipmentMode: 1,
  origin: { city: 'Chicago', state: 'IL', postalCode: '60606', country: 'US' },
  destination: { city: 'Dallas', state: 'TX', postalCode: null, country: 'US' },
  tenderType: 'Automatic',
  tenderMethod: 'Email',
  tenderTime: 60,
  shipmentTenderingStart: 2,
} as const

const rate: CallInput<typeof createLaneRate>['body'] = {
  rateType: 'LineHaulPlusFuel',
  chargeType: 'PerMile',
  rate: 2.15,
  minCharge: 500,
  effectiveDate: '2026-01-01',
  expirationDate: '2099-12-31',
  additionalCharges: [{ description: 'Tarps', type: 'Tarp', units: 1, rate: 85, chargeRateType: 'Flat' }],
}

const stop = { state: 'IL', city: 'Chicago', zip: '60606', stopNumber: 1 }

export const examples: Examples = {
  exportLanes: () => ({ query: { searchTerm: '', equipment: ['1'] } }),
  searchLanes: () => ({ query: { searchTerm: '', equipment: 1, page: 1, pageSize: 20 } }),
  getLane: ({ laneId }) => ({ params: { laneId } }),
  createLane: () => ({ body: lane }),
  updateLane: ({ laneId }) => ({
    params: { laneId },
    body: { customerReferenceNumber: 'Changed lane', tenderTime: 90, expirationAction: 'NotifyWatchers' },
  }),
  deleteLane: ({ laneId }) => ({ params: { laneId } }),
  getCarrierLanes: ({ carrierId }) => ({ params: { carrierId } }),
  getContractedLaneRate: ({ laneId }) => ({ params: { laneId }, query: { includeExpired: 'true' } }),
  createLaneRate: ({ laneId, freeHaulerId }) => ({ params: { laneId }, body: { ...rate, carrierId: freeHaulerId } }),
  updateLaneRate: ({ laneRateId }) => ({ params: { laneRateId }, body: { rate: 2.2, effectiveDate: '2027-01-01' } }),
  deleteLaneRate: ({ laneRateId }) => ({ params: { laneRateId } }),
  resequenceLaneRates: ({ laneId, laneRateId, secondLaneRateId }) => ({
    params: { laneId },
    body: {
      contractSequences: [
        { contractId: secondLaneRateId, sequence: 1 },
        { contractId: laneRateId, sequence: 2 },
      ],
    },
  }),
  searchCustomerCarriers: () => ({ query: { searchTerm: 'hauler' } }),
  getShipmentLaneRates: () => ({
    body: {
      stops: [stop, { state: 'TX', city: 'Dallas', zip: null, stopNumber: 2 }],
      equipmentMode: 1,
      shippingDate: '2026-12-01',
      palletCount: 20,
    },
  }),
}

export const given: Given = async ({ ask, name }) => {
  const { id: laneId } = await ask(createLane, { body: { ...lane, customerReferenceNumber: `Lane of ${name}` } })
  const hauler = (kind: string) =>
    ask(createCarrier, {
      body: { name: `${kind} of ${name}`, dotNumber: String(randomInt(1, 99_999_999)), modes: ['TL'] },
    })
  const { carrierId } = await hauler('Hauler')
  const { id: laneRateId } = await ask(createLaneRate, { params: { laneId }, body: { ...rate, carrierId } })
  const { carrierId: secondId } = await hauler('Second hauler')
  const second = await ask(createLaneRate, { params: { laneId }, body: { ...rate, carrierId: secondId } })
  const rates = { laneRateId, secondLaneRateId: second.id }
  return { laneId, ...rates, haulerId: carrierId, freeHaulerId: (await hauler('Other hauler')).carrierId }
}
