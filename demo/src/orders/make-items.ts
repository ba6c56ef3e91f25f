import { CommodityFields } from '@lanewise/contract/commodities'
import { fromCommodity } from '@lanewise/domain/orders/items/commodity-item'
import type { Freight } from '@lanewise/domain/orders/items/freight-rules'
import { type LineItem, newLineItem, withDerived } from '@lanewise/domain/orders/items/line-item'
import type { Facts } from '#products.ts'
import type { Random } from '#random.ts'

/** Pallet positions and maximum weight in pounds of a trailer. */
const full = { pallets: 26, pounds: 43_000 }

/** Line items that fill a truck, a large part of it, or a few pallet positions. */
export function makeItems(random: Random, products: readonly Facts[], freight: Freight): LineItem[] {
  const isTruckload = freight.shippingMode === 'TL'
  const wanted = isTruckload ? random.whole(12, full.pallets) : freight.shippingMode === 'VLTL' ? 9 : random.whole(1, 6)
  const kinds = Math.min(wanted, isTruckload ? random.pick([1, 2, 2, 3, 4]) : random.pick([1, 1, 1, 2, 3]))
  const items = Array.from({ length: kinds }, (_unused, index) => {
    const pallets = Math.floor(wanted / kinds) + (index < wanted % kinds ? 1 : 0)
    return itemOf(random, random.pick(products), { pallets, freight })
  })
  return lighter(items)
}

function itemOf(random: Random, facts: Facts, { pallets, freight }: { pallets: number; freight: Freight }): LineItem {
  const goods = CommodityFields.parse(facts)
  const perPallet = Math.max(1, Math.round((goods.packageQuantity ?? 1) / Math.max(1, goods.palletCount ?? 1)))
  const item = fromCommodity(
    newLineItem(random.id(), freight),
    { ...goods, packageQuantity: pallets * perPallet },
    freight,
  )
  return withDerived({ ...item, palletCount: pallets })
}

/** Reduces the number of packages of heavy goods so that the truck is not overweight. */
function lighter(items: readonly LineItem[]): LineItem[] {
  const pounds = items.reduce((sum, { totalWeight }) => sum + (totalWeight ?? 0), 0)
  if (pounds <= full.pounds) return [...items]
  const share = full.pounds / pounds
  return items.map((item) => {
    const packageCount = Math.max(1, Math.floor((item.packageCount ?? 1) * share))
    const each = (item.totalWeight ?? 0) / Math.max(1, item.packageCount ?? 1)
    return withDerived({ ...item, packageCount, totalWeight: Math.round(packageCount * each * 100) / 100 })
  })
}
