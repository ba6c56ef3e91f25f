import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hazmatTable } from './materials.ts'
import { materialsOfTable } from './materials-of-table.ts'
import { readCsv } from './read-csv.ts'
import { materialsFor, searchMaterials } from './search.ts'
import { namesOf } from './table-names.ts'

const rows = readCsv(readFileSync(new URL('../data/hazardous-materials-table.csv', import.meta.url), 'utf8'))
const first = (text: string) => searchMaterials(text, 1)[0]
const groupsOf = (text: string) => first(text)?.packingGroups.map(({ packingGroup }) => packingGroup)

describe('the hazardous materials table', () => {
  it('is that of the source file; after a change of it, run write-materials.ts', () => {
    expect(rows).toHaveLength(3258)
    expect(materialsOfTable(rows)).toEqual(hazmatTable().map(({ material }) => material))
  })

  it('holds paint, corrosive liquids and lithium ion batteries as the regulation has them [DEF-132]', () => {
    expect(first('UN1263')).toMatchObject({ properShippingName: 'Paint', hazardClass: '3', needsTechnicalName: false })
    expect(groupsOf('UN1263')).toEqual(['I', 'II', 'III'])
    expect(first('UN1760')).toMatchObject({
      properShippingName: 'Corrosive liquids, n.o.s.',
      hazardClass: '8',
      needsTechnicalName: true,
    })
    expect(first('UN1760')?.packingGroups.map(({ allowsLimitedQuantity }) => allowsLimitedQuantity)).toEqual([
      false,
      true,
      true,
    ])
    expect(first('UN3480')?.properShippingName).toMatch(/^Lithium ion batteries/)
    expect(first('UN3480')?.hazardClass).toBe('9')
    expect(groupsOf('UN3480')).toEqual(['None'])
  })

  it('ends every name that is not otherwise specified with n.o.s. [DEF-132]', () => {
    const names = hazmatTable().map(({ material }) => material.properShippingName)
    expect(names.filter((name) => name.includes('n.o.s'))).not.toHaveLength(0)
    expect(names.filter((name) => /n\.o\.s(?!\.)/.test(name))).toEqual([])
  })

  it('keeps the compatibility group of explosives, subsidiary classes and the limits of an entry', () => {
    expect(first('UN0012')).toMatchObject({ hazardClass: '1.4', fullClass: '1.4S' })
    expect(searchMaterials('UN1230', 9).map(({ subsidiaryClasses, scope }) => [subsidiaryClasses, scope])).toEqual([
      [['6.1'], 'International'],
      [[], 'Domestic'],
    ])
    expect(first('Combustible liquid')).toMatchObject({ hazardClass: '3', fullClass: 'Combustible liquid' })
  })

  it('reads what may be used in place of a name, without explanations', () => {
    expect(namesOf('Acetic acid, glacial or Acetic acid solution, with more than 80 percent acid, by mass')).toEqual([
      'Acetic acid, glacial',
      'Acetic acid solution, with more than 80 percent acid, by mass',
    ])
    expect(namesOf('Paint related material including paint thinning, drying, removing, or reducing compound')).toEqual([
      'Paint related material',
    ])
    expect(namesOf('Aerosols, corrosive, Packing Group II or III, (each not exceeding 1 L capacity)')).toEqual([
      'Aerosols, corrosive, Packing Group II or III',
    ])
    expect(namesOf('Lithium ion batteries contained in equipment including lithium ion polymer batteries')).toEqual([
      'Lithium ion batteries contained in equipment',
    ])
    expect(namesOf('Arsenic compounds, solid, n.o.s inorganic, including arsenates, n.o.s.; arsenites, n.o.s')).toEqual(
      ['Arsenic compounds, solid, n.o.s.'],
    )
    expect(namesOf('Alkali metal alloys, liquid, n.o.s')).toEqual(['Alkali metal alloys, liquid, n.o.s.'])
  })
})

describe('a search for hazardous materials', () => {
  const numbers = (text: string) => searchMaterials(text, 20).map(({ unNumber }) => unNumber)

  it('finds a number with or without its letters, and the beginning of one [DEF-132]', () => {
    expect(numbers('UN1263')).toEqual(['UN1263', 'UN1263'])
    expect(numbers('un 1263')).toEqual(numbers('1263'))
    expect(numbers('1760').slice(0, 2)).toEqual(['UN1760', 'NA1760'])
    expect(numbers('348')).toContain('UN3480')
  })

  it('finds all names of a number with many rows, and none of a number without one', () => {
    expect(new Set(numbers('NA1993'))).toEqual(new Set(['NA1993']))
    expect(numbers('NA1993')).toHaveLength(6)
    expect(numbers('UN9999')).toEqual([])
    expect(numbers(' ')).toEqual([])
  })

  it('finds a name by its parts, the name itself first [DEF-132]', () => {
    expect(first('paint')?.properShippingName).toBe('Paint')
    expect(first('corrosive liq')?.properShippingName).toBe('Corrosive liquids, n.o.s.')
    expect(searchMaterials('silver acetylene', 20)).toMatchObject([
      { properShippingName: 'Acetylene silver nitrate', unNumber: null, isForbidden: true },
    ])
  })

  it('finds a name in the singular and in the plural [DEF-132]', () => {
    const named = (text: string) => searchMaterials(text, 20).map(({ properShippingName }) => properShippingName)
    expect(named('lithium ion battery')).toContain('Lithium ion batteries')
    expect(named('battery fluids')).toContain('Battery fluid, acid')
  })

  it('knows all names of a number, and the forbidden material of a name', () => {
    const goods = { hazmatUNNumber: 'UN1263', properShippingName: 'Acetylene silver nitrate', technicalName: null }
    expect(materialsFor(goods).map(({ properShippingName }) => properShippingName)).toEqual([
      'Acetylene silver nitrate',
      'Paint',
      'Paint related material',
    ])
  })
})
