import { findHazmatMaterials } from '@lanewise/contract/hazmat'
import { beforeAll, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

/** Forms need the table, so every signed-in user may read it. */
const anybody = async () => portal.as(await portal.given.person({ permissions: [] }))

it('finds hazardous materials by number and by part of a name [DEF-132]', async () => {
  const { ask } = await anybody()
  const { items } = await ask(findHazmatMaterials, { query: { q: 'UN1760' } })
  expect(items).toEqual([
    {
      unNumber: 'UN1760',
      properShippingName: 'Corrosive liquids, n.o.s.',
      hazardClass: '8',
      fullClass: '8',
      subsidiaryClasses: [],
      packingGroups: [
        { packingGroup: 'I', allowsLimitedQuantity: false },
        { packingGroup: 'II', allowsLimitedQuantity: true },
        { packingGroup: 'III', allowsLimitedQuantity: true },
      ],
      needsTechnicalName: true,
      scope: null,
      isForbidden: false,
    },
  ])
  const byName = await ask(findHazmatMaterials, { query: { q: 'lithium ion batt' } })
  expect(byName.items[0]).toMatchObject({ unNumber: 'UN3480', hazardClass: '9' })
})

it('shows forbidden materials as such, without a number [DEF-132]', async () => {
  const { items } = await (await anybody()).ask(findHazmatMaterials, { query: { q: 'acetylene silver nitrate' } })
  expect(items).toMatchObject([{ unNumber: null, isForbidden: true, packingGroups: [] }])
})

it('finds nothing for a number without a row, and refuses a text that is too long', async () => {
  const { ask, attempt } = await anybody()
  for (const q of ['UN9999', 'UN12637', '', '()'])
    expect(await ask(findHazmatMaterials, { query: { q } })).toEqual({ items: [] })
  expect((await ask(findHazmatMaterials, { query: { q: 'NA1993' } })).items).toHaveLength(6)
  expect((await attempt(findHazmatMaterials, { query: { q: 'x'.repeat(201) } })).status).toBe(400)
})
