import {
  addRateRequestCarriers,
  cancelRateRequest,
  chooseRateResponse,
  findAskableCarriers,
  getRateRequests,
  recordRateResponse,
  remindCarriers,
  setTargetPrice,
} from '@lanewise/contract/rate-requests'
import { shipmentChanged } from '@lanewise/contract/shipments'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aLine, aRequest, askable, offered } from '#features/rate-requests/testing/given.tsx'
import { openCard } from '#features/rate-requests/testing/open-card.tsx'
import { refused } from '#testing/fake-portal.ts'

const moved = { shipmentId: aLine(1).id, shipmentNumber: 'S104475', version: 5 }
const offers = async () => within(await screen.findByRole('list', { name: 'Rate offers' })).getAllByRole('listitem')

describe('the rate request of a shipment', () => {
  it('shows offers side by side with what each is over the lowest, then who waits and who declined', async () => {
    const lines = [
      offered(1, 1500, 3, { note: 'Truck empty in Joliet' }),
      offered(2, 1650, 2, { answeredThrough: 'Phone', answeredBy: 'Ana Ruiz' }),
      aLine(3),
      aLine(4, { state: 'Declined', note: 'No truck before Friday', answeredThrough: 'Link', answeredBy: 'Dale' }),
    ]
    await openCard({ requests: [aRequest({ lines, message: 'Quote all in.' })] })
    const [first, second] = await offers()
    expect(first).toHaveTextContent(
      /^1Able TruckingLowestTruck empty in Joliet\$1,500.00\$1.50 per mile3 days(11\/17\/2026 )?\d\d:\d\d( [A-Z]+([+-][0-9]+)?)?Link, Bea Novak/,
    )
    expect(second).toHaveTextContent(
      /^2Baker LinesFastest\$1,650.00\$1.65 per mile\+\$150.0010.0% over2 days.*Phone, Ana Ruiz/,
    )
    expect(within(screen.getByRole('list', { name: 'Waiting' })).getByRole('listitem')).toHaveTextContent(
      'Cole TransportBea Novak, bea@carrier3.test',
    )
    expect(within(screen.getByRole('list', { name: 'Declined' })).getByRole('listitem')).toHaveTextContent(
      /Dale FreightNo truck before Friday/,
    )
    expect(screen.getByText('Average of 2').nextSibling).toHaveTextContent('$1,575.00')
    expect(screen.getByText('Answers').nextSibling).toHaveTextContent('3 of 42 offered, 1 declined, 1 waiting')
    expect(screen.getByText(/^\d+ h \d+ min$/)).toBeVisible()
    expect(screen.getByText('Quote all in.')).toBeVisible()
  })

  it('shows an answer as it comes, without being asked again [RFQ-4]', async () => {
    const first = [offered(1, 1500, 3), aLine(2), offered(3, 1700, 2)]
    const { portal, live, shipment } = await openCard({ requests: [aRequest({ lines: first })] })
    const names = async () =>
      (await offers()).map((row) =>
        ['Able Trucking', 'Baker Lines', 'Cole Transport'].find((name) => row.textContent?.includes(name)),
      )
    expect(await names()).toEqual(['Able Trucking', 'Cole Transport'])
    const lines = [offered(1, 1500, 3), offered(2, 1600, 2), offered(3, 1700, 2)]
    portal.on(getRateRequests, { rateRequests: [aRequest({ lines })], paidOnLane: null })
    const payload = { id: shipment.id, shipmentNumber: shipment.shipmentNumber, action: 'changed' }
    await waitFor(() => expect(live.isJoined(shipment.id, 'changed')).toBe(true))
    act(() => live.receive(shipment.id, 'changed', { name: shipmentChanged.name, entity: 'shipment', payload }))
    await screen.findByText('Average of 3')
    expect(await names()).toEqual(['Able Trucking', 'Baker Lines', 'Cole Transport'])
  })

  it('books the chosen offer after a question, and says who was faster', async () => {
    const { keys, portal, shipment } = await openCard({ requests: [aRequest({ lines: [offered(1, 1500, 3)] })] })
    portal.on(chooseRateResponse, refused(409, 'Bea Cole has already booked shipment S104475 with Baker'))
    await keys.click(await screen.findByRole('button', { name: 'Select Able Trucking' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Book S104475 with Able Trucking?' }))
    expect(dialog.getByText(/^For \$1,500.00, 3 days\./)).toBeVisible()
    expect(portal.calls(chooseRateResponse)).toEqual([])
    await keys.click(dialog.getByRole('button', { name: 'Book' }))
    expect(await screen.findByText('Bea Cole has already booked shipment S104475 with Baker')).toBeVisible()
    const [call] = portal.calls(chooseRateResponse)
    expect([call?.params, call?.body]).toEqual([
      { shipmentNumber: shipment.shipmentNumber },
      { lineId: offered(1, 1, 1).id },
    ])
  })

  it('offers nothing to choose or to record once it is booked', async () => {
    const lines = [offered(1, 1500, 3, { isChosen: true })]
    await openCard({ requests: [aRequest({ state: 'Closed', closeReason: 'Booked', lines })], status: 'Booked' })
    expect((await offers())[0]).toHaveTextContent('Booked')
    expect(screen.queryByRole('button', { name: /^Select/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Record Response' })).toBeNull()
  })

  it('can still be chosen from when its time is over', async () => {
    const lines = [offered(1, 1500, 3), aLine(2)]
    await openCard({ requests: [aRequest({ state: 'Closed', closeReason: 'ReplyBy', lines })] })
    expect(await screen.findByRole('button', { name: 'Select Able Trucking' })).toBeVisible()
    expect(screen.getByText('Time is up')).toBeVisible()
    expect(screen.getByText('No answer 1')).toBeVisible()
  })

  it('records what a carrier said by phone; an offer needs its figures, and what was entered stays when it is refused [RFQ-3]', async () => {
    const { keys, portal } = await openCard()
    portal.on(recordRateResponse, refused(409, 'The time to reply has passed'))
    await keys.click(await screen.findByRole('button', { name: 'Record response of Baker Lines' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Record Response' }))
    expect(dialog.getByRole('combobox', { name: /^Carrier/ })).toHaveTextContent('Baker Lines')
    await keys.click(dialog.getByRole('button', { name: /^Record offer/ }))
    expect(await dialog.findByText('Enter a total above 0')).toBeVisible()
    expect(dialog.getByText('Enter the transit days')).toBeVisible()
    await keys.type(dialog.getByLabelText(/^Total/), '1710.5')
    await keys.type(dialog.getByLabelText(/^Transit/), '3')
    await keys.click(dialog.getByRole('button', { name: /^Record offer/ }))
    expect(await screen.findByText('The time to reply has passed')).toBeVisible()
    expect(dialog.getByLabelText(/^Total/)).toHaveValue('1710.5')
    expect(portal.calls(recordRateResponse)[0]?.body).toEqual({
      lineId: aLine(2).id,
      through: 'Phone',
      answer: 'Offered',
      total: 1710.5,
      transitDays: 3,
      note: null,
    })
  })

  it('asks before it is cancelled', async () => {
    const { keys, portal } = await openCard()
    portal.on(cancelRateRequest, { shipmentId: aLine(1).id, shipmentNumber: 'S104475', version: 5 })
    await keys.click(await screen.findByRole('button', { name: 'Cancel request' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the rate request?' }))
    await keys.click(dialog.getByRole('button', { name: 'Cancel request' }))
    expect(await screen.findByText('Rate request for S104475 cancelled')).toBeVisible()
  })

  it('lets nobody choose, record, remind, add, aim or cancel without the permission', async () => {
    await openCard({ requests: [aRequest({ lines: [offered(1, 1500, 3), aLine(2), aLine(3)] })], permissions: 'none' })
    for (const name of [
      ...['Select Able Trucking', 'Record Response', 'Cancel request', 'Record response of Baker Lines'],
      ...['Add Carriers', 'Remind Baker Lines', 'Remind all 2', 'Set the target price'],
    ])
      expect(await screen.findByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  })

  it('measures the offers by the target price, which is changed in place', async () => {
    const lines = [offered(1, 1500, 3), offered(2, 1650, 2), offered(3, 1600, 2)]
    const { keys, portal } = await openCard({ requests: [aRequest({ lines, target: 1600 })] })
    const [first, second, third] = await offers()
    expect(first).toHaveTextContent('−$100.006.3% under')
    expect(second).toHaveTextContent('+$50.003.1% over')
    expect(third).not.toHaveTextContent(/under|over/)
    expect(screen.getByText('Target price').nextSibling).toHaveTextContent(
      '$1,600.00$1.60 per mile, hidden from carriers',
    )
    expect(screen.getByText('Lowest offer').nextSibling).toHaveTextContent('$1,500.00−$100.00, 6.3% under target')
    expect(screen.getByText('Average of 3').nextSibling).toHaveTextContent('$1,583.33−$16.67, 1.0% under target')
    portal.on(setTargetPrice, moved)
    await keys.click(screen.getByRole('button', { name: 'Change the target price' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Target price' }))
    const field = dialog.getByLabelText(/^Target price/)
    await keys.clear(field)
    await keys.type(field, '0')
    await keys.click(dialog.getByRole('button', { name: /^Save/ }))
    expect(await dialog.findByText('Enter a target above 0')).toBeVisible()
    await keys.clear(field)
    await keys.type(field, '1550')
    await keys.click(dialog.getByRole('button', { name: /^Save/ }))
    expect(await screen.findByText('Target price saved')).toBeVisible()
    expect(portal.calls(setTargetPrice).map(({ body }) => body)).toEqual([{ target: 1550 }])
  })

  it('says who has opened its link, and reminds one or all by one click', async () => {
    const now = Date.now()
    const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString()
    const lines = [
      aLine(1, { openCount: 2, lastOpenedAt: ago(50) }),
      aLine(2),
      aLine(3, { openCount: 1, lastOpenedAt: ago(90), remindedAt: ago(10) }),
    ]
    const { keys, portal } = await openCard({ requests: [aRequest({ lines })] })
    const waiting = within(await screen.findByRole('list', { name: 'Waiting' })).getAllByRole('listitem')
    expect(waiting[0]).toHaveTextContent(/Opened the link 2 times, no answer yet.*Last opened/)
    expect(waiting[1]).toHaveTextContent(/Sent, not opened.*Sent/)
    expect(waiting[2]).toHaveTextContent(/Opened the link, no answer yet.*Reminded/)
    expect(screen.getByRole('button', { name: 'Remind Cole Transport' })).toHaveAccessibleDescription(
      'Cole Transport was reminded less than 30 minutes ago',
    )
    const read = waiting.map((row) => row.querySelector('.lucide-mail-open') !== null)
    expect(read).toEqual([true, false, true])
    const { promise, resolve } = Promise.withResolvers<object>()
    portal.on(remindCarriers, () => promise as never)
    await keys.dblClick(screen.getByRole('button', { name: 'Remind Baker Lines' }))
    resolve({ ...moved, carriers: ['Baker Lines'] })
    expect(await screen.findByText('Baker Lines reminded')).toBeVisible()
    portal.on(remindCarriers, { ...moved, carriers: ['Able Trucking', 'Baker Lines'] })
    await keys.click(screen.getByRole('button', { name: 'Remind all 2' }))
    expect(await screen.findByText('2 carriers reminded')).toBeVisible()
    expect(portal.calls(remindCarriers).map(({ body }) => body)).toEqual([{ lineId: aLine(2).id }, { lineId: null }])
  })

  it('folds carriers that never opened the request when there are many', async () => {
    const lines = [1, 2, 3, 4, 5].map((number) => aLine(number, { openCount: number === 3 ? 1 : 0 }))
    const { keys } = await openCard({ requests: [aRequest({ lines })] })
    const waiting = () => within(screen.getByRole('list', { name: 'Waiting' })).getAllByRole('listitem')
    expect(await screen.findByText('4 carriers sent, not opened')).toBeVisible()
    expect(waiting()).toHaveLength(1)
    await keys.click(screen.getByRole('button', { name: 'Show' }))
    expect(waiting()).toHaveLength(5)
    await keys.click(screen.getByRole('button', { name: 'Hide' }))
    expect(waiting()).toHaveLength(1)
  })

  it('asks further carriers, but nobody twice', async () => {
    const { keys, portal } = await openCard()
    portal.on(findAskableCarriers, { items: [askable(1), askable(3)] })
    portal.on(addRateRequestCarriers, moved)
    await keys.click(await screen.findByRole('button', { name: 'Add Carriers' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Carriers' }))
    expect(await dialog.findByRole('checkbox', { name: /Able Trucking/ })).toHaveAttribute('aria-disabled', 'true')
    expect(dialog.getAllByText('Already asked')[0]).toBeVisible()
    await keys.click(dialog.getByRole('checkbox', { name: /Cole Transport/ }))
    await keys.click(dialog.getByRole('button', { name: /^Send request/ }))
    expect(await screen.findByText('Rates requested from 1 more carrier')).toBeVisible()
    expect(portal.calls(addRateRequestCarriers).map(({ body }) => body)).toEqual([
      { carriers: [{ carrierId: askable(3).carrierId, emails: ['bea@carrier3.test'] }] },
    ])
  })

  it('is one offer without marks where nobody else offered, and says only what is known of it', async () => {
    const line = offered(1, 1500, 3, { transitDays: null, answeredBy: 'Able Trucking' })
    const { keys } = await openCard({ requests: [aRequest({ lines: [line] })], miles: null })
    const [only] = await offers()
    expect(only).toHaveTextContent(
      /^1Able Trucking\$1,500.00(11\/17\/2026 )?\d\d:\d\d( [A-Z]+([+-][0-9]+)?)?LinkSelect$/,
    )
    expect(screen.getByText('Average').nextSibling).toHaveTextContent(/^\$1,500.00$/)
    // The three places are the lowest price, the average and the offer itself. With a single price there is no price
    // line.
    expect(screen.getAllByText('$1,500.00')).toHaveLength(3)
    expect(screen.queryByRole('list', { name: 'Waiting' })).toBeNull()
    expect(screen.queryByRole('list', { name: 'Declined' })).toBeNull()
    expect(screen.queryByText(/^Message/)).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    await keys.click(screen.getByRole('button', { name: 'Select Able Trucking' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Book S104475 with Able Trucking?' }))
    expect(dialog.getByText(/^For \$1,500.00\. The carrier gets a rate confirmation/)).toBeVisible()
    await keys.click(dialog.getByRole('button', { name: /^Cancel/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows where the request went, the moment of the last step, and no figures before an offer', async () => {
    const sentTo = [
      { name: null, email: 'desk@carrier1.test' },
      { name: 'Bea Novak', email: 'bea@carrier1.test' },
    ]
    await openCard({ requests: [aRequest({ lines: [aLine(1, { sentTo })] })] })
    const waiting = await screen.findByRole('list', { name: 'Waiting' })
    expect(waiting).toHaveTextContent(
      /^Able Truckingdesk@carrier1.test · Bea Novak, bea@carrier1.testSent, not opened(11\/17\/2026 )?\d\d:\d\d( [A-Z]+([+-][0-9]+)?)?SentRemindRecord$/,
    )
    expect(screen.getByText('Lowest offer').nextSibling).toHaveTextContent(/^–$/)
    expect(screen.getByText('Average').nextSibling).toHaveTextContent(/^–$/)
    expect(screen.getByText('Open')).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Rate offers' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Remind all/ })).toBeNull()
  })

  it('says when somebody declined without a word, and tells who has no time left though it is still open', async () => {
    const declined = { state: 'Declined', answeredAt: '2026-11-17T12:10:00.000Z', answeredThrough: 'Mail' } as const
    const lines = [aLine(1, { ...declined, answeredBy: 'Ben Cole' }), aLine(2, { ...declined, answeredAt: null })]
    await openCard({ requests: [aRequest({ lines, replyBy: '2026-11-17T12:30:00.000Z' })], miles: 0 })
    const [first, second] = within(await screen.findByRole('list', { name: 'Declined' })).getAllByRole('listitem')
    expect(first).toHaveTextContent(
      /^Able TruckingDeclined(11\/17\/2026 )?\d\d:\d\d( [A-Z]+([+-][0-9]+)?)?Mail, Ben Cole$/,
    )
    expect(second).toHaveTextContent(/^Baker LinesDeclinedMail$/)
    expect(screen.getByText('Time is up')).toBeVisible()
    expect(screen.getByText('Declined 2')).toBeVisible()
  })

  it.each([
    ['is booked already', { closeReason: null }, 'Booked'],
    ['has no request any more', { state: 'Closed', closeReason: 'Cancelled' }, 'ReadyToBook'],
  ] as const)('lets nobody choose an offer for a shipment that %s', async (_name, facts, status) => {
    await openCard({ requests: [aRequest({ ...facts, lines: [offered(1, 1500, 3)] })], status, miles: 0 })
    expect((await offers())[0]).not.toHaveTextContent(/Select|per mile/)
  })

  it('draws the offers by their place between the lowest and the highest price, and the target among them', async () => {
    const lines = [offered(1, 1500, 3), offered(2, 1650, 2), aLine(3)]
    await openCard({ requests: [aRequest({ lines, target: 1600 })] })
    const target = await screen.findByText('Target $1,600.00')
    expect(target.closest('[aria-hidden]')).toHaveTextContent(/^Target \$1,600.0021\$1,500.00\$1,650.00$/)
    cleanup()
    await openCard({ requests: [aRequest({ lines })] })
    await offers()
    expect(screen.queryByText(/^Target \$/)).toBeNull()
    const scale = screen.getAllByText('$1,500.00').map((price) => price.closest('[aria-hidden]')?.textContent)
    expect(scale).toContain('21$1,500.00$1,650.00')
  })

  it('is not there where nobody was asked', async () => {
    const { portal } = await openCard({ requests: [] })
    await expect.poll(() => portal.calls(getRateRequests).length).toBe(1)
    expect(screen.queryByText('Rate request')).toBeNull()
  })
})

describe('what can be done with a rate request', () => {
  it('says what a booking means before it is made, and goes on to the confirmation after it [BOOK-35]', async () => {
    const { keys, portal, address } = await openCard({ requests: [aRequest({ lines: [offered(1, 1500, 1)] })] })
    portal.on(chooseRateResponse, moved)
    await keys.click(await screen.findByRole('button', { name: 'Select Able Trucking' }))
    expect(
      await screen.findByText(
        'For $1,500.00, 1 day. The carrier gets a rate confirmation; the others are told that the request is closed.',
      ),
    ).toBeVisible()
    await keys.click(screen.getByRole('button', { name: 'Book' }))
    expect(await screen.findByText('Shipment booked successfully! Page will redirect')).toBeVisible()
    await expect.poll(address, { timeout: 4000 }).toBe('/shipments/S104475/confirmation')
  })

  it('says what cancelling means, and that it is cancelled', async () => {
    const { keys, portal } = await openCard()
    portal.on(cancelRateRequest, moved)
    await keys.click(await screen.findByRole('button', { name: 'Cancel request' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the rate request?' }))
    expect(
      dialog.getByText(
        'Its links stop working at once. Carriers that are waiting or have made an offer are told that no rate is needed.',
      ),
    ).toBeVisible()
    await keys.click(dialog.getByRole('button', { name: 'Cancel request' }))
    expect(await screen.findByText('Rate request for S104475 cancelled')).toBeVisible()
  })

  it('records what a carrier said by mail, without figures where it declined', async () => {
    const { keys, portal } = await openCard()
    portal.on(recordRateResponse, moved)
    await keys.click(await screen.findByRole('button', { name: 'Record response of Baker Lines' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Record Response' }))
    const answers = within(dialog.getByRole('radiogroup', { name: 'What the carrier said' })).getAllByRole('radio')
    expect(answers.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Offered a rateListed with the other offers',
      'DeclinedWill not haul this load',
    ])
    await keys.type(dialog.getByLabelText(/^Total \(USD\)/), '1600')
    // The value exceeds the maximum transit days. Once "Declined" is selected, the user can neither see nor fix it.
    await keys.type(dialog.getByLabelText(/^Transit \(days\)/), '99')
    await keys.click(dialog.getByRole('combobox', { name: /^How/ }))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['By phone', 'By email'])
    await keys.click(screen.getByRole('option', { name: 'By email' }))
    expect(dialog.getByRole('button', { name: /^Record offer/ })).toBeVisible()
    await keys.click(dialog.getByRole('radio', { name: /^Declined/ }))
    expect(dialog.queryByLabelText(/^Total/)).toBeNull()
    await keys.click(dialog.getByRole('button', { name: /^Record decline/ }))
    expect(await screen.findByText('Response of Baker Lines recorded')).toBeVisible()
    expect(portal.calls(recordRateResponse).map(({ body }) => body)).toEqual([
      { lineId: aLine(2).id, through: 'Mail', answer: 'Declined', total: null, transitDays: null, note: null },
    ])
  })

  it('asks whose answer it is where nobody said, and passes the note on', async () => {
    const { keys, portal } = await openCard()
    portal.on(recordRateResponse, moved)
    await keys.click(await screen.findByRole('button', { name: 'Record Response' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Record Response' }))
    await keys.click(dialog.getByRole('combobox', { name: /^Carrier/ }))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Able Trucking',
      'Baker Lines',
    ])
    await keys.click(screen.getByRole('option', { name: 'Able Trucking' }))
    const [total, days, note] = [/^Total/, /^Transit/, /^Note/].map((name) => dialog.getByLabelText(name))
    expect(note).toHaveAttribute('maxlength', '500')
    await keys.click(total as HTMLElement)
    await keys.paste('1600.000000000')
    expect(total).toHaveValue('1600.0000000')
    await keys.type(days as HTMLElement, '123')
    expect(days).toHaveValue('12')
    await keys.type(note as HTMLElement, 'Calls back')
    await keys.click(dialog.getByRole('button', { name: /^Record offer/ }))
    expect(await screen.findByText('Response of Able Trucking recorded')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(portal.calls(recordRateResponse).map(({ body }) => body)).toEqual([
      { lineId: aLine(1).id, through: 'Phone', answer: 'Offered', total: 1600, transitDays: 12, note: 'Calls back' },
    ])
  })

  it('takes the target price back, and tells whose eyes it is for', async () => {
    const { keys, portal } = await openCard({ requests: [aRequest({ target: 1500, lines: [offered(1, 1500, 3)] })] })
    expect((await screen.findByText('Lowest offer')).nextSibling).toHaveTextContent('$1,500.00On target')
    expect(screen.getByText('vs target')).toBeInTheDocument()
    portal.on(setTargetPrice, moved)
    await keys.click(screen.getByRole('button', { name: 'Change the target price' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Target price' }))
    expect(dialog.getByText('Offers are compared with it. No carrier ever sees it.')).toBeVisible()
    await keys.clear(dialog.getByLabelText(/^Target price \(USD\)/))
    await keys.click(dialog.getByLabelText(/^Target price \(USD\)/))
    await keys.paste('1234567890123')
    expect(dialog.getByLabelText(/^Target price \(USD\)/)).toHaveValue('123456789012')
    await keys.clear(dialog.getByLabelText(/^Target price \(USD\)/))
    await keys.click(dialog.getByRole('button', { name: /^Save/ }))
    expect(await screen.findByText('Target price removed')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(portal.calls(setTargetPrice).map(({ body }) => body)).toEqual([{ target: null }])
  })

  it('says why a reminder did not go out', async () => {
    const { keys, portal } = await openCard()
    portal.on(remindCarriers, refused(409, 'Baker Lines has already answered'))
    await keys.click(await screen.findByRole('button', { name: 'Remind Baker Lines' }))
    expect(await screen.findByText('Baker Lines has already answered')).toBeVisible()
  })

  it('tells that its lane asked, that its target is open, and which offers are compared with the lowest', async () => {
    await openCard({ requests: [aRequest({ isAutomatic: true, lines: [offered(1, 1500, 3), offered(2, 1600, 3)] })] })
    expect(await screen.findByText(/^2 carriers, asked 11\/17\/2026 .* by its lane$/)).toBeVisible()
    expect(screen.getByText('Target price').nextSibling).toHaveTextContent('NoneHidden from carriers')
    expect(screen.getByText('vs lowest')).toBeInTheDocument()
  })

  it('shows when replies were due once it is closed, and that carriers gave no answer', async () => {
    const closed = { state: 'Closed', closeReason: 'ReplyBy', closedAt: '2026-11-17T12:00:00.000Z' } as const
    await openCard({ requests: [aRequest({ ...closed, replyBy: '2026-11-17T12:00:00.000Z', lines: [aLine(1)] })] })
    expect((await screen.findByText('Reply by')).nextSibling).toHaveTextContent(/^11\/17\/2026/)
    expect(screen.getByText('No answer 1')).toBeVisible()
    expect(screen.getByText('Time is up')).toBeVisible()
    expect(screen.getByText(/^1 carrier, asked/)).toBeVisible()
    for (const name of [
      'Cancel request',
      'Add Carriers',
      'Record Response',
      'Set the target price',
      'Remind Able Trucking',
    ])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('can be asked for again when it did not load', async () => {
    const { keys, portal } = await openCard({ refusal: 'The database is being restarted' })
    expect(await screen.findByText('The database is being restarted')).toBeVisible()
    portal.on(getRateRequests, { rateRequests: [aRequest()], paidOnLane: null })
    await keys.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('list', { name: 'Waiting' })).toBeVisible()
  })
})

describe('what was paid on the lane', () => {
  const paidOnLane = { count: 12, lowest: 1290, highest: 1640.5, average: 1412.5 }
  const offers = [offered(1, 1500, 3), offered(2, 1650, 2)]
  const legend = () => screen.queryByText('Paid on this lane in 12 months')

  it('stands among the figures: from what to what, the average and of how many', async () => {
    await openCard({ paidOnLane })
    expect((await screen.findByText('Paid on this lane')).nextSibling).toHaveTextContent(
      /^\$1,290.00–\$1,640.50\$1,412.50 on average, 12 shipments in 12 months$/,
    )
    expect(legend()).toBeNull()
  })

  it('is one price where there was one shipment or all cost the same', async () => {
    await openCard({ paidOnLane: { count: 1, lowest: 1290, highest: 1290, average: 1290 } })
    expect((await screen.findByText('Paid on this lane')).nextSibling).toHaveTextContent(
      /^\$1,290.001 shipment in 12 months$/,
    )
  })

  it('is a band on the line of prices, which reaches as far', async () => {
    await openCard({ paidOnLane, requests: [aRequest({ lines: offers })] })
    await screen.findByText('Paid on this lane')
    const line = legend()?.parentElement
    expect(line).toHaveTextContent(/\$1,290.00\$1,650.00$/)
    expect(line?.querySelector('em')).toHaveStyle({ left: '0%', width: `${(350.5 / 360) * 100}%` })
  })

  it('is not there without such shipments', async () => {
    await openCard({ requests: [aRequest({ lines: offers })] })
    await screen.findByText('Average of 2')
    expect(screen.queryByText(/Paid on this lane/)).toBeNull()
  })
})
