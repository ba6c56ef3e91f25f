import { describe, expect, it } from 'vitest'
import { shipmentOf } from '#rating/ltl/shipment.ts'
import { anAsk, aProduct } from '#rating/ltl/testing/given.ts'
import { cubePounds, cubeText } from './cubic-capacity.ts'

const rule = { cubicFeet: 750, poundsPerCubicFoot: 6 }

describe('the cubic capacity rule', () => {
  it('counts bulky freight with pounds per cubic foot, from its cubic feet on', () => {
    expect(cubePounds(rule, 749.99)).toBe(0)
    expect(cubePounds(rule, 750)).toBe(4_500)
    expect(cubePounds(rule, 800.1)).toBe(4_801)
    expect(cubePounds(null, 5_000)).toBe(0)
  })

  it('is told with cube and density', () => {
    // 10 pallets of 48 × 40 × 96 in hold 1,066.67 cu ft; 2,000 lb are 1.87 lb per cu ft.
    const light = aProduct({ height: 96, count: 10, palletCount: 10, perPackageWeightInPounds: 200 })
    expect(cubeText(shipmentOf(anAsk({ products: [light] })), 6_401)).toBe(
      'Cubic capacity: 1,067 cu ft at 1.87 lb per cu ft are rated as 6,401 lb',
    )
  })
})
