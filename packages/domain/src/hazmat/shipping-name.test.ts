import { describe, expect, it } from 'vitest'
import { filledFrom, limitedQuantityProblem, shippingNameProblem } from '#hazmat/shipping-name.ts'
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

describe('a limited quantity', () => {
  const groups = (['I', 'II'] as const).map((packingGroup) => ({
    packingGroup,
    allowsLimitedQuantity: packingGroup === 'II',
  }))
  const acid = { hazmatUNNumber: 'UN1760', properShippingName: 'Corrosive liquids, n.o.s.', technicalName: 'acid' }
  const problemIn = (hazmatPackingGroup: string | null, isLimitedQuantity = true, packingGroups = groups) =>
    limitedQuantityProblem({ ...acid, hazmatPackingGroup, isLimitedQuantity }, [{ ...corrosive, packingGroups }])

  it('needs an exception of the table for its packing group [DEF-132]', () => {
    expect(problemIn('I')).toBe('Corrosive liquids, n.o.s. in packing group I cannot ship as a limited quantity')
    expect([problemIn('II'), problemIn('I', false)]).toEqual([null, null])
  })

  it('is not refused while the group is open, or for a name that is not in the table', () => {
    expect([problemIn(null), problemIn('III')]).toEqual([null, null])
    const group = { packingGroup: 'None', allowsLimitedQuantity: false } as const
    expect(problemIn(null, true, [group] as never)).toBe('Corrosive liquids, n.o.s. cannot ship as a limited quantity')
    expect(limitedQuantityProblem({ ...acid, hazmatPackingGroup: 'I', isLimitedQuantity: true }, paint)).toBeNull()
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
      properShippingName: 'Lithium ion batteries',
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
