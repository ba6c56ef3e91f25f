import { randomInt } from 'node:crypto'
import { createCarrier } from '@lanewise/contract/carriers'
import { createLane, createLaneRate } from '@lanewise/contract/lanes'
import type { CallInput } from '@lanewise/contract/operation'
import type { TestPortal } from '#platform/testing/portal.ts'

type Terms = {
  chargeType: 'Flat' | 'Pallet' | 'PerMile' | 'CubicFoot'
  flatOrEach: number
  additionalCharges?: NonNullable<CallInput<typeof createLaneRate>['body']['additionalCharges']>
}

/** A contracted rate of the carrier Able from Chicago to Dallas, per truck, mile, pallet or cubic foot. */
export async function addLaneRate({ ask }: ReturnType<TestPortal['as']>, { chargeType, flatOrEach, ...more }: Terms) {
  const { id: laneId } = await ask(createLane, {
    body: {
      customerReferenceNumber: 'CHI-DAL',
      equipmentMode: 1,
      origin: { city: 'Chicago', state: 'IL', postalCode: '60606', country: 'US' },
      destination: { city: 'Dallas', state: 'TX', postalCode: '75201', country: 'US' },
      tenderType: 'Automatic',
      tenderMethod: 'Email',
      tenderTime: 60,
      shipmentTenderingStart: 2,
    },
  })
  const { carrierId } = await ask(createCarrier, {
    body: { name: 'Able', dotNumber: String(randomInt(1, 99_999_999)), modes: ['TL'] },
  })
  const ranges = [{ rateRanges: [{ minPallets: 1, maxPallets: 26, ratePerPallet: flatOrEach }] }]
  return ask(createLaneRate, {
    params: { laneId },
    body: {
      carrierId,
      rateType: 'AllIn',
      chargeType,
      minCharge: 10,
      ...(chargeType === 'Pallet' ? { rateSpecifications: ranges } : { rate: flatOrEach }),
      effectiveDate: '2026-01-01',
      expirationDate: '2099-12-31',
      ...more,
    },
  })
}
