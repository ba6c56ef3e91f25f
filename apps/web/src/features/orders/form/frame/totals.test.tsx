import { getMileage } from '@lanewise/contract/places'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anItem } from '#features/line-items/testing/given.tsx'
import { aLocation, aStop, openForm } from '#features/orders/form/testing/given.tsx'

const summary = () => within(screen.getByRole('complementary', { name: 'Order summary' }))
const veracruz = { city: 'Veracruz', state: 'VER', postalCode: '91700', country: 'MX' } as const

it('the order sums up its freight and measures its way between the places themselves, also where no postal code is known', async () => {
  const at = aLocation({ ...veracruz, latitude: 19.17, longitude: -96.13 })
  const item = anItem({ totalWeight: 4_500, palletCount: 5 })
  const { portal } = await openForm({
    draft: { stops: [aStop({ lineItems: [item] }), aStop({ type: 'Dropoff', at, lineItems: [item] })] },
  })
  expect(await summary().findByText('716 mi')).toBeVisible()
  expect(summary().getByText('4,500 lbs')).toBeVisible()
  expect(summary().getByText('5')).toBeVisible()
  const points = [
    { latitude: 41.49, longitude: -88.13 },
    { latitude: 19.17, longitude: -96.13 },
  ]
  expect(portal.calls(getMileage).map(({ body }) => body)).toEqual([{ points }])
})

it('a place without coordinates leaves the way unknown', async () => {
  const at = aLocation({ latitude: null, longitude: null })
  const { portal } = await openForm({ draft: { stops: [aStop(), aStop({ type: 'Dropoff', at })] } })
  expect(summary().getByText('Miles')).toBeVisible()
  expect(portal.calls(getMileage)).toEqual([])
})
