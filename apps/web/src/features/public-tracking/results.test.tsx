import {
  getShipmentDetailsByOrderOrShipmentNumber,
  getShipmentDetailsByReferenceAndCustomerNumber,
} from '@lanewise/contract/public-tracking'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { refused } from '#testing/fake-portal.ts'
import { aShipment } from './testing/given.ts'
import { byNumber, byReference, openTracking, unknown } from './testing/open.tsx'

vi.mock('socket.io-client', async () => {
  const { createFakeSocket } = await import('./testing/fake-socket.ts')
  return { io: createFakeSocket().io }
})

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const landing = () => screen.findByRole('heading', { level: 1, name: 'Track Your Shipment' })
const second = aShipment({ id: '0198c0de-0000-7000-8000-0000000000a2', shipmentNumber: 'S104476', shipmentStatus: 7 })

describe('a result', () => {
  it('opens by the shipment number without sign-in [TRACK-2]', async () => {
    const { session, portal } = await openTracking(byNumber)
    expect(await title('S104475')).toBeVisible()
    expect(session.state().status).toBe('anonymous')
    expect(portal.calls(getShipmentDetailsByOrderOrShipmentNumber)[0]?.query).toEqual({
      orderOrShipmentNumber: 'S104475',
    })
    expect(document.title).toContain('S104475')
  })

  it('opens by reference and company number without sign-in [TRACK-3]', async () => {
    const { session, portal } = await openTracking(byReference)
    expect(await title('S104475')).toBeVisible()
    expect(session.state().status).toBe('anonymous')
    expect(portal.calls(getShipmentDetailsByReferenceAndCustomerNumber)[0]?.query).toEqual({
      referenceNumber: 'PO 20418',
      customerNumber: 'C100001',
    })
    expect(screen.queryByRole('tablist')).toBeNull()
  })

  it('leads back to the search [TRACK-13]', async () => {
    const { keys, address } = await openTracking(byNumber)
    await keys.click(await screen.findByRole('link', { name: 'Back to search' }))
    expect(await landing()).toBeVisible()
    expect(address()).toBe('/public/trackShipments')
  })

  it('searches for another shipment on Enter and by the icon, in capitals [TRACK-14]', async () => {
    const { keys, address } = await openTracking(byNumber, { shipments: [aShipment(), second] })
    const box = await screen.findByRole('textbox', { name: 'Shipment #' })
    expect(box).toHaveValue('S104475')
    await keys.clear(box)
    await keys.type(box, 's104476{Enter}')
    expect(await title('S104476')).toBeVisible()
    expect(address()).toBe('/public/shipments/S104476/preview/details')
    const again = screen.getByRole('textbox', { name: 'Shipment #' })
    await keys.clear(again)
    await keys.type(again, 's104475')
    await keys.click(screen.getByRole('button', { name: 'Search' }))
    expect(await title('S104475')).toBeVisible()
    expect(address()).toBe(byNumber)
  })

  it('offers to search with a reference [TRACK-15], which asks for reference and company and goes there [TRACK-16]', async () => {
    const { keys, address } = await openTracking(byNumber)
    await keys.click(await screen.findByRole('button', { name: 'Search with Reference #' }))
    const dialog = within(await screen.findByRole('dialog'))
    await keys.click(dialog.getByRole('button', { name: 'Track' }))
    expect(await screen.findByText('Must have Shipment # or Reference # and Company # to track')).toBeVisible()
    await keys.type(dialog.getByLabelText('Reference #'), 'po 20418')
    await keys.type(dialog.getByLabelText('Company #'), 'c100001')
    await keys.click(dialog.getByRole('button', { name: 'Track' }))
    expect(await title('S104475')).toBeVisible()
    expect(address()).toBe(byReference)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says that a reference names several shipments [TRACK-17], each in a tab with its number and status [TRACK-18]', async () => {
    const { keys } = await openTracking(byReference, { shipments: [aShipment(), second] })
    const chip = 'It looks like there are multiple shipments tied to that Reference Number. You can view them all here.'
    expect(await screen.findByText(chip)).toBeVisible()
    const tabs = screen.getAllByRole('tab')
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['S104475 At Stop', 'S104476 Delivered'])
    expect(await title('S104475')).toBeVisible()
    await keys.click(tabs[1] as HTMLElement)
    expect(await title('S104476')).toBeVisible()
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('S104476')
  })
})

describe('what cannot be found', () => {
  it('is said with its number, and the page before comes back [TRACK-50]', async () => {
    const { keys, address } = await openTracking(byNumber)
    const box = await screen.findByRole('textbox', { name: 'Shipment #' })
    await keys.clear(box)
    await keys.type(box, 'S9{Enter}')
    const text =
      'Shipment Number: S9 could not be found.  Ensure the shipment number is formatted properly (Ex. S123456)'
    expect((await screen.findByRole('alert')).textContent).toContain(text)
    expect(screen.getByRole('textbox', { name: 'Shipment #' })).toHaveValue('S9')
    expect(await title('S104475')).toBeVisible()
    expect(address()).toBe(byNumber)
  })

  it('is no longer said over a shipment when its page is opened again', async () => {
    const { keys, router } = await openTracking(byNumber)
    await keys.click(await screen.findByRole('button', { name: 'Search with Reference #' }))
    await keys.type(screen.getByLabelText('Reference #'), 'po 1')
    await keys.type(screen.getByLabelText('Company #'), 'c2')
    await keys.click(screen.getByRole('button', { name: 'Track' }))
    expect(await screen.findByText(/^No shipment was found for/)).toBeVisible()
    await keys.click(screen.getByRole('link', { name: 'Back to search' }))
    expect(await landing()).toBeVisible()
    await act(() => router.navigate(-1))
    expect(await title('S104475')).toBeVisible()
    expect(screen.queryByText(/^No shipment was found for/)).toBeNull()
  })

  it('leads to the search when its address was opened itself', async () => {
    const { address } = await openTracking('/public/shipments/S9/preview/details')
    expect(await landing()).toBeVisible()
    expect(address()).toBe('/public/trackShipments')
    expect(screen.getByLabelText('Shipment #')).toHaveValue('S9')
    expect(screen.getByText(/^Shipment Number: S9 could not be found/)).toBeVisible()
  })

  it('is a reference that no shipment has: the page before comes back [TRACK-52]', async () => {
    const { keys, address } = await openTracking(byNumber)
    await keys.click(await screen.findByRole('button', { name: 'Search with Reference #' }))
    await keys.type(screen.getByLabelText('Reference #'), 'po 1')
    await keys.type(screen.getByLabelText('Company #'), 'c2')
    await keys.click(screen.getByRole('button', { name: 'Track' }))
    expect(await screen.findByText('No shipment was found for Reference # PO 1 and Company # C2')).toBeVisible()
    expect(await title('S104475')).toBeVisible()
    expect(address()).toBe(byNumber)
  })

  it('is a reference whose search fails: the page before comes back [TRACK-51]', async () => {
    const { keys, portal, address } = await openTracking(byNumber)
    portal.on(getShipmentDetailsByReferenceAndCustomerNumber, refused(429, 'Too many shipment numbers were tried.'))
    await keys.click(await screen.findByRole('button', { name: 'Search with Reference #' }))
    await keys.type(screen.getByLabelText('Reference #'), 'po 1')
    await keys.type(screen.getByLabelText('Company #'), 'c2')
    await keys.click(screen.getByRole('button', { name: 'Track' }))
    expect(await screen.findByText('Too many shipment numbers were tried.')).toBeVisible()
    expect(await title('S104475')).toBeVisible()
    expect(address()).toBe(byNumber)
  })

  it('is told from a server that does not answer, which can be asked again', async () => {
    const { keys, portal } = await openTracking(byNumber)
    await title('S104475')
    portal.on(getShipmentDetailsByOrderOrShipmentNumber, refused(429, 'Too many shipment numbers were tried.'))
    const box = await screen.findByRole('textbox', { name: 'Shipment #' })
    await keys.clear(box)
    await keys.type(box, 'S8{Enter}')
    expect(await screen.findByText('Too many shipment numbers were tried.')).toBeVisible()
    portal.on(getShipmentDetailsByOrderOrShipmentNumber, aShipment({ shipmentNumber: 'S8' }))
    await keys.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await title('S8')).toBeVisible()
    expect(unknown.refused.status).toBe(404)
  })
})
