import { CommodityFields } from '@lanewise/contract/commodities'
import { describe, expect, it } from 'vitest'
import { inPacks, packs } from './packs.ts'
import { foodProducts, paperProducts } from './products.ts'

const catalogues = { food: inPacks(foodProducts, packs), paper: inPacks(paperProducts, packs.slice(0, 2)) }

for (const [name, products] of Object.entries(catalogues)) {
  describe(`the ${name} catalogue`, () => {
    it('holds commodities that a user could have entered', () => {
      for (const product of products) expect(CommodityFields.safeParse(product).error?.issues).toBeUndefined()
    })

    it('uses a code once, whatever its case', () => {
      const codes = products.map(({ commodityCode }) => commodityCode.toLowerCase())
      expect(new Set(codes).size).toBe(codes.length)
    })
  })
}

describe('the food catalogue', () => {
  it('has something of each kind that screens treat differently', () => {
    const parsed = catalogues.food.map((product) => CommodityFields.parse(product))
    expect(parsed.some(({ isHazmat }) => isHazmat)).toBe(true)
    expect(parsed.some(({ isStackable }) => isStackable)).toBe(true)
    expect(parsed.some(({ nmfcNumber }) => nmfcNumber !== null)).toBe(true)
  })
})
