import { getBOLOptions } from '@lanewise/contract/bills-of-lading'
import { noPermissionText } from '@lanewise/domain/access/allowed'
import { permissions } from '@lanewise/domain/access/permissions'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFakePortal } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { NextButtons } from './NextButtons.tsx'

const shipment = {
  id: '0198c0de-0000-7000-8000-0000000000b1',
  shipmentNumber: 'S104512',
  shipmentStatusName: 'Booked' as const,
}

it('opens the bill of lading dialog of the shipment, which closes again', async () => {
  const portal = createFakePortal()
  portal.on(getBOLOptions, {
    shipmentNumber: shipment.shipmentNumber,
    shippingMode: 'TL',
    carrierId: null,
    locationIds: [],
    shipmentBols: [],
    orderBols: [],
  })
  const { keys } = await renderScreen(<NextButtons shipment={shipment} />, { portal })
  await keys.click(screen.getByRole('button', { name: 'Generate BOL' }))
  expect(await screen.findByRole('dialog', { name: 'Generate BOLs' })).toBeVisible()
  expect(portal.calls(getBOLOptions)[0]?.params).toEqual({ shipmentId: shipment.id })
  await keys.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('says why the dialog does not open without the permission', async () => {
  const held = permissions.filter((one) => one !== 'GenerateBillOfLading')
  await renderScreen(<NextButtons shipment={shipment} />, { user: { permissions: held } })
  expect(screen.getByRole('button', { name: 'Generate BOL' })).toHaveAccessibleDescription(noPermissionText)
})
