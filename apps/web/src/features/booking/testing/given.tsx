import { bookShipment, updateOriginationType } from '@lanewise/contract/booking'
import type { SpotQuote } from '@lanewise/contract/quote-fields'
import { type BookableRate, getBookableRate } from '@lanewise/contract/quotes'
import { createShipment } from '@lanewise/contract/shipments'
import { cents } from '@lanewise/domain/shared/units'
import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { BookingDialog, type BookingDialogProps } from '#features/booking/dialog/BookingDialog.tsx'
import type { RateToBook } from '#features/booking/dialog/RateHead.tsx'
import { createFakePortal, type FakePortal } from '#testing/fake-portal.ts'
import { anLtlRate } from '#testing/rates.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const id = (end: string) => `0198c0de-0000-7000-8000-${end.padStart(12, '0')}`

export const order = { orderNumber: 'O209114', orderId: id('a1') }
export const shipmentNumber = 'S104512'
export const shipmentId = id('b1')
export const rateId = id('c1')

export const rate: RateToBook = {
  id: rateId,
  carrierName: 'Bellwether Truck Lines',
  mode: 'LTL',
  amount: cents(61_881),
  label: 'Customer price',
  from: 'Lancaster, TX',
  to: 'Atlanta, GA',
  date: '11/18/2026',
  note: 'Standard, 3 days',
}

export const contractRate: BookableRate = {
  kind: 'Contract',
  contractId: rateId,
  carrierId: id('d1'),
  carrierName: 'Copperline Transport',
  additionalCharges: [
    { type: 'Tarp', description: 'Tarps', units: 1, rate: 75, chargeRateType: 'Flat', total: 75 },
  ] as never,
}

const spotQuote: SpotQuote = {
  id: rateId,
  quoteNumber: 'S100',
  effectiveDate: '2026-11-17',
  transitDays: 1,
  totalCost: 2100.5,
  isPartial: true,
  unpricedServices: [],
  charges: [],
  expiresAt: '2099-11-16T12:00:00.000Z',
  why: [],
}
export const spotRate: BookableRate = { kind: 'Spot', quote: spotQuote }

export const integratedRate = (facts: Parameters<typeof anLtlRate>[0] = {}): BookableRate => ({
  kind: 'Integrated',
  shippingMode: 'LTL',
  rate: anLtlRate({ id: rateId, ...facts }),
})

/** A server on which every call succeeds. */
export function bookingPortal(bookable: BookableRate = integratedRate(), portal: FakePortal = createFakePortal()) {
  const created = { shipmentId, shipmentNumber, resultId: shipmentId, resultNumber: shipmentNumber }
  portal.on(createShipment, created)
  portal.on(getBookableRate, bookable)
  portal.on(bookShipment, { shipmentId, shipmentNumber, version: 2 })
  portal.on(updateOriginationType, { isSuccess: true, shipmentId, shipmentNumber })
  return portal
}

type Given = Partial<BookingDialogProps> & { portal?: FakePortal; create?: () => Promise<never> }

/** Opens the dialog with an order that is created by the given function. */
export async function openDialog({ portal = bookingPortal(), ...props }: Given = {}) {
  const create = vi.fn(async (): Promise<typeof order | { errors: string[] }> => order)
  const onClose = vi.fn()
  const dialog = (
    <BookingDialog
      order={{ create }}
      freight="6 pallets, 4,980 lbs"
      rate={rate}
      origin="quotes"
      onClose={onClose}
      {...props}
    />
  )
  const opened = await renderScreen(dialog, { portal })
  return { ...opened, create, onClose }
}

export const labels = () =>
  within(screen.getByRole('list', { name: 'Steps' }))
    .getAllByRole('listitem')
    .flatMap((step) => step.querySelector(':scope > div > b')?.textContent ?? [])

export const button = (name: string) => screen.findByRole('button', { name })
