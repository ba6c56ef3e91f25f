import {
  type ConfirmationRecipient,
  findRateConfirmations,
  getConfirmationRecipient,
  type RateConfirmation,
  sendRateConfirmation,
} from '@lanewise/contract/rate-confirmations'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakePortal } from '#testing/fake-portal.ts'
import { aFullShipment } from '#testing/full-shipment.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { ConfirmationSwitch, RateConfirmationCard } from './index.ts'

const id = '0198c0de-0000-7000-8000-0000000000f1'
const able: ConfirmationRecipient = {
  carrierName: 'Able Freight',
  method: 'Email',
  recipient: 'dispatch@able.test',
  isWanted: true,
  papers: [],
}

async function openSwitch(facts: Partial<ConfirmationRecipient> = {}) {
  const portal = createFakePortal()
  portal.on(getConfirmationRecipient, { ...able, ...facts })
  const opened = await renderScreen(<ConfirmationSwitch toBook={{ carrierId: id }} />, { portal })
  return { ...opened, portal }
}

describe('the switch for the rate confirmation', () => {
  it('names the recipient and is on, with the papers that can go along [DEF-127]', async () => {
    const { keys, portal } = await openSwitch()
    const toggle = await screen.findByRole('switch', { name: 'Send rate confirmation' })
    expect(portal.calls(getConfirmationRecipient)[0]?.query).toEqual({ carrierId: id })
    expect(toggle).toBeChecked()
    expect(toggle).toHaveAccessibleDescription('To dispatch@able.test')
    const bill = screen.getByRole('checkbox', { name: 'Attach the bill of lading' })
    expect(bill).not.toBeChecked()
    await keys.click(bill)
    expect(bill).toBeChecked()
    await keys.click(toggle)
    expect(toggle).not.toBeChecked()
    expect(toggle).toHaveAccessibleDescription('Able Freight will not be notified')
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('is off where it was turned off for that carrier before [DEF-127]', async () => {
    await openSwitch({ isWanted: false })
    expect(await screen.findByRole('switch')).not.toBeChecked()
  })

  it.each([
    ['EDI', 'To Able Freight by EDI'],
    ['API', 'To the system of Able Freight'],
  ] as const)('names the channel %s and offers no papers [DEF-127]', async (method, text) => {
    await openSwitch({ method, recipient: null })
    expect(await screen.findByRole('switch')).toHaveAccessibleDescription(text)
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('warns about a carrier without any address, and is not there where a provider notifies the carrier [DEF-127]', async () => {
    await openSwitch({ method: 'None', recipient: null })
    const text = 'Able Freight has no email address and no connection. It will not be notified.'
    expect(await screen.findByRole('status')).toHaveTextContent(text)
    expect(screen.queryByRole('switch')).toBeNull()
    cleanup()
    await openSwitch({ method: 'Provider', recipient: 'project44 LTL' })
    expect(await screen.findByText('project44 LTL notifies the carrier')).toBeVisible()
    expect(screen.queryByRole('switch')).toBeNull()
  })
})

const sent: RateConfirmation = {
  id,
  createdAt: '2026-11-17T14:00:00.000Z',
  carrierName: 'Able Freight',
  method: 'Email',
  recipient: 'dispatch@able.test',
  cause: 'Booking',
  state: 'Sent',
  reason: null,
  sentAt: '2026-11-17T14:00:05.000Z',
  papers: ['BillOfLading'],
}

async function openCard(confirmations: RateConfirmation[], status: 'Booked' | 'ReadyToBook' = 'Booked') {
  const portal = createFakePortal()
  portal.on(findRateConfirmations, { confirmations })
  portal.on(sendRateConfirmation, sent)
  const opened = await renderScreen(<RateConfirmationCard shipment={aFullShipment({ status })} />, { portal })
  return { ...opened, portal }
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Rate confirmations' }))
    .getAllByRole('listitem')
    .map((row) => [...row.querySelectorAll(':scope > span')].map(({ textContent }) => textContent))

describe('the rate confirmations of a shipment', () => {
  it('show what reached the carrier, what did not and why [DEF-127]', async () => {
    const reason = 'The mail to dispatch@able.test could not be delivered: 550 no such user'
    await openCard([
      { ...sent, id: id.replace('f1', 'f2'), cause: 'PickupChange', papers: [] },
      { ...sent, state: 'Failed', reason },
      { ...sent, id: id.replace('f1', 'f3'), state: 'Off' },
    ])
    expect(await rows()).toEqual([
      ['Sent', 'To dispatch@able.test, because the pickup changed'],
      ['Not delivered', `To dispatch@able.test, with the bill of lading. ${reason}`],
      ['Not sent', 'Turned off by the user who booked the load'],
    ])
  })

  it('are sent again to another address, with the papers of the last time', async () => {
    const { keys, portal } = await openCard([sent])
    await keys.click(await screen.findByRole('button', { name: 'Send Again' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Send rate confirmation/ }))
    const email = dialog.getByLabelText('Email')
    expect(email).toHaveValue('dispatch@able.test')
    expect(dialog.getByRole('checkbox')).toBeChecked()
    await keys.clear(email)
    await keys.type(email, 'night@able.test')
    await keys.click(dialog.getByRole('button', { name: /^Send/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(portal.calls(sendRateConfirmation)[0]?.body).toEqual({ email: 'night@able.test', papers: ['BillOfLading'] })
  })

  it('are offered where none was sent, and are not there before the booking', async () => {
    const { portal } = await openCard([])
    expect(await screen.findByText(/^No rate confirmation was sent to /)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Send' })).toBeVisible()
    expect(portal.calls(findRateConfirmations)).toHaveLength(1)
    cleanup()
    const unbooked = await openCard([sent], 'ReadyToBook')
    expect(unbooked.portal.calls(findRateConfirmations)).toHaveLength(0)
    expect(screen.queryByText('Rate confirmation')).toBeNull()
  })
})
