import { type Segregation, segregation } from '#commodities/segregation.ts'

/** A line of freight as far as it decides what else may be on its truck. */
export type LoadedItem = {
  orderNumber: string
  description: string | null
  isHazmat: boolean
  hazmatHazardClass: string | null
}

/** What freight of one truck means for each other, in sentences that name both items. */
export type GoodsTogether = { refusals: string[]; warnings: string[] }

/** Items that may not travel together, and those that may only well separated. */
export function goodsTogether(items: readonly LoadedItem[]): GoodsTogether {
  const hazardous = items.flatMap((item) =>
    item.isHazmat && item.hazmatHazardClass ? [{ ...item, hazardClass: item.hazmatHazardClass }] : [],
  )
  const pairs = hazardous.flatMap((one, index) =>
    hazardous
      .slice(index + 1)
      .filter((other) => !isSame(one, other))
      .map((other) => ({
        words: `${nameOf(one)} and ${nameOf(other)}`,
        verdict: segregation(one.hazardClass, other.hazardClass),
      })),
  )
  const said = (verdict: Segregation, predicate: string) => [
    ...new Set(pairs.filter((pair) => pair.verdict === verdict).map(({ words }) => `${words} ${predicate}`)),
  ]
  return {
    refusals: said('forbidden', 'may not travel together'),
    warnings: said('restricted', 'may travel together only if they are kept apart'),
  }
}

/** Goods that are split over several lines are no company for themselves. */
const isSame = (one: LoadedItem, other: LoadedItem) =>
  one.description === other.description && one.hazmatHazardClass === other.hazmatHazardClass

/** "Bleach (class 5.1, order O1042)" */
const nameOf = ({ description, hazardClass, orderNumber }: LoadedItem & { hazardClass: string }) =>
  `${description || 'An item without a name'} (class ${hazardClass}, order ${orderNumber})`
