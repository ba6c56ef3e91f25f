import { randomInt } from 'node:crypto'
import { createCarrier } from '@lanewise/contract/carriers'
import { getHistory } from '@lanewise/contract/history'
import { createLane, createLaneRate, getContractedLaneRate } from '@lanewise/contract/lanes'
import type { CallInput } from '@lanewise/contract/operation'
import type { Permission } from '@lanewise/domain/access/permissions'
import { addDays, zonedDate } from '@lanewise/domain/shared/calendar'
import type { TestPortal } from '#platform/testing/portal.ts'

export type LaneBody = CallInput<typeof createLane>['body']
export type RateBody = CallInput<typeof createLaneRate>['body']

export const today = zonedDate(new Date(), 'America/Chicago')
/** The date this many days from today. Negative numbers give earlier dates. */
export const inDays = (days: number) => addDays(today, days)

export const chicago = { city: 'Chicago', state: 'IL', postalCode: '60606', country: 'US' } as const
export const dallas = { city: 'Dallas', state: 'TX', postalCode: '75201', country: 'US' } as const

export const chicagoToDallas: LaneBody = {
  customerReferenceNumber: 'Chicago to Dallas',
  equipmentMode: 1,
  origin: chicago,
  destination: dallas,
  tenderType: 'Automatic',
  tenderMethod: 'Email',
  tenderTime: 60,
  shipmentTenderingStart: 2,
  expirationAction: 'NotifyWatchers',
}

/** A rate of 2.15 dollars per mile for a year around today. */
export const perMile: RateBody = {
  rateType: 'AllIn',
  chargeType: 'PerMile',
  rate: 2.15,
  effectiveDate: inDays(-100),
  expirationDate: inDays(265),
}

/** A user of a new company who manages lanes. */
export async function laneSetup(portal: TestPortal) {
  const company = await portal.given.company()
  const person = await portal.given.person({ company })
  const { ask, attempt, raw } = portal.as(person)
  const addLane = (more: Partial<LaneBody> = {}) => ask(createLane, { body: { ...chicagoToDallas, ...more } })
  const addCarrier = async (name: string, modes: ('TL' | 'LTL' | 'VLTL')[] = ['TL']) =>
    (await ask(createCarrier, { body: { name, dotNumber: String(randomInt(1, 99_999_999)), modes } })).carrierId
  const addRate = (laneId: string, body: RateBody) =>
    ask(createLaneRate, { params: { laneId }, body: { ...perMile, ...body } })
  const ratesOf = async (laneId: string, query: { includeExpired?: 'true' } = {}) =>
    (await ask(getContractedLaneRate, { params: { laneId }, query })).items
  const sentences = async (laneId: string) => {
    const { data } = await ask(getHistory, { params: { entity: 'lane', entityId: laneId } })
    return data.flatMap((entry) => entry.sentences)
  }
  const colleague = async (permissions: Permission[]) => portal.as(await portal.given.person({ company, permissions }))
  return { company, person, ask, attempt, raw, addLane, addCarrier, addRate, ratesOf, sentences, colleague }
}
