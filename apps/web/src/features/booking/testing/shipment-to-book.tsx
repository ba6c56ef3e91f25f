import type { CurrentUser } from '@lanewise/contract/auth'
import { bookShipment, getShipmentFreight, updateOriginationType } from '@lanewise/contract/booking'
import { findCarrierOptions } from '@lanewise/contract/carriers'
import { getHistory } from '@lanewise/contract/history'
import type { SelectedQuote } from '@lanewise/contract/order-fields'
import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { getShipmentInformation, getShipmentRoute, updateShipmentDetails } from '@lanewise/contract/shipments'
import { screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Route, Routes } from 'react-router'
import BookShipmentPage from '#features/booking/BookShipmentPage.tsx'
import { aRatesPortal, someDetails } from '#features/rates/testing/given.tsx'
import type { FakePortal } from '#testing/fake-portal.ts'
import { aFullShipment } from '#testing/full-shipment.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { bookingPortal, integratedRate } from './given.tsx'

export const carrierId = '0198c0de-0000-7000-8000-0000000000e1'
export const able = {
  carrierId,
  name: 'Able Freight',
  dotNumber: '9000308',
  docketNumber: null,
  scac: 'ABLE',
  modes: ['TL', 'LTL'],
  logoFileId: null,
  insuranceState: 'Valid',
  isOnHold: false,
  bookingObstacle: null,
  bookingWarning: null,
}

type Given = {
  mode?: 'TL' | 'LTL'
  by?: 'rates' | 'manual'
  /** The carrier of a booked shipment is changed. */
  isChange?: boolean
  /** Shipment page, for tests that start there. */
  previewPage?: ReactElement
  user?: Partial<CurrentUser>
  bookable?: Parameters<typeof bookingPortal>[0]
  facts?: Parameters<typeof aFullShipment>[0]
  details?: Parameters<typeof someDetails>[0]
  selectedQuote?: SelectedQuote | null
  /** Changes the default answers of the server. */
  prepare?: (portal: FakePortal) => void
}

export const unbooked = (mode: 'TL' | 'LTL', facts: Given['facts'] = {}): ShipmentInformation =>
  aFullShipment({ status: 'ReadyToBook', carrier: null, proNumber: null, shippingMode: mode, ...facts })

export async function open({ mode = 'LTL', by = 'rates', previewPage, user, prepare, ...given }: Given = {}) {
  const portal = bookingPortal(given.bookable ?? integratedRate(), aRatesPortal().portal)
  const shipment = unbooked(mode, given.facts)
  const details = someDetails({ shippingModes: [mode], ...given.details })
  portal.on(getShipmentInformation, shipment)
  portal.on(getShipmentFreight, { details, selectedQuote: given.selectedQuote ?? null })
  portal.on(getShipmentRoute, { line: [] })
  portal.on(getHistory, { data: [], total: 0 })
  portal.on(findCarrierOptions, { items: [able] } as never)
  portal.on(bookShipment, { shipmentId: shipment.id, shipmentNumber: 'S104475', version: 4 })
  portal.on(updateShipmentDetails, { shipmentId: shipment.id, shipmentNumber: 'S104475', version: 5 })
  portal.on(updateOriginationType, { isSuccess: true, shipmentId: shipment.id, shipmentNumber: 'S104475' })
  prepare?.(portal)
  const opened = await renderScreen(
    <Routes>
      <Route path="/shipments/:shipmentNumber/preview" element={previewPage ?? null} />
      <Route path="/shipments/:shipmentNumber/book" element={<BookShipmentPage />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      portal,
      path: `/shipments/S104475/${previewPage ? 'preview' : 'book'}?by=${by}${given.isChange ? '&change=carrier' : ''}`,
      ...(user && { user }),
    },
  )
  if (previewPage) await screen.findByRole('button', { name: 'Book' })
  else if (!prepare) await screen.findByText('View Shipment')
  return { ...opened, shipment }
}
export type Opened = Awaited<ReturnType<typeof open>>

/** Selects a rate and confirms the booking. */
export async function choose({ keys }: Pick<Opened, 'keys'>, name: string | RegExp) {
  await keys.click(await screen.findByRole('button', { name }))
  await keys.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Book' }))
}

export async function byHand({ keys }: Opened, pro = '') {
  await keys.type(screen.getByRole('combobox', { name: /^Carrier/ }), 'Able')
  await keys.click(await screen.findByRole('option', { name: /Able Freight/ }))
  if (pro) {
    await keys.click(screen.getByLabelText('PRO number'))
    await keys.paste(pro)
  }
}
export const charge = (number: number) => within(screen.getByRole('group', { name: `Charge ${number}` }))
export const setRate = async ({ keys }: Opened, number: number, rate: string) => {
  await keys.clear(charge(number).getByLabelText(/^Rate/))
  await keys.type(charge(number).getByLabelText(/^Rate/), rate)
}
export const book = ({ keys }: Opened) => keys.click(screen.getByRole('button', { name: /^Book/ }))
