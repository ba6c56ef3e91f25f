import { type OfferState, offerStates } from '@lanewise/domain/tenders/tender-states'
import { expect, it } from 'vitest'
import type { Context } from '#platform/context.ts'
import { changeOffer } from './change-offer.ts'

type Args = Parameters<typeof changeOffer>

it('refuses to change an offer that has ended, or to skip one that is out, and announces nothing', () => {
  const announced: unknown[] = []
  const ctx = { emit: (...event: unknown[]) => announced.push(event) } as unknown as Context
  const change = (from: OfferState, to: OfferState) => () =>
    changeOffer(ctx, { id: 's', shipmentNumber: 'S1' } as Args[1], { id: 'o', state: from } as Args[2], { state: to })
  for (const ended of [
    'Accepted',
    'Rejected',
    'Countered',
    'Expired',
    'Undeliverable',
    'Skipped',
    'Withdrawn',
  ] as const)
    for (const to of offerStates) expect(change(ended, to)).toThrow(`An offer that is ${ended} cannot become ${to}`)
  expect(change('Sent', 'Skipped')).toThrow('An offer that is Sent cannot become Skipped')
  expect(change('Queued', 'Accepted')).toThrow('An offer that is Queued cannot become Accepted')
  expect(announced).toEqual([])
})
