import type { AskableCarrier, RateRequest, RateRequestLine, RequestedLoad } from '@lanewise/contract/rate-requests'
import { aLoad } from '#features/tenders/testing/given.tsx'

const id = (end: string) => `0198c0de-0000-7000-8000-${end.padStart(12, '0')}`

export const aLine = (number: number, facts: Partial<RateRequestLine> = {}): RateRequestLine => ({
  id: id(`a${number}`),
  carrierId: id(`c${number}`),
  carrierName: ['Able Trucking', 'Baker Lines', 'Cole Transport', 'Dale Freight'][number - 1] ?? '',
  carrierLogoFileId: null,
  state: 'Pending',
  sentTo: [{ name: 'Bea Novak', email: `bea@carrier${number}.test` }],
  sentAt: '2026-11-17T12:00:00.000Z',
  sentBy: 'Ana Ruiz',
  openCount: 0,
  lastOpenedAt: null,
  remindedAt: null,
  remindedBy: null,
  total: null,
  transitDays: null,
  note: null,
  answeredAt: null,
  answeredBy: null,
  answeredThrough: null,
  isChosen: false,
  chosenAt: null,
  chosenBy: null,
  ...facts,
})

export const offered = (number: number, total: number, transitDays: number, facts: Partial<RateRequestLine> = {}) =>
  aLine(number, {
    state: 'Offered',
    total,
    transitDays,
    answeredAt: '2026-11-17T12:10:00.000Z',
    answeredBy: `Bea Novak, ${aLine(number).carrierName}`,
    answeredThrough: 'Link',
    ...facts,
  })

export const aRequest = (facts: Partial<RateRequest> = {}): RateRequest => ({
  id: id('e1'),
  state: 'Open',
  closeReason: null,
  closedAt: null,
  closedBy: null,
  replyBy: '2099-11-17T16:00:00.000Z',
  message: null,
  target: null,
  createdAt: '2026-11-17T12:00:00.000Z',
  createdBy: 'Ana Ruiz',
  isAutomatic: false,
  lines: [aLine(1), aLine(2)],
  ...facts,
})

export const askable = (number: number, facts: Partial<AskableCarrier> = {}): AskableCarrier => ({
  carrierId: id(`c${number}`),
  name: aLine(number).carrierName,
  dotNumber: `900030${number}`,
  logoFileId: null,
  fits: true,
  obstacle: null,
  contacts: [
    { name: 'Carl Diaz', role: 'Billing', email: `carl@carrier${number}.test` },
    { name: 'Bea Novak', role: 'Dispatch', email: `bea@carrier${number}.test` },
  ],
  ...facts,
})

export function aRequestedLoad(facts: Partial<RequestedLoad> = {}): RequestedLoad {
  const { contract: _contract, total: _total, charges: _charges, ...load } = aLoad()
  return {
    ...load,
    message: 'Drop and hook, quote all in.',
    own: { state: 'Pending', total: null, transitDays: null, note: null },
    ...facts,
  }
}
