import { getTenders, recordTenderAnswer, type Tender } from '@lanewise/contract/tenders'
import { cleanup, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aMessage } from '#features/carriers/testing/connection.ts'
import { anOffer, aTender, sent } from '#features/tenders/testing/given.tsx'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { aFullShipment, inStatus } from '#testing/full-shipment.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { TenderCard } from './TenderCard.tsx'

type Given = {
  tenders?: Tender[]
  obstacle?: string | null
  mode?: 'TL' | 'LTL'
  permissions?: 'none'
  refusal?: string
  status?: 'ReadyToBook' | 'Booked'
}

async function openCard(given: Given = {}) {
  const { tenders = [], obstacle = null, mode = 'TL', permissions, refusal, status = 'ReadyToBook' } = given
  const portal = createFakePortal()
  portal.on(getTenders, refusal ? refused(503, refusal) : { tenders, obstacle })
  const shipment = { ...aFullShipment(), ...inStatus(status), shippingMode: mode }
  const user = permissions === 'none' ? { user: { permissions: ['ViewShipment' as const] } } : {}
  const opened = await renderScreen(<TenderCard shipment={shipment} />, { portal, ...user })
  return { ...opened, portal, shipment }
}

describe('the tender of a shipment', () => {
  it('shows each carrier in its turn with its price, what it said and how long it still has', async () => {
    const offers = [
      anOffer(1, { state: 'Rejected', ...sent, rejectReason: 'NoEquipment', answerNote: 'Friday', answeredBy: 'Able' }),
      anOffer(2, { state: 'Sent', ...sent, sentTo: 'dispatch@baker.test' }),
      anOffer(3, { state: 'Skipped', stateReason: 'Cole Transport is on hold: Claims' }),
    ]
    await openCard({ tenders: [aTender({ offers })] })
    const rows = within(await screen.findByRole('list', { name: 'Tender offers' })).getAllByRole('listitem')
    expect(rows.map((row) => within(row).getByText(/^\$/).textContent)).toEqual(['$1,500.00', '$1,600.00', '$1,700.00'])
    expect(rows[0]).toHaveTextContent('Able TruckingNo equipment available · Friday')
    expect(rows[1]).toHaveTextContent('to dispatch@baker.test')
    expect(rows[1]).toHaveTextContent(/\d+ h \d+ min left/)
    expect(rows[2]).toHaveTextContent('Cole Transport is on hold: Claims')
    expect(screen.getByText(/^CHI-DAL, Email, 45 min each, started .* by Ana Ruiz$/)).toBeVisible()
    expect(screen.getByText('Open')).toBeVisible()
  })

  it('shows that a carrier accepted after its offer had ended', async () => {
    const lateAnswer = { answer: 'Accepted' as const, at: '2026-11-17T13:05:00.000Z', by: 'Able (link)' }
    await openCard({
      tenders: [aTender({ state: 'Exhausted', offers: [anOffer(1, { state: 'Expired', ...sent, lateAnswer })] })],
    })
    const [row] = within(await screen.findByRole('list', { name: 'Tender offers' })).getAllByRole('listitem')
    expect(row).toHaveTextContent(/Accepted too late, 11\/17\/2026 \d\d:05 \w+, Able \(link\)/)
    expect(row).toHaveTextContent('No answer in time')
  })

  it('says on which way each carrier was asked, and what went to its system', async () => {
    const toSystem = { ...sent, sentTo: null }
    const failed = { state: 'Failed', method: 'API', attempts: 3, reason: 'The webhook answered 500' } as const
    const offers = [
      anOffer(1, {
        state: 'Expired',
        ...toSystem,
        method: 'EDI',
        messages: [
          aMessage({ acknowledgedAt: '2026-11-17T12:02:00.000Z', acknowledgement: 'Accepted' }),
          aMessage({ purpose: 'Withdrawal' }),
        ],
      }),
      anOffer(2, { state: 'Sent', ...toSystem, method: 'API', messages: [aMessage(failed)] }),
      anOffer(3, { state: 'Expired', ...toSystem, method: 'Manual' }),
    ]
    await openCard({ tenders: [aTender({ offers })] })
    const rows = within(await screen.findByRole('list', { name: 'Tender offers' })).getAllByRole('listitem')
    expect(rows[0]).toHaveTextContent(/by EDI204 sent .*, acknowledged by 997 .*204 cancellation sent/)
    expect(rows[1]).toHaveTextContent('Webhook failed 3 times: The webhook answered 500; retrying')
    expect(rows[2]).toHaveTextContent(', by phone')
  })

  it('tells what followed when nobody took it, and leads from a spot quote to its booking', async () => {
    const spotQuote = { quoteNumber: 'SP-77', total: 1820.5, transitDays: 2, expiresAt: '2099-11-17T12:45:00.000Z' }
    const followUp = { action: 'RequestSpotQuote', rateRequestId: null, spotQuote, note: null } as const
    await openCard({ tenders: [aTender({ state: 'Exhausted', followUp })] })
    expect(await screen.findByText(/^SP-77 for \$1,820.50, 2 days, until/)).toBeVisible()
    expect(screen.getByText('Get Spot Quote')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Book a rate' })).toHaveAttribute('href', '/shipments/S104475/book')
  })

  it.each([
    ['NotifyWatchers', 'Watchers of the lane and the shipment were notified.'],
    ['BroadcastToNetwork', 'Carriers in the network were asked for a rate.'],
    ['RequestSpotQuote', 'A spot quote is being requested.'],
  ] as const)('tells in a sentence what followed: %s', async (action, text) => {
    const followUp = { action, rateRequestId: null, spotQuote: null, note: null }
    await openCard({ tenders: [aTender({ state: 'Exhausted', followUp })] })
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Book a rate' })).toBeNull()
  })

  it('says that nobody was asked yet, that no carrier has a rate, and that the lane began by itself', async () => {
    await openCard()
    expect(
      await screen.findByText(
        'Not offered to any carrier yet. Tender offers it to the carriers of its lane, one at a time.',
      ),
    ).toBeVisible()
    cleanup()
    await openCard({ tenders: [aTender({ offers: [], isAutomatic: true, state: 'NeedsAttention' })] })
    expect(await screen.findByText('No carrier on the lane has a rate for today.')).toBeVisible()
    expect(screen.getByText(/started .* automatically$/)).toBeVisible()
    expect(screen.getByText('Needs attention')).toBeVisible()
  })

  it('says who has not been asked, what a carrier wants instead, and that its time is over', async () => {
    const over = { ...sent, expiresAt: '2020-01-01T00:00:00.000Z' }
    const offers = [
      anOffer(1, {
        state: 'Countered',
        ...sent,
        counterTotal: 1750,
        answeredAt: '2026-11-17T12:20:00.000Z',
        answeredBy: 'Bea',
      }),
      anOffer(2, { state: 'Sent', ...over }),
      anOffer(3, { state: 'Queued' }),
    ]
    await openCard({ tenders: [aTender({ offers })] })
    const rows = within(await screen.findByRole('list', { name: 'Tender offers' })).getAllByRole('listitem')
    expect(rows[0]).toHaveTextContent(/asks for \$1,750.00 · 11\/17\/2026 .*, Bea/)
    expect(rows[1]).toHaveTextContent('Time is up')
    expect(rows[2]).toHaveTextContent('Cole Transport$1,700.00')
    expect(within(rows[2] as HTMLElement).queryByRole('button')).toBeNull()
  })

  it.each([
    [/^Accepted/, 'Accept and book', { answer: 'Accepted', counterTotal: null }],
    [/^Other terms/, 'Record other terms', { answer: 'Countered', counterTotal: 1750 }],
  ] as const)('records a yes and other terms: %s', async (choice, verb, body) => {
    const { keys, portal } = await openCard({ tenders: [aTender()] })
    portal.on(recordTenderAnswer, { shipmentId: aTender().id, shipmentNumber: 'S104475', version: 5 })
    await keys.click(await screen.findByRole('button', { name: 'Record answer' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Record answer' }))
    expect(dialog.getByRole('radiogroup', { name: 'What the carrier said' })).toBeVisible()
    await keys.click(dialog.getByRole('radio', { name: choice }))
    const total = dialog.queryByLabelText('Total (USD)')
    expect(total !== null).toBe(body.answer === 'Countered')
    if (total) await keys.type(total, '1750')
    await keys.click(dialog.getByRole('button', { name: new RegExp(`^${verb}`) }))
    expect(await screen.findByText(/^Answer of .* recorded$/)).toBeVisible()
    expect(portal.calls(recordTenderAnswer)[0]?.body).toMatchObject({ ...body, rejectReason: null })
  })

  it('can be asked for again when it did not load', async () => {
    const { keys, portal } = await openCard({ refusal: 'The database is being restarted' })
    expect(await screen.findByText('The database is being restarted')).toBeVisible()
    portal.on(getTenders, { tenders: [aTender()], obstacle: null })
    await keys.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('list', { name: 'Tender offers' })).toBeVisible()
  })

  it('tells why nothing followed', async () => {
    const note = 'No carrier in the network can be asked for a rate for this load'
    const followUp = { action: 'BroadcastToNetwork', rateRequestId: null, spotQuote: null, note } as const
    await openCard({ tenders: [aTender({ state: 'Exhausted', followUp })] })
    expect(await screen.findByText(note)).toBeVisible()
  })

  it('says why it cannot be offered, and nothing of freight that is no truckload', async () => {
    await openCard({ obstacle: 'No Dry lane runs from Chicago, IL to Dallas, TX' })
    expect(await screen.findByText('No Dry lane runs from Chicago, IL to Dallas, TX')).toBeVisible()
  })

  it('is not there for LTL', async () => {
    const { portal } = await openCard({ mode: 'LTL' })
    await expect.poll(() => portal.calls(getTenders).length).toBe(1)
    expect(screen.queryByText('Tender')).toBeNull()
  })

  it('records what a carrier said by phone; a no needs its reason, and what was entered stays when it is refused', async () => {
    const { keys, portal, shipment } = await openCard({ tenders: [aTender()] })
    portal.on(
      recordTenderAnswer,
      refused(409, 'The time to answer has passed; the load was offered to another carrier'),
    )
    await keys.click(await screen.findByRole('button', { name: 'Record answer' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Record answer' }))
    const answers = dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
    expect(answers).toEqual([
      'AcceptedBooks the shipment',
      'RejectedThe next carrier is asked',
      'Other termsCounts as a rejection',
    ])
    await keys.click(dialog.getByRole('radio', { name: /^Rejected/ }))
    await keys.type(dialog.getByLabelText('Note'), 'Not before Friday')
    await keys.click(dialog.getByRole('button', { name: /^Record rejection/ }))
    expect(await dialog.findByText('Choose a reason')).toBeVisible()
    await keys.click(dialog.getByRole('combobox', { name: /^Reason/ }))
    await keys.click(screen.getByRole('option', { name: 'No capacity' }))
    await keys.click(dialog.getByRole('button', { name: /^Record rejection/ }))
    expect(await screen.findByText(/The time to answer has passed/)).toBeVisible()
    expect(dialog.getByLabelText('Note')).toHaveValue('Not before Friday')
    const [call] = portal.calls(recordTenderAnswer)
    expect([call?.params, call?.body]).toEqual([
      { shipmentNumber: shipment.shipmentNumber },
      {
        offerId: aTender().offers[0]?.id,
        answer: 'Rejected',
        rejectReason: 'NoCapacity',
        note: 'Not before Friday',
        counterTotal: null,
      },
    ])
  })

  it('lets nobody record an answer without the permission', async () => {
    await openCard({ tenders: [aTender()], permissions: 'none' })
    expect(await screen.findByRole('button', { name: 'Record answer' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('is not there for a truckload that was booked without a tender', async () => {
    await openCard({ status: 'Booked' })
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await waitForElementToBeRemoved(() => screen.queryByText('Tender'))
  })

  it('leads to no booking once the shipment is booked, and shows no offers where there are none', async () => {
    const spotQuote = { quoteNumber: 'SP-77', total: 1820.5, transitDays: 2, expiresAt: '2099-11-17T12:45:00.000Z' }
    const followUp = { action: 'RequestSpotQuote', rateRequestId: null, spotQuote, note: null } as const
    await openCard({ tenders: [aTender({ state: 'Exhausted', offers: [], followUp })], status: 'Booked' })
    expect(await screen.findByText(/^SP-77 for/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Book a rate' })).toBeNull()
    expect(screen.queryByRole('list', { name: 'Tender offers' })).toBeNull()
  })

  it('shows no price of who was skipped before one was known, and no moment of what was not sent', async () => {
    const answeredAt = '2026-11-17T12:20:00.000Z'
    const offers = [
      anOffer(1, { state: 'Skipped', total: 0 }),
      anOffer(2, { state: 'Rejected', total: 0, answeredAt, rejectReason: 'NoCapacity' }),
      anOffer(3, { state: 'Queued', ...sent }),
      anOffer(4, { state: 'Withdrawn', ...sent, sentTo: null, carrierName: 'Dale Freight' }),
    ]
    await openCard({ tenders: [aTender({ offers })] })
    const list = within(await screen.findByRole('list', { name: 'Tender offers' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1Able Trucking–Skipped',
      expect.stringMatching(/^2Baker LinesNo capacity · 11\/17\/2026 \d\d:20[^,]*\$0.00Rejected$/),
      '3Cole Transport$1,700.00Next in line',
      expect.stringMatching(/^4Dale Freight11\/17\/2026 \d\d:00[^,]*\$1,800.00Withdrawn$/),
    ])
    expect(screen.queryByText('Get Spot Quote')).toBeNull()
  })

  it('forgets a reason and a price that belong to another answer, and closes once it is recorded', async () => {
    const { keys, portal } = await openCard({ tenders: [aTender()] })
    portal.on(recordTenderAnswer, { shipmentId: aTender().id, shipmentNumber: 'S104475', version: 5 })
    expect(screen.queryByRole('dialog')).toBeNull()
    await keys.click(await screen.findByRole('button', { name: 'Record answer' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Record answer' }))
    expect(dialog.queryByRole('combobox', { name: /^Reason/ })).toBeNull()
    await keys.click(dialog.getByRole('radio', { name: /^Other terms/ }))
    expect(dialog.getByLabelText('Note')).toHaveAttribute('maxlength', '500')
    await keys.click(dialog.getByLabelText('Total (USD)'))
    await keys.paste('1234567890123')
    expect(dialog.getByLabelText('Total (USD)')).toHaveValue('123456789012')
    await keys.click(dialog.getByRole('radio', { name: /^Rejected/ }))
    await keys.click(dialog.getByRole('combobox', { name: /^Reason/ }))
    await keys.click(screen.getByRole('option', { name: 'No capacity' }))
    await keys.click(dialog.getByRole('button', { name: /^Record rejection/ }))
    expect(await screen.findByText('Answer of Able Trucking recorded')).toBeVisible()
    expect(portal.calls(recordTenderAnswer)[0]?.body).toMatchObject({ answer: 'Rejected', counterTotal: null })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await keys.click(screen.getByRole('button', { name: 'Record answer' }))
    const again = within(await screen.findByRole('dialog', { name: 'Record answer' }))
    await keys.click(again.getByRole('radio', { name: /^Rejected/ }))
    await keys.click(again.getByRole('combobox', { name: /^Reason/ }))
    await keys.click(screen.getByRole('option', { name: 'No capacity' }))
    await keys.click(again.getByRole('radio', { name: /^Accepted/ }))
    await keys.click(again.getByRole('button', { name: /^Accept and book/ }))
    await waitFor(() => expect(portal.calls(recordTenderAnswer)).toHaveLength(2))
    expect(portal.calls(recordTenderAnswer)[1]?.body).toMatchObject({ answer: 'Accepted', rejectReason: null })
  })
})
