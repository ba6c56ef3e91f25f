import { getLtlQuote } from '@lanewise/contract/quotes'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  aQuote,
  atlanta,
  card,
  dallas,
  openWizard,
  press,
  stepShown,
  tuesday,
} from '#features/quotes/testing/given.tsx'
import { refused } from '#testing/fake-portal.ts'

const id = '0198c0de-0000-7000-8000-00000000cafe'
const details = aQuote({
  pickupAccessorials: ['InsidePickup'],
  dropoffAccessorials: ['InsideDelivery'],
  additionalServices: ['SingleShipment'],
})
const saved = {
  id,
  quoteNumber: 'Q100001',
  origin: dallas,
  destination: atlanta,
  createDateTime: '2026-11-02T15:00:00.000Z',
  quoteDate: '2026-11-03',
  freightClasses: ['70' as const],
  units: 4,
  totalWeight: 3240,
  lowestRate: 512.4,
  shippingModes: ['LTL' as const],
  bookedOrderNumber: null,
  shippingMode: 'LTL' as const,
  rateCount: 1,
  createUserId: id,
  createdBy: 'Ana Ruiz',
  densityTable: '2025-07-19',
  miles: 781,
  rates: {
    quoteId: id,
    quoteNumber: 'Q100001',
    isComplete: true,
    items: [],
    sources: [],
    createDateTime: '2026-11-02T15:00:00.000Z',
    expiresAt: '2026-11-09T15:00:00.000Z',
  },
  truckload: { spots: [], contracts: [] },
}

describe('a saved quote', () => {
  it('is read by its id and fills in places, accessorials and items [QUOTE-3], not the date [QUOTE-4]', async () => {
    const opened = await openWizard()
    opened.portal.on(getLtlQuote, { ...saved, details: { ...details, pickupDate: tuesday } })
    await act(() => opened.router.navigate(`/quotes?quoteId=${id}`))
    await waitFor(() => expect(card('Inside Pickup')).toBeChecked())
    expect(opened.portal.calls(getLtlQuote).map(({ params }) => params)).toEqual([{ quoteId: id }])
    expect(screen.getByRole('combobox', { name: 'Pickup Location' })).toHaveValue('Dallas, TX 75212')
    expect(screen.getByRole('combobox', { name: 'Dropoff Location' })).toHaveValue('Atlanta, GA 30336')
    expect(card('Inside Delivery')).toBeChecked()
    expect(card('Single Shipment')).toBeChecked()
    expect(screen.getByRole('row', { name: /Tomato puree/ })).toBeVisible()
    expect(stepShown()).toBe('1Shipment details')
    expect(screen.getByLabelText('Date of pickup')).toHaveValue('')
    expect(opened.kept().details?.pickupDate).toBeNull()
  })

  it('that does not exist says so and leads to a new one', async () => {
    const opened = await openWizard()
    opened.portal.on(getLtlQuote, refused(404, 'This quote does not exist'))
    await act(() => opened.router.navigate(`/quotes?quoteId=${id}`))
    expect(await screen.findByText('This quote could not be opened')).toBeVisible()
    await press(opened, 'Start a new quote')
    await waitFor(() => expect(card('LTL')).toBeChecked())
  })
})
