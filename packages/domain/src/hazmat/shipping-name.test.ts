import { describe, expect, it } from 'vitest'
import { filledFrom, shippingNameProblem } from '#hazmat/shipping-name.ts'
import { batteries, corrosive, forbidden, paint } from '#hazmat/testing/materials.ts'

const table = [...paint, corrosive, batteries, forbidden]
const problem = (
  hazmatUNNumber: string | null,
  properShippingName: string | null,
  technicalName: string | null = null,
) => shippingNameProblem({ hazmatUNNumber, properShippingName, technicalName }, table)

describe('a proper shipping name', () => {
  it.each(['Paint', 'paint', 'Paints', 'Paint Related Material'])(
    'is known whatever its case and number: %s',
    (name) => {
      expect(problem('UN1263', name)).toBeNull()
    },
  )

  it('that is not in the table warns, and so does a number that is not in it [DEF-132]', () => {
    expect(problem('UN1263', 'Tomato puree')).toEqual({
      kind: 'Unlisted',
      field: 'properShippingName',
      message: '“Tomato puree” is not a proper shipping name of UN1263 in the table of 49 CFR 172.101',
    })
    expect(problem('UN1760', 'Paint')?.kind).toBe('Unlisted')
    expect(problem('UN9999', 'Paint')).toMatchObject({
      kind: 'Unlisted',
      field: 'hazmatUNNumber',
      message: 'UN9999 is not in the table of 49 CFR 172.101',
    })
    expect(problem('UN9999', null)?.field).toBe('hazmatUNNumber')
    expect([problem('UN1263', null), problem(null, 'Paint'), problem(null, null)]).toEqual([null, null, null])
  })

  it('of a forbidden material cannot be confirmed, whatever the number [DEF-132]', () => {
    for (const number of ['UN1263', 'UN9999', null])
      expect(problem(number, 'Acetylene silver nitrate')).toEqual({
        kind: 'Forbidden',
        field: 'properShippingName',
        message: 'Acetylene silver nitrate is forbidden in transportation',
      })
  })

  it('with symbol G needs a technical name, in its own field or in parentheses [DEF-132]', () => {
    expect(problem('UN1760', 'Corrosive liquids, n.o.s.')).toMatchObject({
      kind: 'NoTechnicalName',
      field: 'technicalName',
      message: 'Corrosive liquids, n.o.s. needs a technical name in parentheses',
    })
    expect(problem('UN1760', 'Corrosive liquid, n.o.s', 'phosphoric acid')).toBeNull()
    expect(problem('UN1760', 'Corrosive liquids, n.o.s. (phosphoric acid)')).toBeNull()
    expect(problem('UN1760', 'Corrosive liquids, n.o.s.', '()')).toMatchObject({ kind: 'NoTechnicalName' })
  })
})

describe('the fields of a known material', () => {
  const empty = {
    properShippingName: null,
    hazmatHazardClass: null,
    hazmatSubsidiaryClasses: null,
    hazmatPackingGroup: null,
  }

  it('are filled with what is unique, and left to the user where there are several [DEF-132]', () => {
    expect(filledFrom([batteries], empty)).toEqual({
      properShippingName: 'Lithium ion batteries including lithium ion polymer batteries',
      hazmatHazardClass: '9',
      hazmatSubsidiaryClasses: null,
      hazmatPackingGroup: 'None',
    })
    expect(filledFrom(paint, empty)).toEqual({ ...empty, hazmatHazardClass: '3' })
    expect(filledFrom([{ ...corrosive, subsidiaryClasses: ['3', '6.1'] }], empty)).toMatchObject({
      hazmatSubsidiaryClasses: '3, 6.1',
      hazmatPackingGroup: null,
    })
  })

  it('keep a choice that the material allows, and lose one that it does not', () => {
    const chosen = { ...empty, hazmatPackingGroup: 'II' } as const
    expect(filledFrom([corrosive], chosen).hazmatPackingGroup).toBe('II')
    expect(filledFrom([corrosive], { ...empty, hazmatPackingGroup: 'None' }).hazmatPackingGroup).toBeNull()
    expect(filledFrom(paint, { ...empty, properShippingName: 'Paint' }).properShippingName).toBe('Paint')
  })
})
