import { expect, it } from 'vitest'
import { findCarriers } from './carriers.ts'
import { findCommodities } from './commodities.ts'
import { pageSizes } from './page-sizes.ts'

it('takes the page size of each list from one table, which its call uses when none is asked for [UX-26]', () => {
  expect(pageSizes).toMatchObject({
    commodities: 20,
    contacts: 20,
    carrierInvoices: 50,
    carriers: 50,
    commodityLookup: 10,
  })
  expect(findCommodities.query.parse({})).toMatchObject({ page: 1, pageSize: pageSizes.commodities })
  expect(findCarriers.query.parse({})).toMatchObject({ page: 1, pageSize: pageSizes.carriers })
})

it('opens lists on page 1 and refuses pages beyond the bounds', () => {
  expect(findCommodities.query.parse({}).page).toBe(1)
  for (const wrong of [{ page: 0 }, { pageSize: 0 }, { pageSize: 10_001 }, { page: 'x' }])
    expect(findCommodities.query.safeParse(wrong).success).toBe(false)
  expect(findCommodities.query.parse({ pageSize: '10000' }).pageSize).toBe(10_000)
})
