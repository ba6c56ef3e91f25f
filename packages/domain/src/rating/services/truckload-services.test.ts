import { describe, expect, it } from 'vitest'
import { flatCharge } from '#rating/charges.ts'
import { priceByContract } from '#rating/tl/contract-price.ts'
import { cents } from '#shared/units.ts'
import { notIncludedText, requestedServices, serviceLabel, withServices } from './truckload-services.ts'

const prices = [
  { service: 'LiftGate', truckload: 150, partial: 95 },
  { service: 'InsideDelivery', truckload: 185, partial: null },
] as const
const offer = { totalCost: cents(1000_00), charges: [flatCharge('FreightRate', cents(1000_00))], why: ['Flat'] }

describe('services requested for a truckload', () => {
  it('are the accessorials and the lift gate, which a lift gate at a stop covers [DEF-130]', () => {
    expect(requestedServices({ accessorials: ['InsideDelivery'], isLiftGateRequired: true })).toEqual([
      'InsideDelivery',
      'LiftGate',
    ])
    expect(requestedServices({ accessorials: ['LiftgateDelivery'], isLiftGateRequired: true })).toEqual([
      'LiftgateDelivery',
    ])
  })

  it('are priced by the list of the company, for a full and for a partial truckload [DEF-130]', () => {
    const services = ['InsideDelivery', 'LiftGate'] as const
    const full = withServices(offer, { services, prices, isPartial: false })
    expect(full).toMatchObject({ totalCost: 1335_00, unpriced: [] })
    expect(full.charges.slice(1).map(({ chargeType, description, total }) => [chargeType, description, total])).toEqual(
      [
        ['Inside', 'Inside Delivery', 185_00],
        ['Liftgate', 'Lift Gate', 150_00],
      ],
    )
    expect(full.why).toEqual(['Flat', 'Inside Delivery by price list: $185.00', 'Lift Gate by price list: $150.00'])
    const partial = withServices(offer, { services, prices, isPartial: true })
    expect(partial).toMatchObject({ totalCost: 1095_00, unpriced: ['InsideDelivery'] })
  })

  it('are named where neither rate nor list prices them [DEF-130]', () => {
    const { unpriced, totalCost } = withServices(offer, {
      services: ['InsideDelivery', 'LiftGate'],
      prices: [],
      isPartial: false,
    })
    expect(totalCost).toBe(1000_00)
    expect(notIncludedText(unpriced.map(serviceLabel))).toBe('Inside Delivery, Lift Gate not included')
    expect(notIncludedText([])).toBeNull()
  })

  it('are not charged twice by a contract that has agreed on them [DEF-130]', () => {
    const agreed = {
      description: 'Lift gate',
      type: 'Liftgate',
      units: 1,
      rate: 80_0000,
      chargeRateType: 'Flat',
    } as const
    const terms = {
      ...({ rate: 1000_0000, rateType: 'AllIn', chargeType: 'Flat', minCharge: null, rateSpecifications: [] } as const),
      additionalCharges: [{ ...agreed, total: cents(80_00) }],
    }
    const services = ['LiftGate', 'InsideDelivery', 'SaturdayDelivery'] as const
    expect(priceByContract(terms, { services }, { accessorialPrices: prices })).toMatchObject({
      totalCost: 1265_00,
      unpriced: ['SaturdayDelivery'],
    })
  })
})
