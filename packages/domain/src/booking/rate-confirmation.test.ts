import { expect, it } from 'vitest'
import { channelText, notifiesCarrier, pickupsText, providerName } from './rate-confirmation.ts'

it('names the recipient of a rate confirmation for each channel [DEF-127]', () => {
  const text = (method: Parameters<typeof channelText>[0]['method'], recipient: string | null = null) =>
    channelText({ carrierName: 'Able', method, recipient })
  expect([
    text('Email', 'a@able.test'),
    text('EDI'),
    text('API'),
    text('Provider', 'Flock Freight'),
    text('None'),
  ]).toEqual([
    'To a@able.test',
    'To Able by EDI',
    'To the system of Able',
    'Flock Freight notifies the carrier',
    'Able has no email address and no connection. It will not be notified.',
  ])
})

it('leaves the carriers of providers to the providers [DEF-127]', () => {
  expect((['Contract', 'Manual', 'Tariff'] as const).filter(notifiesCarrier)).toEqual([])
  const others = ['Spot', 'Project44Ltl', 'Project44Vltl', 'FlockFreight', 'MortonExpress'] as const
  expect(others.filter(notifiesCarrier)).toEqual(others)
  expect([providerName('Spot', 'Spot market'), providerName('FlockFreight', 'X')]).toEqual([
    'Spot market',
    'Flock Freight',
  ])
})

it('notices a pickup at another place or time, but no change of a delivery [DEF-127]', () => {
  const stop = {
    stopType: 0 as const,
    companyName: 'Plant 7',
    address: { line1: '1 Dock Rd', city: 'Joliet', state: 'IL', zip: '60432' },
    earlyDateTime: '2026-11-20T14:00:00Z',
    lateDateTime: '2026-11-20T18:00:00Z',
    appointmentDateTime: null,
  }
  const delivery = { ...stop, stopType: 1 as const }
  const confirmed = pickupsText([stop, delivery])
  expect(pickupsText([stop, { ...delivery, companyName: 'Other' }])).toBe(confirmed)
  const changes = [
    { companyName: 'Plant 8' },
    { address: { ...stop.address, line1: '2 Dock Rd' } },
    { address: { ...stop.address, city: 'Lockport' } },
    { address: { ...stop.address, zip: '60441' } },
    { lateDateTime: '2026-11-20T19:00:00Z' },
    { earlyDateTime: '2026-11-20T13:00:00Z' },
    { appointmentDateTime: '2026-11-20T15:00:00Z' },
  ]
  for (const change of changes) expect(pickupsText([{ ...stop, ...change }, delivery])).not.toBe(confirmed)
  expect(pickupsText([stop, stop])).not.toBe(confirmed)
})
