import { answerRateRequest, getRequestedLoad, noteRequestOpened } from '@lanewise/contract/rate-requests'
import { formatInZone } from '@lanewise/domain/shared/calendar'
import { formatWeight, humanize } from '@lanewise/domain/shared/format'
import { act, cleanup, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { aRequestedLoad } from '#features/rate-requests/testing/given.tsx'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import RateRequestPage from './RateRequestPage.tsx'

async function openPage(answer: Parameters<ReturnType<typeof createFakePortal>['on']>[1] = aRequestedLoad()) {
  const portal = createFakePortal()
  portal.on(getRequestedLoad, answer as never)
  portal.on(noteRequestOpened, { openCount: 1 })
  const opened = await renderScreen(
    <Routes>
      <Route path="/public/rate-requests/:token" element={<RateRequestPage />} />
    </Routes>,
    { portal, path: '/public/rate-requests/abc' },
  )
  return { ...opened, portal }
}

const { shipmentNumber } = aRequestedLoad().load

describe('the page of a rate request', () => {
  it('shows who asks whom about which load until when, with its lane, dates, equipment, weight and requirements [RFQ-2]', async () => {
    await openPage()
    expect(await screen.findByRole('heading', { level: 1, name: shipmentNumber })).toBeVisible()
    expect(screen.getByText(/^Acme Foods asks/)).toHaveTextContent('Able Trucking, DOT 9000308, for a rate')
    expect(screen.getByText(/^(29|30) min \d+ s$/)).toBeVisible()
    expect(screen.getByText('Drop and hook, quote all in.')).toBeVisible()
    expect(screen.getByText('Message from Acme Foods')).toBeVisible()
    expect(
      screen.getByText('All in, fuel included. You can replace it with the same link until time runs out.'),
    ).toBeVisible()
    expect(screen.getByLabelText(/^Total \(USD\)/)).toBeVisible()
    expect(screen.getByLabelText(/^Transit \(days\)/)).toBeVisible()
    expect(screen.getAllByRole('listitem', { name: /^Stop \d, (Pickup|Dropoff)$/ }).length).toBeGreaterThan(1)
    expect(screen.getByText('Yogurt, Butter')).toBeVisible()
    const { load } = aRequestedLoad()
    const stops = screen.getAllByRole('listitem', { name: /^Stop \d, (Pickup|Dropoff)$/ })
    for (const [index, { address, earlyDateTime }] of load.stops.entries()) {
      expect(stops[index]).toHaveTextContent(`${address.city}, ${address.state}`)
      expect(stops[index]).toHaveTextContent(formatInZone(earlyDateTime, address.ianaTimeZone, 'MM/dd/yyyy'))
    }
    const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling
    expect(fact('Equipment')).toHaveTextContent(load.equipmentTypes.map(humanize).join(', '))
    expect(fact('Weight')).toHaveTextContent(formatWeight(load.weight))
    const needs = within(screen.getByRole('list', { name: 'Requirements' })).getAllByRole('listitem')
    expect(needs.map(({ textContent }) => textContent)).toEqual([
      'Position every 15 min',
      'Temperature 34 to 38 °F',
      'Team',
    ])
  })

  it('tells once that it was opened, and not where the link has ended', async () => {
    const { keys, portal } = await openPage()
    portal.on(answerRateRequest, refused(410, 'The time to reply has passed'))
    await keys.click(await screen.findByRole('button', { name: 'Decline' }))
    expect(await screen.findByText('The time to reply has passed')).toBeVisible()
    expect(portal.calls(noteRequestOpened).map(({ params }) => params)).toEqual([{ token: 'abc' }])
    cleanup()
    const ended = await openPage(refused(410, 'This request was cancelled'))
    expect(await screen.findByRole('heading', { level: 1, name: 'This request was cancelled' })).toBeVisible()
    expect(ended.portal.calls(noteRequestOpened)).toEqual([])
  })

  it('asks for a total and the days, and sends the offer once', async () => {
    const { keys, portal } = await openPage()
    portal.on(answerRateRequest, { state: 'Offered', shipmentNumber })
    await keys.click(await screen.findByRole('button', { name: 'Send offer' }))
    expect(await screen.findByText('Enter a total above 0')).toBeVisible()
    expect(screen.getByText('Enter the transit days')).toBeVisible()
    expect(portal.calls(answerRateRequest)).toEqual([])
    await keys.type(screen.getByLabelText(/^Total/), '1600')
    await keys.type(screen.getByLabelText(/^Transit/), '2')
    await keys.type(screen.getByLabelText('Note to Acme Foods'), 'Truck empty in Joliet')
    await keys.click(screen.getByRole('button', { name: 'Send offer' }))
    const done = `You offered $1,600.00 for load ${shipmentNumber}`
    expect(await screen.findByRole('heading', { level: 1, name: done })).toBeVisible()
    expect(portal.calls(answerRateRequest).map(({ body }) => body)).toEqual([
      { answer: 'Offered', total: 1600, transitDays: 2, note: 'Truck empty in Joliet' },
    ])
  })

  it('shows what was offered before, to be replaced, and keeps what was entered when it is refused', async () => {
    const own = { state: 'Offered', total: 1600, transitDays: 2, note: null } as const
    const { keys, portal } = await openPage(aRequestedLoad({ own }))
    portal.on(answerRateRequest, refused(410, 'The time to reply has passed'))
    expect(await screen.findByText('$1,600.00 so far')).toBeVisible()
    await keys.clear(screen.getByLabelText(/^Total/))
    await keys.type(screen.getByLabelText(/^Total/), '1550')
    await keys.click(screen.getByRole('button', { name: 'Replace offer' }))
    expect(await screen.findByText('The time to reply has passed')).toBeVisible()
    expect(screen.getByLabelText(/^Total/)).toHaveValue('1550')
  })

  it('declines without figures', async () => {
    const { keys, portal } = await openPage()
    portal.on(answerRateRequest, { state: 'Declined', shipmentNumber })
    await keys.type(await screen.findByLabelText('Note to Acme Foods'), 'No truck')
    await keys.click(screen.getByRole('button', { name: 'Decline' }))
    expect(await screen.findByRole('heading', { level: 1, name: `You declined load ${shipmentNumber}` })).toBeVisible()
    expect(portal.calls(answerRateRequest)[0]?.body).toEqual({
      answer: 'Declined',
      total: null,
      transitDays: null,
      note: 'No truck',
    })
  })

  it('says of a link that has ended why, and shows nothing of the load', async () => {
    await openPage(refused(410, 'This request was cancelled'))
    expect(await screen.findByRole('heading', { level: 1, name: 'This request was cancelled' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send offer' })).toBeNull()
  })

  it('can be asked for again when nobody answers, and is not asked for again when somebody comes back to it', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    const { keys, portal } = await openPage((() => promise) as never)
    await expect.poll(() => portal.calls(getRequestedLoad).length).toBe(1)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    resolve(refused(503, 'The database is being restarted'))
    expect(await screen.findByText('The database is being restarted')).toBeVisible()
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
    portal.on(getRequestedLoad, aRequestedLoad({ dotNumber: null, message: null }))
    await keys.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/^Acme Foods asks/)).toHaveTextContent(/asks Able Trucking, for a rate$/)
    expect(screen.queryByText('Message from Acme Foods')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText(/so far$/)).toBeNull()
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByLabelText(/^Note/)).toHaveAttribute('maxlength', '500')
    await keys.type(screen.getByLabelText(/^Transit/), '123')
    expect(screen.getByLabelText(/^Transit/)).toHaveValue('12')
    await keys.click(screen.getByLabelText(/^Total/))
    await keys.paste('1234567890123')
    expect(screen.getByLabelText(/^Total/)).toHaveValue('123456789012')
    expect(portal.calls(getRequestedLoad)).toHaveLength(2)
  })

  it('sends one answer at a time; what failed before is forgotten when it is sent again', async () => {
    const own = { state: 'Offered', total: 1600, transitDays: 2, note: null } as const
    const { keys, portal } = await openPage(aRequestedLoad({ own }))
    portal.on(answerRateRequest, refused(503, 'The database rests'))
    await keys.click(await screen.findByRole('button', { name: 'Replace offer' }))
    expect(await screen.findByText('The database rests')).toBeVisible()
    const { promise, resolve } = Promise.withResolvers<object>()
    portal.on(answerRateRequest, () => promise as never)
    await keys.click(screen.getByRole('button', { name: 'Replace offer' }))
    await expect.poll(() => portal.calls(answerRateRequest).length).toBe(2)
    expect(screen.queryByText('The database rests')).toBeNull()
    expect(screen.getByRole('button', { name: 'Replace offer' })).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('button', { name: 'Decline' })).not.toHaveAttribute('aria-busy')
    await keys.click(screen.getByRole('button', { name: 'Decline' }))
    resolve({ state: 'Offered', shipmentNumber })
    expect(await screen.findByRole('heading', { level: 1, name: /^You offered/ })).toBeVisible()
    expect(portal.calls(answerRateRequest)).toHaveLength(2)
  })
})
