import { expect, it } from 'vitest'
import { shipmentPhrases } from '#shipments/phrases.ts'
import { describeChanges, historySentences } from './sentences.ts'

const entry = { who: 'Ana Ruiz', kind: 'contact', name: 'Bo Lind' }
const timeZone = 'America/Chicago'

it('tells a change field by field, and a record that came, went or was sent something in one sentence [AUDIT-2]', () => {
  const sentencesOf = (action: string, changes: Record<string, [unknown, unknown]>) =>
    historySentences({ ...entry, action, changes }, { labels: { title: 'Title', link: 'Activation link' }, timeZone })
  expect(sentencesOf('changed', { title: [null, 'Clerk'], isDriver: [false, true], notes: ['Late', ''] })).toEqual([
    'Ana Ruiz set Title to Clerk',
    'Ana Ruiz changed is Driver from No to Yes',
    'Ana Ruiz cleared notes (was Late)',
  ])
  expect(sentencesOf('changed', { title: ['Off', 'On'] })).toEqual(['Ana Ruiz turned on Title'])
  expect(sentencesOf('deleted', { title: ['Clerk', null] })).toEqual(['Ana Ruiz deleted contact Bo Lind'])
  expect(sentencesOf('sent', { link: [null, 'bo@acme.test'] })).toEqual([
    'Ana Ruiz sent the activation link to bo@acme.test',
  ])
  expect(sentencesOf('changed', { 'New stop 3': [null, 'Dropoff'], 'Former line item 1': ['Pears', null] })).toEqual([
    'Ana Ruiz removed line item 1: Pears',
    'Ana Ruiz added stop 3: Dropoff',
  ])
  expect(sentencesOf('changed', { Note: ['Call first', null] })).toEqual(['Ana Ruiz deleted a note: Call first'])
})

it('writes dates as the office does and times in its time zone [DEF-139]', () => {
  const changes = { until: [null, '2026-11-18T13:09:12.526Z'], since: ['2026-11-18', null] } as const
  expect(describeChanges(changes, { labels: {}, timeZone }).map(({ from, to }) => from ?? to)).toEqual([
    '11/18/2026 07:09 CST',
    '11/18/2026',
  ])
})

it('speaks of fields in the order of the form, whatever the order in which they were kept [AUDIT-2]', () => {
  const changes = { notes: [null, 'Gate 3'], city: ['Joliet', 'Chicago'], other: [1, 2], name: ['A', 'B'] } as const
  const labels = { name: 'Name', city: 'City', notes: 'Notes' }
  expect(describeChanges(changes, { labels, timeZone }).map(({ label }) => label)).toEqual([
    'Name',
    'City',
    'Notes',
    'other',
  ])
})

/** Each event with its sentences after the name. */
const shipmentEvents: readonly (readonly [Record<string, [unknown, unknown]>, readonly string[], string?])[] = [
  [
    { totalCharge: [null, '$980.00'], carrier: [null, 'Able'], shipmentStatus: ['Ready To Book', 'Booked'] },
    ['booked Able for $980.00'],
  ],
  [
    { shipmentStatus: ['Booked', 'Voided'], cancelReason: [null, 'Entered twice'] },
    ['cancelled the shipment: Entered twice'],
  ],
  [{ shipmentStatus: ['Booked', 'Voided'] }, ['cancelled the shipment']],
  [{ shipmentStatus: ['Booked', 'Dispatched'] }, ['dispatched the truck']],
  [{ shipmentStatus: ['Drafted', 'Ready To Book'] }, ['moved the shipment from Drafted to Ready To Book']],
  [{ shipmentStatus: ['Tendering', 'Ready To Book'] }, ['withdrew the tender']],
  [
    { shipmentStatus: ['Tendering', 'Ready To Book'], needsAttention: [null, 'Tender exhausted'] },
    ['ended the tender: Tender exhausted'],
  ],
  [
    { shipmentStatus: ['Ready To Book', 'Tendering'], offer: [null, 'Able for $9.00, until 10:00'] },
    ['offered the load to Able for $9.00, until 10:00'],
  ],
  [{ offer: [null, 'Bravo for $9.00'] }, ['offered the load to Bravo for $9.00']],
  [{ offerAnswer: [null, 'Able: Rejected (The rate)'] }, ['answered the offer: Rejected (The rate)'], 'Able (link)'],
  [{ offerAnswer: [null, 'Able: Accepted'] }, ['recorded the answer of Able to the offer: Accepted']],
  [{ lateAnswer: [null, 'Able: Accepted'] }, ['answered the offer after it had ended: Accepted'], 'Able (connection)'],
  [{ offerFailure: [null, 'Able (mailbox full)'] }, ['could not deliver the offer to Able (mailbox full)']],
  [{ needsAttention: [null, 'Booking timed out'] }, ['marked the shipment "Booking timed out"']],
  [{ needsAttention: ['Booking timed out', null] }, ['cleared the mark "Booking timed out"']],
  [{ orders: ['O1, O2', 'O2, O3'] }, ['added O3 and removed O1']],
  [{ orders: ['O1', 'O1, O2, O3'] }, ['added O2, O3']],
  [{ orders: ['O1, O2', 'O2, O1'] }, ['changed the order of O2, O1']],
  [{ appointment: [null, 'stop 2: 9:00 CST'] }, ['set the appointment of stop 2 to 9:00 CST']],
  [
    { appointment: ['stop 2: 9:00 CST', 'stop 2: 8:00 CST'] },
    ['moved the appointment of stop 2 from 9:00 CST to 8:00 CST'],
  ],
  [{ appointment: ['stop 1: 9:00 CST', null] }, ['removed the appointment of stop 1 (was 9:00 CST)']],
  [
    { appointment: ['stop 1: 9:00 CST', 'stop 1: 8:00 CST; stop 2: 9:00 CST'] },
    ['changed appointment from stop 1: 9:00 CST to stop 1: 8:00 CST; stop 2: 9:00 CST'],
  ],
  [{ rateRequest: [null, 'Able, Bravo, until 10:00'] }, ['requested rates from Able, Bravo, until 10:00']],
  [{ rateRequestOpened: [null, 'Able'] }, ['opened the rate request'], 'Able (link)'],
  [{ rateRequestClosed: [null, 'Cancelled'] }, ['cancelled the rate request']],
  [{ rateRequestClosed: [null, 'Time is up'] }, ['closed the rate request: Time is up']],
  [{ rateReminder: [null, 'Able'] }, ['reminded Able of the rate request']],
  [{ rateResponse: [null, 'Able: Offered ($9.00)'] }, ['answered the rate request: Offered ($9.00)'], 'Able (link)'],
  [{ spotQuote: [null, 'Q1 for $9.00'] }, ['requested a spot quote: Q1 for $9.00']],
  [{ bookingCancelledAt: [null, 'Flock'] }, ['cancelled the booking at Flock']],
  [{ trackingEvent: [null, 'Arrived, stop 1'] }, ['recorded a tracking event: Arrived, stop 1']],
  [{ watcher: [null, 'Bo, All updates'] }, ['added watcher Bo, All updates']],
  [{ watcher: ['Bo, All updates', 'Bo, None'] }, ['unsubscribed Bo']],
  [{ document: ['POD.pdf', null] }, ['removed document POD.pdf']],
  [{ document: ['POD.pdf', 'POD2.pdf'] }, ['changed document POD.pdf to POD2.pdf']],
]

for (const [changes, expected, who = 'Ana Ruiz'] of shipmentEvents)
  it(`has a verb for its kind of event: ${expected[0]} [DEF-139]`, () => {
    const recorded = { who, kind: 'shipment', name: 'S1', action: 'changed', changes }
    const sentences = historySentences(recorded, { labels: {}, phrases: shipmentPhrases, timeZone })
    expect(sentences).toEqual(expected.map((text) => `${who} ${text}`))
  })
