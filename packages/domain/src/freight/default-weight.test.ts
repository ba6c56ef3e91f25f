import { expect, it } from 'vitest'
import { planningWeight, weightPerPallet } from './default-weight.ts'

it('reckons with 48 lbs per pallet for an order without a weight [FREIGHT-20]', () => {
  expect(weightPerPallet).toBe(48)
  expect(planningWeight({ palletCount: 10 }).weight).toBe(480)
})

it('stands in for a missing or zero weight only and says so [DEF-87]', () => {
  expect(planningWeight({ weight: null, palletCount: 2 })).toEqual({ weight: 96, isEstimated: true })
  expect(planningWeight({ weight: 0, palletCount: 2 })).toEqual({ weight: 96, isEstimated: true })
  expect(planningWeight({ weight: 1, palletCount: 2 })).toEqual({ weight: 1, isEstimated: false })
  expect(planningWeight({ weight: null, palletCount: null })).toEqual({ weight: 0, isEstimated: true })
})
