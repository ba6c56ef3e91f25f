import { billOf, type Party } from '#bills-of-lading/bill.ts'
import type { BillItem, BillSource } from '#bills-of-lading/bill-source.ts'

export type PalletLabel = {
  /** Counts from 1 over all pallets of the shipment. */
  pallet: number
  of: number
  orderNumber: string
  reference: string
  goods: string
  isHazmat: boolean
  shipFrom: Party
  shipTo: Party
}

/** Upper limit, because nobody prints a file with more labels. */
export const mostPalletLabels = 500
export const noPallets = 'This freight has no pallets'
export const tooManyPallets = `Labels are printed for at most ${mostPalletLabels} pallets at once`

/** Labels need a shipment, because they name the shipment that the freight travels with. */
export const onNoShipment = (orderNumbers: readonly string[]): string =>
  orderNumbers.length === 1
    ? `Order ${orderNumbers[0]} is on no shipment yet`
    : `Orders ${orderNumbers.join(', ')} are on no shipment yet`

export const palletsOf = (items: readonly Pick<BillItem, 'palletCount'>[]): number =>
  items.reduce((sum, { palletCount }) => sum + (palletCount ?? 0), 0)

/** One label per pallet, in the order of the bills. Each label names the parties of its bill. */
export function palletLabels(sources: readonly BillSource[]): PalletLabel[] {
  const all = sources.flatMap((source) => {
    const { shipFrom, shipTo, orders } = billOf(source)
    return source.items.flatMap((item) => {
      const index = source.orders.findIndex(({ orderNumber }) => orderNumber === item.orderNumber)
      const label = {
        orderNumber: item.orderNumber,
        reference: orders[index]?.number ?? '',
        goods: item.description,
        isHazmat: item.isHazmat,
        shipFrom,
        shipTo,
      }
      return Array.from({ length: item.palletCount ?? 0 }, () => label)
    })
  })
  return all.map((label, index) => ({ ...label, pallet: index + 1, of: all.length }))
}

export const labelFormats = ['FourBySix', 'Letter'] as const
export type LabelFormat = (typeof labelFormats)[number]

export const labelFormatLabels: Readonly<Record<LabelFormat, string>> = {
  FourBySix: '4 × 6 in, one label per page',
  Letter: 'Letter, two labels per page',
}
