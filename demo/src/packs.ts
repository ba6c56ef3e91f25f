import type { Facts } from './products.ts'

/** The same products in other pack sizes, as in a real catalog. */
export function inPacks(
  products: readonly Facts[],
  packs: readonly { suffix: string; text: string; pallets: number }[],
): Facts[] {
  return packs.flatMap(({ suffix, text, pallets }) =>
    products.map((one) => {
      const palletCount = Math.max(1, (one.palletCount ?? 1) + pallets)
      const perPallet = (one.packageQuantity ?? 1) / Math.max(1, one.palletCount ?? 1)
      return {
        ...one,
        commodityCode: `${one.commodityCode}${suffix}`,
        description: `${one.description}${text}`,
        palletCount,
        packageQuantity: Math.round(perPallet * palletCount),
      }
    }),
  )
}

export const packs = [
  { suffix: '', text: '', pallets: 0 },
  { suffix: '-B', text: ', club pack', pallets: 2 },
  { suffix: '-C', text: ', export label', pallets: -1 },
  { suffix: '-D', text: ', foodservice', pallets: 4 },
] as const
