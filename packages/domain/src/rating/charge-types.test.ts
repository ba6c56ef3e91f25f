import { describe, expect, it } from 'vitest'
import { allChargeTypes, chargeTypes, offeredChargeTypes } from './charge-types.ts'

const namesOf = (types: readonly (keyof typeof chargeTypes)[]) => types.map((type) => chargeTypes[type].label)

describe('charge types', () => {
  it('have a twin of the freight audit, but not the fees and the tax', () => {
    const names = namesOf(allChargeTypes)
    const twins = names.filter((name) => name.startsWith('Freight Audit ') && name !== 'Freight Audit Management Fee')
    const originals = names.filter((name) => !name.startsWith('Freight Audit '))
    const twinless = originals.filter((name) => !twins.includes(`Freight Audit ${name}`))
    expect(twinless).toEqual(['Tax', 'Credit Card Fee'])
    expect(twins).toHaveLength(originals.length - 2)
    expect(names).toContain('Freight Audit Detention')
    expect(names).toContain('Freight Audit Freight Rate')
    expect(names).not.toContain('Freight Audit Freight Audit Management Fee')
  })

  it('put a twin under the rule of its original', () => {
    expect(chargeTypes.FreightAuditDetention).toEqual({ label: 'Freight Audit Detention', group: 'Exception' })
    expect(chargeTypes.FreightAuditFuelSurcharge.group).toBe('Fuel')
    for (const type of allChargeTypes) {
      const twin = chargeTypes[`FreightAudit${type}` as keyof typeof chargeTypes]
      if (twin) expect(twin.group).toBe(chargeTypes[type].group)
    }
  })
})

describe('offeredChargeTypes', () => {
  it('are the names with Freight Audit, the management fee among them, or all others', () => {
    const audit = namesOf(offeredChargeTypes(true))
    const others = namesOf(offeredChargeTypes(false))
    expect(audit.every((name) => name.includes('Freight Audit'))).toBe(true)
    expect(audit).toContain('Freight Audit Management Fee')
    expect(others.some((name) => name.includes('Freight Audit'))).toBe(false)
    expect(others).toContain('Detention')
    expect(audit.length + others.length).toBe(allChargeTypes.length)
  })
})
