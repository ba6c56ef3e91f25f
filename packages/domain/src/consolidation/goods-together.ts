import { type Segregation, segregation } from '#commodities/segregation.ts'

/** Facts about a line of freight that decide what else may be on its truck. */
export type LoadedItem = {
  /** Null for an item of the order on the screen. */
  orderNumber: string | null
  description: string | null
  isHazmat: boolean
  hazmatHazardClass: string | null
}

/** Conflicts between items on one truck, as sentences that name both items. */
export type GoodsTogether = { refusals: string[]; warnings: string[] }

/** Items that may not travel together, and items that may travel together only if well separated. */
export function goodsTogether(items: readonly LoadedItem[]): GoodsTogether {
  const hazardous = items.flatMap((item) =>
    item.isHazmat && item.hazmatHazardClass ? [{ ...item, hazardClass: item.hazmatHazardClass }] : [],
  )
  const pairs = hazardous.flatMap((one, index) =>
    hazardous
      .slice(index + 1)
      .filter((other) => !isSame(one, other))
      .map((other) => ({
        text: `${nameOf(one)} and ${nameOf(other)}`,
        verdict: segregation(one.hazardClass, other.hazardClass),
      })),
  )
  const sentences = (verdict: Segregation, predicate: string) => [
    ...new Set(pairs.filter((pair) => pair.verdict === verdict).map(({ text }) => `${text} ${predicate}`)),
  ]
  return {
    refusals: sentences('forbidden', 'may not travel together'),
    warnings: sentences('restricted', 'may travel together only if they are separated'),
  }
}

/** Lines of the same goods are not checked against each other. */
const isSame = (one: LoadedItem, other: LoadedItem) =>
  one.description === other.description && one.hazmatHazardClass === other.hazmatHazardClass

/** Example: "Bleach (class 5.1, order O1042)" */
const nameOf = ({ description, hazardClass, orderNumber }: LoadedItem & { hazardClass: string }) =>
  `${description || 'An item without a name'} (class ${hazardClass}${orderNumber === null ? '' : `, order ${orderNumber}`})`
