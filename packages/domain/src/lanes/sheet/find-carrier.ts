import { parseCarrierNumber } from '#carriers/numbers.ts'
import { carrierMessage } from '#lanes/rate-rules.ts'
import { type CellIssue, type RateSheetColumn, rateSheetColumns } from '#lanes/sheet/columns.ts'
import { foldedName, suggestions } from '#lanes/sheet/names.ts'
import type { SheetRate } from '#lanes/sheet/read-rates.ts'

export type SheetCarrier = {
  id: string
  name: string
  dotNumber: string | null
  docketNumber: string | null
  haulsTruckloads: boolean
}

/** The carrier that a rate names, even if it cannot have the rate, and the problem with the cell. */
export type CarrierMatch = { carrier: SheetCarrier | null; issue: CellIssue | null }

/** Finds the carrier of a rate by its number, or, without a number, by its exact name, ignoring case. */
export function carrierFinder(carriers: readonly SheetCarrier[]): (rate: SheetRate) => CarrierMatch {
  const byNumber = new Map(
    carriers.flatMap((carrier) =>
      [carrier.dotNumber, carrier.docketNumber].flatMap((number) => (number ? [[number, carrier] as const] : [])),
    ),
  )
  const byName = Map.groupBy(carriers, ({ name }) => foldedName(name))
  const suggest = suggestions(
    'No carrier has this name',
    carriers.map(({ name }) => name),
  )
  return ({ row, cells }) => {
    const wrong = (column: RateSheetColumn, message: string): CarrierMatch => ({
      carrier: null,
      issue: { row, column, value: cells[column], message },
    })
    const matchFor = (carrier: SheetCarrier, column: RateSheetColumn): CarrierMatch =>
      carrier.haulsTruckloads
        ? { carrier, issue: null }
        : { ...wrong(column, `${carrier.name} hauls no truckloads. ${carrierMessage}`), carrier }
    if (cells.carrierNumber) {
      const carrier = byNumber.get(parseCarrierNumber(cells.carrierNumber)?.value ?? '')
      return carrier ? matchFor(carrier, 'carrierNumber') : wrong('carrierNumber', 'No carrier has this number')
    }
    if (!cells.carrier) return wrong('carrier', carrierMessage)
    const [carrier, ...others] = byName.get(foldedName(cells.carrier)) ?? []
    if (!carrier)
      return { carrier: null, issue: { row, column: 'carrier', value: cells.carrier, ...suggest(cells.carrier) } }
    if (others.length === 0) return matchFor(carrier, 'carrier')
    return wrong('carrier', `${others.length + 1} carriers have this name. Enter ${rateSheetColumns.carrierNumber}`)
  }
}
