import { describe, expect, it } from 'vitest'
import { commodityFromRow, commodityTemplateHeader, rowOfCommodity } from './import-row.ts'

describe('commodityTemplateHeader', () => {
  it('names the columns in the order of the template', () => {
    expect(commodityTemplateHeader.join(',')).toBe(
      'commodityCode,description,cargoClassification,perPackageWeight,packageLength,packageWidth,packageHeight,' +
        'palletCount,packageQuantity,packagingUnitType,freightClass,nmfcNumber,customerProductCode,isHazmat,' +
        'isStackable,hazmatHazardClass,hazmatPackingGroup,hazmatUNNumber',
    )
  })
})

describe('commodityFromRow', () => {
  it('reads numbers, answers and text each as their column wants', () => {
    const row = {
      commodityCode: ' 00123 ',
      description: 'Paint',
      perPackageWeight: '12.5',
      packageLength: '48',
      packageQuantity: '12,480',
      freightClass: '77.5',
      nmfcNumber: '001234-02',
      customerProductCode: '0007',
      isHazmat: 'Yes',
      isStackable: 'FALSE',
      hazmatHazardClass: '3',
      hazmatUNNumber: '0004',
    }
    expect(commodityFromRow(row)).toEqual({
      commodityCode: '00123',
      description: 'Paint',
      perPackageWeight: 12.5,
      packageLength: 48,
      packageQuantity: 12480,
      freightClass: '77.5',
      nmfcNumber: '001234-02',
      customerProductCode: '0007',
      isHazmat: true,
      isStackable: false,
      hazmatHazardClass: '3',
      hazmatUNNumber: '0004',
    })
  })

  it('leaves out blank cells, missing columns and columns that are not in the template', () => {
    expect(commodityFromRow({ commodityCode: 'A', description: '  ', palletCount: '', id: '9' })).toEqual({
      commodityCode: 'A',
    })
  })

  it('keeps text that is no number or answer, so that the check names it', () => {
    const row = { perPackageWeight: 'heavy', palletCount: '1,2', packageWidth: '0x10', isHazmat: 'maybe' }
    expect(commodityFromRow(row)).toEqual(row)
    expect(commodityFromRow({ packageWidth: '-4' })).toEqual({ packageWidth: -4 })
  })

  it.each(['true', 'TRUE', 'yes', 'Y', '1', 'x', 'X'])('reads %s as yes', (isHazmat) => {
    expect(commodityFromRow({ isHazmat })).toEqual({ isHazmat: true })
  })

  it.each(['false', 'False', 'NO', 'n', '0'])('reads %s as no', (isHazmat) => {
    expect(commodityFromRow({ isHazmat })).toEqual({ isHazmat: false })
  })
})

describe('rowOfCommodity', () => {
  it('gives a row that reads back as the same commodity', () => {
    const commodity = Object.fromEntries(commodityTemplateHeader.map((column) => [column, null])) as Parameters<
      typeof rowOfCommodity
    >[0]
    const beans = {
      ...commodity,
      commodityCode: '007',
      description: 'Beans',
      perPackageWeight: 12.5,
      palletCount: 2,
      isHazmat: false,
      isStackable: true,
    }
    const row = Object.fromEntries(
      rowOfCommodity(beans).map((cell, index) => [commodityTemplateHeader[index] ?? '', String(cell ?? '')]),
    )
    const stated = Object.fromEntries(Object.entries(beans).filter(([, value]) => value !== null))
    expect(commodityFromRow(row)).toEqual(stated)
  })
})
