import { describe, expect, it } from 'vitest'
import {
  emptyFields,
  freightFlags,
  isFieldOf,
  listedFlagLabels,
  namesIn,
  plainFieldNames,
  plainFields,
} from './fields.ts'

describe('the plain fields of an order', () => {
  it('stand in one group each, in the order of the form', () => {
    const groups = (['freight', 'terms', 'hazmat', 'customs'] as const).flatMap((group) => namesIn(group))
    expect(groups).toEqual(plainFieldNames)
    expect(new Set(groups).size).toBe(groups.length)
  })

  it('are empty until somebody fills them in: a flag is off, everything else is nothing', () => {
    for (const name of plainFieldNames) expect(emptyFields[name]).toBe(plainFields[name].kind === 'flag' ? false : null)
  })

  it('belong to every order, or to those that move one way', () => {
    expect(freightFlags.filter((name) => isFieldOf(name, 'LTL'))).toEqual(['isBlind', 'isLiftGateRequired'])
    expect(freightFlags.filter((name) => isFieldOf(name, 'TL'))).toEqual(freightFlags)
  })

  it('of lists are named as in a sentence', () => {
    expect(Object.values(listedFlagLabels)).toEqual(['Team', 'Just in time', 'Blind'])
  })

  it('say how long a text may be', () => {
    for (const name of plainFieldNames) {
      const field: { kind: string; most?: number } = plainFields[name]
      expect(field.kind === 'text', name).toBe(field.most !== undefined)
    }
  })
})
