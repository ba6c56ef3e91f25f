import { getShipmentDocuments } from '@lanewise/contract/documents'
import { getHistory } from '@lanewise/contract/history'
import { getEntityNotes, getMentionableUsers } from '@lanewise/contract/notes'
import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { aList } from '#features/documents/testing/given.tsx'
import { noteOf } from '#features/notes/testing/given.tsx'
import { aTender } from '#features/tenders/testing/given.tsx'
import { aDropoff, aFullShipment, aStop } from './testing/given.tsx'

vi.mock('maplibre-gl', async () => (await import('#testing/fake-maplibre.ts')).fakeMapLibre)
const clean = () => {
  vi.resetModules()
}
// The outlines are fetched once for all maps, and other files mock the map library differently. This file resets the
// modules before and after its tests.
beforeAll(clean)
afterAll(clean)

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never)
})

const region = (name: string) => within(screen.getByRole('region', { name }))

const watcher = {
  id: '0198c0de-0000-7000-9000-000000000901',
  userId: null,
  name: 'Marcus Kell',
  emailAddress: 'marcus@acme.test',
  notificationType: 'OnTimeStatus',
  isConfirmed: true,
} as const

const entryOf = ({ id, shipmentNumber }: ShipmentInformation) => ({
  id: '1',
  at: '2026-11-14T14:05:00.000Z',
  who: 'Ana Ruiz',
  entity: 'shipment',
  entityId: id,
  entityName: shipmentNumber,
  action: 'changed' as const,
  changes: [],
  sentences: ['Ana Ruiz set PRO # to 771204583'],
})

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
    watchers: [watcher],
    answers: (portal) => {
      portal.on(getShipmentDocuments, aList())
      portal.on(getEntityNotes, { data: [noteOf(1, { noteHTML: '<p>Ring twice</p>' })], total: 1 })
      portal.on(getMentionableUsers, { items: [] })
      portal.on(getHistory, { data: [entryOf(shipment)], total: 1 })
    },
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
  const facts = (label: string) =>
    screen
      .getAllByText(label)
      .find(({ tagName }) => tagName === 'DT')
      ?.closest('dl') as HTMLElement
  expect(within(facts('PRO #')).getByText('Arctic Fox Refrigerated')).toBeVisible()
  expect(within(facts('Carrier')).getByText('771204583')).toBeVisible()
  const progress = screen.getByRole('list', { name: 'Progress' })
  expect(facts('Carrier').compareDocumentPosition(progress)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')).toHaveLength(3)
  const first = within(screen.getByRole('listitem', { name: /^Stop 1,/ }))
  for (const text of ['11/16/2026 06:00–10:00 CST', '11/16/2026 07:04 CST', '11/16/2026 08:51 CST'])
    expect(first.getByText(text)).toBeVisible()
  expect(region('Orders').getByRole('link', { name: 'O208841' })).toBeVisible()
  expect(await region('Charges').findByText('Line haul')).toBeVisible()
  expect(region('Requirements').getByText('Position every 15 min')).toBeVisible()
  const beside = [
    ['Documents', 'Seal.png'],
    ['Notes', 'Ring twice'],
    ['History', 'Ana Ruiz set PRO # to 771204583'],
    ['Watchers', 'marcus@acme.test'],
    ['Tender', 'Able Trucking'],
  ] as const
  for (const [name, text] of beside)
    await waitFor(() => expect(screen.getByRole('region', { name })).toHaveTextContent(text))
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
