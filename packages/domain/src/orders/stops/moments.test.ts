import { expect, it } from 'vitest'
import { momentIssues } from './moments.ts'

const stop = {
  baseDate: '2027-06-01',
  earlyDateTimeOffset: '2027-06-01T08:00:00-04:00',
  lateDateTimeOffset: '2027-06-01T16:00:00-04:00',
  appointmentDateTimeOffset: null,
}
const issuesOf = (facts: Partial<Parameters<typeof momentIssues>[0][number]>) =>
  momentIssues([stop, { ...stop, ...facts }]).map(({ path, message }) => `${path.join('.')}: ${message}`)

it('takes moments of this century only, and none where none is said', () => {
  const refused = 'stops.1.appointmentDateTimeOffset: Enter a date between 2000 and 2100'
  const at = (year: string) => issuesOf({ appointmentDateTimeOffset: `${year}-06-01T08:00:00Z` })
  expect([at('2000'), at('2001'), at('2099'), at('2100')]).toEqual([[refused], [], [], [refused]])
  const none = { baseDate: null, earlyDateTimeOffset: null, lateDateTimeOffset: null }
  expect(issuesOf(none)).toEqual([])
})

it('tells a late time before the early one, also within the hour that comes twice', () => {
  const both = [
    'stops.1.earlyDateTimeOffset: Must be before late time',
    'stops.1.lateDateTimeOffset: Must be after early time',
  ]
  const between = (early: string, late: string) =>
    issuesOf({ earlyDateTimeOffset: `2027-11-07T${early}`, lateDateTimeOffset: `2027-11-07T${late}` })
  expect(between('01:30:00-04:00', '01:10:00-05:00')).toEqual([])
  expect(between('01:30:00-05:00', '01:40:00-04:00')).toEqual(both)
  expect(between('01:30:00-04:00', '01:30:00-04:00')).toEqual(both)
  expect(issuesOf({ earlyDateTimeOffset: null })).toEqual([])
  expect(issuesOf({ lateDateTimeOffset: null })).toEqual([])
})
