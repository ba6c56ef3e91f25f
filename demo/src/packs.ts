import type { Facts } from './products.ts'

/** The same products in other pack sizes, as in a real catalog. */
export function inPacks(
  products: readonly Facts[],
  packs: readonly { suffix: string; words: string; pallets: number }[],
): Facts[] {
  return packs.flatMap(({ suffix, words, pallets }) =>
    products.map((one) => {
      const palletCount = Math.max(1, (one.palletCount ?? 1) + pallets)
      const perPallet = (one.packageQuantity ?? 1) / Math.max(1, one.palletCount ?? 1)
      return {
        ...one,
        commodityCode: `${one.commodityCode}${suffix}`,
        description: `${one.description}${words}`,
        palletCount,
        packageQuantity: Math.round(perPallet * palletCount),
      }
    }),
  )
}

export const packs = [
  { suffix: '', words: '', pallets: 0 },
  { suffix: '-B', words: ', club pack', pallets: 2 },
  { suffix: '-C', words: ', export label', pallets: -1 },
  { suffix: '-D', words: ', foodservice', pallets: 4 },
] as const
