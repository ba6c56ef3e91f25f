import { getShipmentInformation, getShipmentRoute } from '@lanewise/contract/shipments'
import { getShipmentTracking } from '@lanewise/contract/tracking'
import { act, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { anEntry } from '#features/exceptions/testing/given.ts'
import { aTracking } from '#features/tracking/testing/given.ts'
import { aDropoff, aFullShipment, aStop, inStatus } from '#testing/full-shipment.ts'

vi.mock('maplibre-gl', async () => (await import('#testing/fake-maplibre.ts')).fakeMapLibre)

const clean = () => {
  vi.resetModules()
}
// All maps share one fetch of the outlines, and other test files use their own map library.
beforeAll(clean)
afterAll(clean)

it('shows on the map of an entry which stops the truck has left', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never)
  const { FakeMap } = await import('#testing/fake-maplibre.ts')
  FakeMap.made = []
  const { renderScreen } = await import('#testing/render-screen.tsx')
  const { withOutlines } = await import('#testing/fake-portal.ts')
  const { anInbox } = await import('#features/exceptions/testing/given.ts')
  const { default: ExceptionsPage } = await import('#features/exceptions/ExceptionsPage.tsx')
  const { portal } = anInbox([anEntry(1, { kind: 'Late', entity: 'shipment', entityName: 'S104463', status: 5 })])
  const stops = [aStop({ departureDateTime: '2026-11-16T15:00:00.000Z' }), aDropoff()]
  portal.on(getShipmentInformation, aFullShipment({ ...inStatus('InTransit'), stops }))
  portal.on(getShipmentTracking, aTracking())
  portal.on(getShipmentRoute, { line: [] })
  await renderScreen(<ExceptionsPage />, { portal: withOutlines(portal) })
  await waitFor(() => expect(FakeMap.made.length).toBeGreaterThan(0))
  act(() => {
    FakeMap.latest().fire('style.load')
    FakeMap.latest().fire('load')
  })
  const departedStop = await screen.findByRole('button', { name: /^1, / })
  expect(departedStop).not.toHaveAttribute('data-hollow')
  expect(screen.getByRole('button', { name: '2, Atlanta, GA' })).toHaveAttribute('data-hollow')
})
