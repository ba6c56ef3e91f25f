import { generatePalletLabels, getBOLOptions } from '@lanewise/contract/bills-of-lading'
import { noPermissionText } from '@lanewise/domain/access/allowed'
import { permissions } from '@lanewise/domain/access/permissions'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aFullShipment, openShipment } from './testing/given.tsx'

const saved: { name: string }[] = []
beforeEach(() => {
  saved.length = 0
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download })
  })
})

const options = {
  shipmentNumber: 'S104475',
  shippingMode: 'TL' as const,
  carrierId: null,
  locationIds: [],
  shipmentBols: [],
  orderBols: [],
}

describe('the page of a shipment', () => {
  it('opens the dialog, for those who may generate bills [BOL-15]', async () => {
    const { portal, keys } = await openShipment()
    portal.on(getBOLOptions, options)
    await keys.click(screen.getByRole('button', { name: 'Generate BOL' }))
    expect(await screen.findByRole('dialog', { name: 'Generate BOLs' })).toBeVisible()
  })

  it('says why the dialog does not open for others [BOL-15]', async () => {
    const held = permissions.filter((one) => one !== 'GenerateBillOfLading')
    const { portal, keys } = await openShipment(aFullShipment(), { user: { permissions: held } })
    const button = screen.getByRole('button', { name: 'Generate BOL' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription(noPermissionText)
    await keys.click(button)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(portal.calls(getBOLOptions)).toEqual([])
  })

  it('has no papers of a cancelled shipment', async () => {
    await openShipment(aFullShipment({ status: 'Voided' }))
    expect(screen.getByRole('button', { name: 'Generate BOL' })).toHaveAccessibleDescription(
      'This shipment is cancelled',
    )
  })

  it('saves the labels of its pallets', async () => {
    const { portal, keys } = await openShipment()
    portal.on(generatePalletLabels, { fileName: 'Labels-S104475.pdf', base64: 'aGk=' })
    await keys.click(screen.getByRole('button', { name: 'More actions' }))
    await keys.click(await screen.findByRole('menuitem', { name: 'Pallet labels' }))
    await waitFor(() => expect(saved).toEqual([{ name: 'Labels-S104475.pdf' }]))
    expect(portal.calls(generatePalletLabels)[0]?.body).toEqual({ shipmentNumber: 'S104475' })
  })

  it('copies the address under which anybody can follow it, unless it is a draft', async () => {
    const writeText = vi.fn(async () => {})
    const { keys } = await openShipment()
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    await keys.click(screen.getByRole('button', { name: 'More actions' }))
    await keys.click(await screen.findByRole('menuitem', { name: 'Share tracking link' }))
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/public/shipments/S104475/preview/details`)
    cleanup()
    const draft = await openShipment(aFullShipment({ status: 'Drafted' }))
    await draft.keys.click(screen.getByRole('button', { name: 'More actions' }))
    await screen.findAllByRole('menuitem')
    expect(screen.queryByRole('menuitem', { name: 'Share tracking link' })).toBeNull()
  })
})
