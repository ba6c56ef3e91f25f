import { answerOffer, getOfferedLoad } from '@lanewise/contract/tenders'
import { screen, within } from '@testing-library/react'
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
    expect(charges.getAllByRole('row')[0]).toHaveTextContent('Line haul1,000 × $1.5000 Per Mile$1,500.00')
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
})
