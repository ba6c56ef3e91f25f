import { answerOffer, getOfferedLoad } from '@lanewise/contract/tenders'
import { act, cleanup, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { aLoad } from '#features/tenders/testing/given.tsx'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import OfferPage from './OfferPage.tsx'

async function openOffer(answer: Parameters<ReturnType<typeof createFakePortal>['on']>[1] = aLoad()) {
  const portal = createFakePortal()
  portal.on(getOfferedLoad, answer as never)
  const opened = await renderScreen(
    <Routes>
      <Route path="/public/tenders/:token" element={<OfferPage />} />
    </Routes>,
    { portal, path: '/public/tenders/abc' },
  )
  return { ...opened, portal }
}

describe('the page of a carrier', () => {
  it('shows who offers what to whom, the time left, the price with its arithmetic, stops, freight and requirements', async () => {
    await openOffer()
    const load = aLoad()
    expect(await screen.findByRole('heading', { level: 1, name: load.load.shipmentNumber })).toBeVisible()
    expect(screen.getByText(/Acme Foods offers this load to/)).toHaveTextContent('Able Trucking, DOT 9000308')
    expect(screen.getByText(/^(29|30) min \d+ s$/)).toBeVisible()
    const charges = within(screen.getByRole('table', { name: 'Charges' }))
    expect(charges.getAllByRole('row')[0]).toHaveTextContent('Line haul1,000 × $1.50 Per Mile$1,500.00')
    expect(screen.getAllByRole('listitem', { name: /^Stop \d, (Pickup|Dropoff)$/ })).toHaveLength(
      load.load.stops.length,
    )
    expect(screen.getByText('Yogurt, Butter')).toBeVisible()
    const needs = within(screen.getByRole('list', { name: 'Requirements' })).getAllByRole('listitem')
    expect(needs.map(({ textContent }) => textContent)).toEqual([
      'Position every 15 min',
      'Temperature 34 to 38 °F',
      'Team',
    ])
    expect(screen.getByText(/Questions: Ana Ruiz, \(815\) 555-0176, ana@acme.test/)).toBeVisible()
  })

  it('accepts once, however often it is clicked, and says that the load is theirs', async () => {
    const { keys, portal } = await openOffer()
    let release = () => {}
    portal.on(answerOffer, async ({ body }) => {
      await new Promise<void>((done) => {
        release = done
      })
      return { state: body.answer as 'Accepted', shipmentNumber: aLoad().load.shipmentNumber }
    })
    const accept = await screen.findByRole('button', { name: 'Accept $1,500.00' })
    await keys.click(accept)
    await keys.click(accept)
    release()
    expect(
      await screen.findByRole('heading', { level: 1, name: `Load ${aLoad().load.shipmentNumber} is yours` }),
    ).toBeVisible()
    expect(portal.calls(answerOffer).map(({ body }) => body)).toEqual([
      { answer: 'Accepted', note: null, rejectReason: null },
    ])
  })

  it('asks why it is rejected, and keeps what was entered when nobody answers', async () => {
    const { keys, portal } = await openOffer()
    portal.on(answerOffer, refused(503, 'The database is not available right now. Try again in a moment.'))
    await keys.click(await screen.findByRole('button', { name: 'Reject' }))
    expect(await screen.findByText('Choose a reason')).toBeVisible()
    expect(portal.calls(answerOffer)).toEqual([])
    await keys.click(screen.getByRole('combobox', { name: /^Reason/ }))
    await keys.click(screen.getByRole('option', { name: 'Too little lead time' }))
    await keys.type(screen.getByLabelText('Note to Acme Foods'), 'From Friday')
    await keys.click(screen.getByRole('button', { name: 'Reject' }))
    expect(await screen.findByText(/The database is not available/)).toBeVisible()
    expect(screen.getByLabelText('Note to Acme Foods')).toHaveValue('From Friday')
    portal.on(answerOffer, { state: 'Rejected', shipmentNumber: aLoad().load.shipmentNumber })
    await keys.click(screen.getByRole('button', { name: 'Reject' }))
    expect(await screen.findByRole('heading', { level: 1, name: /is rejected$/ })).toBeVisible()
    expect(portal.calls(answerOffer).at(-1)?.body).toEqual({
      answer: 'Rejected',
      rejectReason: 'LeadTime',
      note: 'From Friday',
    })
  })

  it('says of a link that has ended why, and shows nothing of the load', async () => {
    await openOffer(refused(410, 'This offer was withdrawn'))
    expect(await screen.findByRole('heading', { level: 1, name: 'This offer was withdrawn' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
  })

  it('can be asked for again when nobody answers, and is not asked for again when somebody comes back to it', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    const { keys, portal } = await openOffer((() => promise) as never)
    await expect.poll(() => portal.calls(getOfferedLoad).length).toBe(1)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    resolve(refused(503, 'The database is being restarted'))
    expect(await screen.findByText('The database is being restarted')).toBeVisible()
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
    portal.on(getOfferedLoad, aLoad({ dotNumber: null }))
    await keys.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/Acme Foods offers this load to/)).toHaveTextContent(/to Able Trucking$/)
    expect(screen.queryByRole('alert')).toBeNull()
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByLabelText('Note to Acme Foods')).toHaveAttribute('maxlength', '500')
    await keys.type(screen.getByLabelText('Note to Acme Foods'), 'x')
    expect(portal.calls(getOfferedLoad)).toHaveLength(2)
  })

  it('shows what each charge is for, a price for each mile only where there are miles, and the contract', async () => {
    const [lineHaul] = aLoad().charges
    const flat = { ...lineHaul, description: '', chargeTypeName: 'Fuel', chargeRateType: 'Flat', total: 80 } as const
    const charges = [lineHaul, flat] as never
    const miles = (totalDistance: number | null) => ({ ...aLoad().load, totalDistance })
    await openOffer(aLoad({ charges, total: 1580, load: miles(1000) }))
    const rows = within(await screen.findByRole('table', { name: 'Charges' })).getAllByRole('row')
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual(['FuelFlat$80.00', 'Total$1,580.00'])
    expect(screen.getByText('$1.58 per mile')).toBeVisible()
    expect(screen.getByText('Contract CHI-DAL')).toBeVisible()
    for (const unknown of [null, 0]) {
      cleanup()
      await openOffer(aLoad({ load: miles(unknown) }))
      await screen.findByText('Contract CHI-DAL')
      expect(screen.queryByText(/per mile$/)).toBeNull()
    }
  })

  it('sends one answer at a time; what failed before is forgotten when it is sent again', async () => {
    const { keys, portal } = await openOffer()
    portal.on(answerOffer, refused(503, 'The database rests'))
    await keys.click(await screen.findByRole('combobox', { name: /^Reason/ }))
    await keys.click(screen.getByRole('option', { name: 'Too little lead time' }))
    await keys.click(screen.getByRole('button', { name: /^Accept/ }))
    expect(await screen.findByText('The database rests')).toBeVisible()
    const { promise, resolve } = Promise.withResolvers<object>()
    portal.on(answerOffer, () => promise as never)
    await keys.click(screen.getByRole('button', { name: /^Accept/ }))
    await expect.poll(() => portal.calls(answerOffer).length).toBe(2)
    expect(screen.queryByText('The database rests')).toBeNull()
    expect(screen.getByRole('button', { name: /^Accept/ })).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('button', { name: 'Reject' })).not.toHaveAttribute('aria-busy')
    await keys.click(screen.getByRole('button', { name: 'Reject' }))
    resolve({ state: 'Accepted', shipmentNumber: aLoad().load.shipmentNumber })
    expect(await screen.findByRole('heading', { level: 1, name: /is yours$/ })).toBeVisible()
    expect(portal.calls(answerOffer).map(({ body }) => body)).toEqual([
      { answer: 'Accepted', note: null, rejectReason: null },
      { answer: 'Accepted', note: null, rejectReason: null },
    ])
  })
})
