import { expect, it } from 'vitest'
import { ltlOffer } from '#features/rates/offer.ts'
import { anLtlRate, shipDate } from '#features/rates/testing/given.tsx'
import { comparedRows } from './compared-rows.ts'

const pricing = {
  configuration: null,
  audit: { freightAuditEnabled: false, freightAuditManagementFee: null },
  isInternational: false,
}
const offers = [2, 4].map((days) =>
  ltlOffer(anLtlRate({ minServiceDays: days, maxServiceDays: days }), 'LTL', { shipDate, pricing }),
)
const windowOf = (dueDate: string | null) =>
  comparedRows(offers, { side: 'Cost', dueDate }).find(({ label }) => label === 'Delivery window')

it('compares which rates arrive within the delivery window, and has no such row without one', () => {
  // They arrive on Thursday 11/19 and Monday 11/23.
  expect(windowOf('2099-11-20')?.cells.map(({ lines, isWarning }) => [...lines, isWarning])).toEqual([
    ['In time', false],
    ['3 days late', true],
  ])
  expect(windowOf(null)).toBeUndefined()
})
