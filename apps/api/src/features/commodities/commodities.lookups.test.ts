import { getFreightClasses, getHazardClasses, getPackingGroups } from '@lanewise/contract/commodities'
import { beforeAll, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

it('answers hazard classes and packing groups as lists of descriptions [COMM-29]', async () => {
  const { ask } = portal.as(await portal.given.person({ permissions: [] }))
  const hazardClasses = await ask(getHazardClasses, {})
  expect(hazardClasses).toHaveLength(20)
  expect(hazardClasses.at(-1)).toEqual({ description: '9' })
  expect(await ask(getPackingGroups, {})).toEqual(['I', 'II', 'III', 'None'].map((description) => ({ description })))
})

it('answers freight classes as a list of id and name [COMM-30]', async () => {
  const { ask } = portal.as(await portal.given.person({ permissions: [] }))
  const freightClasses = await ask(getFreightClasses, {})
  expect(freightClasses).toHaveLength(18)
  expect(freightClasses[5]).toEqual({ id: '77.5', name: '77.5' })
})
