import { describe, expect, it } from 'vitest'
import { isTrouble, notifiesOfTrouble, troubleKinds, troubleReason, troubles } from './troubles.ts'

describe('what carriers report that changes no status', () => {
  it('is a delay, a refusal, an exception or that they give up', () => {
    expect(troubleKinds).toEqual(['Delayed', 'Refused', 'Exception', 'Cancelled'])
    expect(isTrouble('Refused')).toBe(true)
    expect(isTrouble('Arrived')).toBe(false)
    expect(troubleKinds.map((kind) => troubles[kind].text)).toEqual([
      'Delayed',
      'Refused',
      'Reported With an Exception',
      'Given Up by the Carrier',
    ])
  })

  it('is told to those who want to know whether it is on time where it is a delay, otherwise to those of the status', () => {
    expect(troubleKinds.map((kind) => troubles[kind].change)).toEqual([
      'OnTimeStatus',
      'ShipmentStatus',
      'ShipmentStatus',
      'ShipmentStatus',
    ])
  })

  it('is told of what is booked; a cancellation only once it is on the road, before that it is a status', () => {
    expect([2, 3].map((status) => notifiesOfTrouble('Delayed', status))).toEqual([false, true])
    expect([-1, 3].map((status) => notifiesOfTrouble('Refused', status))).toEqual([false, true])
    expect([2, 3].map((status) => notifiesOfTrouble('Exception', status))).toEqual([false, true])
    expect([4, 5].map((status) => notifiesOfTrouble('Cancelled', status))).toEqual([false, true])
  })

  it('names its reason where it has one', () => {
    expect(troubleReason('AO')).toBe('Weather')
    expect(troubleReason(null)).toBeNull()
    expect(troubleReason('ZZ')).toBeNull()
  })
})
