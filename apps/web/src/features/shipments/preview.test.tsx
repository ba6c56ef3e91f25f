import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { aTender } from '#features/tenders/testing/given.tsx'
import { aDropoff, aFullShipment, aStop } from './testing/given.tsx'

vi.mock('maplibre-gl', async () => (await import('#testing/fake-maplibre.ts')).fakeMapLibre)
const clean = () => {
  vi.resetModules()
}
// The outlines are fetched once for all maps, and other files have a map library of their own: this one begins without
// either and leaves neither behind.
beforeAll(clean)
afterAll(clean)

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never)
})

const region = (name: string) => within(screen.getByRole('region', { name }))

it('shows head, stepper, stops, orders, the route with the trail of positions, charges, requirements, documents, notes, history, watchers and tenders [SHIP-3]', async () => {
  const shipment = aFullShipment({
    status: 'InTransit',
    onTimeStatus: 'AtRisk',
    trackingRequirements: [{ description: 'Position every 15 min' }],
    stops: [
      aStop({ arrivalDateTime: '2026-11-16T13:04:00.000Z', departureDateTime: '2026-11-16T14:51:00.000Z' }),
      aDropoff(),
    ],
  })
  const position = { latitude: 38, longitude: -86, at: '2026-11-16T20:00:00.000Z', near: 'Louisville, KY' }
  const { FakeMap } = await import('#testing/fake-maplibre.ts')
  const { openShipment } = await import('./testing/given.tsx')
  await openShipment(shipment, {
    tenders: [aTender()],
    tracking: {
      position: { ...position, provider: 'Tidewater' },
      trail: [
        [-88, 41.5],
        [-87, 40],
      ],
    },
    way: [
      [-88, 41.5],
      [-86, 38],
      [-84.4, 33.7],
    ],
  })
  const head = within(screen.getByRole('heading', { level: 1, name: 'S104475' }).closest('header') as HTMLElement)
  for (const text of ['In Transit', 'At Risk', 'TL', 'Reefer']) expect(head.getByText(text)).toBeVisible()
  for (const text of ['Arctic Fox Refrigerated', '771204583']) expect(screen.getAllByText(text)[0]).toBeVisible()
  expect(within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')).toHaveLength(3)
  const first = within(screen.getByRole('listitem', { name: /^Stop 1,/ }))
  for (const text of ['11/16/2026 06:00–10:00 CST', '11/16/2026 07:04 CST', '11/16/2026 08:51 CST'])
    expect(first.getByText(text)).toBeVisible()
  expect(region('Orders').getByRole('link', { name: 'O208841' })).toBeVisible()
  expect(await region('Charges').findByText('Line haul')).toBeVisible()
  expect(region('Requirements').getByText('Position every 15 min')).toBeVisible()
  for (const name of ['Documents', 'Notes', 'History', 'Watchers', 'Tender'])
    expect(screen.getByRole('heading', { name: new RegExp(name) })).toBeVisible()
  const lines = () => FakeMap.latest().sources.get('routes')?.data
  await waitFor(() =>
    expect(lines()).toMatchObject({
      features: [
        {
          geometry: {
            coordinates: [
              [-88, 41.5],
              [-87, 40],
              [-86, 38],
            ],
          },
          properties: { isDotted: false },
        },
        { properties: { isDotted: true } },
      ],
    }),
  )
  expect(await screen.findByRole('button', { name: 'The truck, near Louisville, KY' })).toBeVisible()
})
