import { describe, expect, it } from 'vitest'
import { changesOf, isSame, joinNewer, touchedPaths } from './join-newer.ts'
import { refusedSave, saved } from './save-message.ts'

const base = { name: 'Soap', note: null as string | null, days: [1, 2, 3] }

describe('what somebody else saved meanwhile', () => {
  it('is taken where the user touched nothing, and mine stays where only I changed', () => {
    const mine = { ...base, note: 'Fragile' }
    const newer = { ...base, name: 'Soap bars' }
    expect(joinNewer({ base, mine, newer })).toEqual({
      values: { name: 'Soap bars', note: 'Fragile', days: [1, 2, 3] },
      taken: ['name'],
      conflicts: [],
    })
  })

  it('is asked about where both changed to different values, and mine is shown until then', () => {
    const joined = joinNewer({ base, mine: { ...base, name: 'Mine' }, newer: { ...base, name: 'Theirs' } })
    expect(joined).toEqual({ values: { ...base, name: 'Mine' }, taken: [], conflicts: ['name'] })
  })

  it('is nothing where both came to the same', () => {
    const both = { ...base, name: 'Both' }
    expect(joinNewer({ base, mine: both, newer: both })).toEqual({ values: both, taken: [], conflicts: [] })
  })

  it('is joined entry by entry where people change those one by one', () => {
    const mine = { ...base, days: [1, 20, 3] }
    const newer = { ...base, days: [10, 2, 3] }
    expect(joinNewer({ base, mine, newer, parts: ['days'] })).toEqual({
      values: { ...base, days: [10, 20, 3] },
      taken: ['days.0'],
      conflicts: [],
    })
    expect(joinNewer({ base, mine, newer }).conflicts).toEqual(['days'])
  })

  it('leaves what was entered as it is', () => {
    const mine = { ...base }
    joinNewer({ base, mine, newer: { ...base, name: 'Theirs' } })
    expect(mine.name).toBe('Soap')
  })
})

it('knows which fields were touched, whole or entry by entry', () => {
  const mine = { ...base, name: 'Bars', days: [1, 2, 30] }
  expect(touchedPaths(base, mine)).toEqual(['name', 'days'])
  expect(touchedPaths(base, mine, ['days'])).toEqual(['name', 'days.2'])
  expect(touchedPaths(base, base)).toEqual([])
})

it('sends the touched fields alone', () => {
  expect(changesOf({ name: 'Soap', note: null, size: 1 }, { name: 'Soap', note: null, size: 2 })).toEqual({ size: 2 })
})

it('takes nothing and missing for the same, by value and not by reference', () => {
  expect(isSame(null, undefined)).toBe(true)
  expect(isSame([1], [1])).toBe(true)
  expect(isSame(0, null)).toBe(false)
  expect(isSame('', null)).toBe(false)
})

it('says what was saved, and of a refusal only what no field says already', () => {
  expect(saved('Lane saved')).toEqual({ kind: 'success', text: 'Lane saved' })
  expect(refusedSave('The name is taken', true)).toBeNull()
  expect(refusedSave('The name is taken', false)).toEqual({ kind: 'error', text: 'The name is taken' })
  expect(refusedSave('', false)?.text).not.toBe('')
})
