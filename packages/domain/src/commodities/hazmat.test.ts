import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  groupIsOptional,
  hazardClasses,
  hazmatIssues,
  normaliseUnNumber,
  packingGroups,
  withoutHazmat,
} from './hazmat.ts'

const acid = { isHazmat: true, hazmatHazardClass: '8', hazmatPackingGroup: 'II', hazmatUNNumber: 'UN1760' }

describe('hazard classes and packing groups', () => {
  it('are the 20 classes and I, II, III and None [COMM-31]', () => {
    expect(hazardClasses.join(' ')).toBe('1.1 1.2 1.3 1.4 1.5 1.6 2.1 2.2 2.3 3 4.1 4.2 4.3 5.1 5.2 6.1 6.2 7 8 9')
    expect(packingGroups.join(' ')).toBe('I II III None')
  })

  it('refuse None only for 3, 4.2, 4.3, 5.1 and 6.1 [DEF-25]', () => {
    expect(hazardClasses.filter((hazardClass) => !groupIsOptional(hazardClass))).toEqual([
      '3',
      '4.2',
      '4.3',
      '5.1',
      '6.1',
    ])
  })
})

describe('hazmatIssues', () => {
  it('requires hazard class, packing group and UN number while Hazmat is on [COMM-25]', () => {
    const required = (field: string) => ({ path: [field], message: 'This field is required.' })
    expect(hazmatIssues(acid)).toEqual([])
    expect(hazmatIssues({ ...acid, hazmatHazardClass: null })).toEqual([required('hazmatHazardClass')])
    expect(hazmatIssues({ ...acid, hazmatPackingGroup: undefined })).toEqual([required('hazmatPackingGroup')])
    expect(hazmatIssues({ ...acid, hazmatUNNumber: ' ' })).toEqual([required('hazmatUNNumber')])
    expect(hazmatIssues({ isHazmat: true })).toEqual([
      required('hazmatHazardClass'),
      required('hazmatPackingGroup'),
      required('hazmatUNNumber'),
    ])
  })

  it('asks nothing while Hazmat is off', () => {
    expect(hazmatIssues({ isHazmat: false })).toEqual([])
    expect(hazmatIssues({ ...acid, isHazmat: null, hazmatUNNumber: 'none' })).toEqual([])
  })

  it('accepts packing group None where a class has no group and refuses it elsewhere [TRADE-2]', () => {
    const withNone = (hazmatHazardClass: string) =>
      hazmatIssues({ ...acid, hazmatHazardClass, hazmatPackingGroup: 'None' })
    for (const hazardClass of ['1.1', '1.6', '2.1', '2.3', '6.2', '7']) expect(withNone(hazardClass)).toEqual([])
    for (const hazardClass of ['3', '4.2', '4.3', '5.1', '6.1']) {
      expect(withNone(hazardClass)).toEqual([
        { path: ['hazmatPackingGroup'], message: `Packing group None is not allowed for hazard class ${hazardClass}` },
      ])
    }
  })

  it('accepts None for self-reactives, organic peroxides, corrosives and articles [DEF-25]', () => {
    for (const hazmatHazardClass of ['4.1', '5.2', '8', '9']) {
      expect(hazmatIssues({ ...acid, hazmatHazardClass, hazmatPackingGroup: 'None' })).toEqual([])
    }
  })

  it.each(['UN1760', 'NA1993', '1760', 'un 1760'])('takes the UN number %s', (hazmatUNNumber) => {
    expect(hazmatIssues({ ...acid, hazmatUNNumber })).toEqual([])
  })

  it.each(['176', '17600', 'UN176', 'ID8000', 'UN-1760', 'acid'])('refuses the UN number %s', (hazmatUNNumber) => {
    expect(hazmatIssues({ ...acid, hazmatUNNumber })).toEqual([
      { path: ['hazmatUNNumber'], message: 'UN number must be UN or NA and four digits' },
    ])
  })
})

describe('withoutHazmat', () => {
  it('empties the hazmat fields, leaves the others and does not touch the original [COMM-26]', () => {
    const goods = {
      ...acid,
      commodityCode: 'ACID',
      properShippingName: 'Corrosive liquids, n.o.s.',
      technicalName: 'Caustic',
      reportableQuantity: 100,
      isLimitedQuantity: true,
    }
    expect(withoutHazmat(goods)).toEqual({
      commodityCode: 'ACID',
      isHazmat: false,
      hazmatHazardClass: null,
      hazmatPackingGroup: null,
      hazmatUNNumber: null,
      properShippingName: null,
      hazmatSubsidiaryClasses: null,
      technicalName: null,
      reportableQuantity: null,
      isLimitedQuantity: false,
    })
    expect(goods.hazmatUNNumber).toBe('UN1760')
  })
})

describe('normaliseUnNumber', () => {
  it.each([
    ['1760', 'UN1760'],
    ['un1760', 'UN1760'],
    [' UN 1760 ', 'UN1760'],
    ['na1993', 'NA1993'],
    ['0004', 'UN0004'],
    [' acid ', 'acid'],
  ])('stores %j as %s', (text, stored) => {
    expect(normaliseUnNumber(text)).toBe(stored)
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^(UN|na)? ?\d{3,5}$/)), (text) => {
        expect(normaliseUnNumber(normaliseUnNumber(text))).toBe(normaliseUnNumber(text))
      }),
    )
  })
})
