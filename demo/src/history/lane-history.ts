import { equipmentModeLabels } from '@lanewise/domain/freight/modes'
import type { InsertedLane } from '#lanes/insert-lanes.ts'
import { rateText } from '#lanes/lane-rows.ts'
import { type Entry, entry, type Person } from './entry.ts'

/** History entries for the creation of lanes and for their later rates. */
export function laneHistory(people: readonly Person[], lanes: readonly InsertedLane[]): Entry[] {
  return lanes.flatMap((lane, index) => {
    const person = people[index % people.length]
    if (!person) return []
    const subject = { entity: 'lane', id: lane.id, name: lane.terms.customerReferenceNumber }
    const { customerReferenceNumber, equipmentMode, tenderType, tenderMethod } = lane.terms
    const facts = {
      customerReferenceNumber,
      equipmentMode: equipmentModeLabels[equipmentMode],
      tenderType,
      tenderMethod,
    }
    const changes = Object.fromEntries(
      Object.entries(facts).map(([field, value]): [string, [unknown, unknown]] => [field, [null, value]]),
    )
    const created = entry(subject, person, { action: 'created', changes, at: lane.createdAt })
    const agreed = lane.contracts.map(({ carrierName, rates }) => {
      const rateTexts = rates.map((rate) => rateText(rate, carrierName)).join('; then ')
      return entry(subject, person, {
        action: 'changed',
        changes: { contractedRate: [null, rateTexts] },
        at: lane.ratedAt,
      })
    })
    return [created, ...agreed]
  })
}
