import { addRateRequestCarriers, findAskableCarriers, getRateRequests } from '@lanewise/contract/rate-requests'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aLine, aRequest, askable } from '#features/rate-requests/testing/given.tsx'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { AskForRates } from './AskForRates.tsx'

function aPortal() {
  const portal = createFakePortal()
  portal.on(findAskableCarriers, { items: [askable(1), askable(2)] })
  return portal
}

const open = (portal: ReturnType<typeof aPortal>) =>
  renderScreen(<AskForRates shipmentNumber="S104475" onClose={() => {}} />, { portal })

describe('asking for rates', () => {
  it('adds to the carriers that are asked already, those left out', async () => {
    const portal = aPortal()
    const closed = aRequest({ state: 'Closed', closeReason: 'ReplyBy', lines: [] })
    portal.on(getRateRequests, { rateRequests: [closed, aRequest({ lines: [aLine(1)] })], paidOnLane: null })
    portal.on(addRateRequestCarriers, { shipmentId: aRequest().id, shipmentNumber: 'S104475', version: 5 })
    const { keys } = await open(portal)
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Carriers' }))
    await keys.click(await dialog.findByRole('checkbox', { name: /Baker Lines/ }))
    expect(dialog.queryByRole('checkbox', { name: /Able Trucking/, checked: false })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await keys.click(dialog.getByRole('button', { name: /^Send request/ }))
    expect(await screen.findByText('Rates requested from 1 more carrier')).toBeVisible()
  })

  it('begins anew where the last request has ended', async () => {
    const portal = aPortal()
    const ended = aRequest({ state: 'Closed', closeReason: 'ReplyBy' })
    portal.on(getRateRequests, { rateRequests: [ended], paidOnLane: null })
    await open(portal)
    expect(await screen.findByRole('dialog', { name: 'Request Rates' })).toBeVisible()
  })

  it('opens also where nobody can say who was asked', async () => {
    const portal = aPortal()
    portal.on(getRateRequests, () => refused(500, 'Something went wrong'))
    await open(portal)
    expect(await screen.findByRole('dialog', { name: 'Request Rates' })).toBeVisible()
  })
})
