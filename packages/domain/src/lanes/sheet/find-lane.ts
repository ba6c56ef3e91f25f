import { type EquipmentMode, equipmentModeLabels } from '#freight/modes.ts'
import type { LaneEnd } from '#lanes/match-lane.ts'
import { type CellIssue, type RateSheetColumn, rateSheetColumns } from '#lanes/sheet/columns.ts'
import { foldedName, suggestions } from '#lanes/sheet/names.ts'
import type { SheetRate } from '#lanes/sheet/read-rates.ts'
import { normalizedCity } from '#locations/address.ts'
import { postalCodeKey } from '#locations/postal-code.ts'
import { placeName } from '#places/place-name.ts'
import type { Country } from '#places/states.ts'

export type SheetLane = {
  id: string
  name: string
  equipmentMode: EquipmentMode
  origin: LaneEnd
  destination: LaneEnd
  /** Null if there is no road connection. */
  miles: number | null
}

/** If both are null, the lane cannot be looked up because of another cell, which already has an issue. */
export type LaneMatch = { lane: SheetLane | null; issue: CellIssue | null }

/** Finds the lane of a rate by its name, or, without a name, by origin, destination, and equipment. */
export function laneFinder(lanes: readonly SheetLane[]): (rate: SheetRate) => LaneMatch {
  const byName = Map.groupBy(lanes, ({ name }) => foldedName(name))
  const suggest = suggestions(
    'No lane has this name',
    lanes.map(({ name }) => name),
  )
  let index: ReturnType<typeof originIndex> | null = null
  const byRoute = new Map<string, SheetLane[]>()
  return (rate) => {
    if (rate.cells.lane) {
      const called = byName.get(foldedName(rate.cells.lane)) ?? []
      return called.length > 0 ? laneByName(rate, called) : unknown(rate, suggest(rate.cells.lane))
    }
    const missing = (['origin', 'destination', 'equipment'] as const).find((column) => !rate.cells[column])
    if (missing) return wrong(rate, missing === 'equipment' ? 'equipment' : 'lane', messages[missing])
    if (rate.equipmentMode === null) return { lane: null, issue: null }
    const key = [rate.cells.origin, rate.cells.destination, rate.equipmentMode].join('|')
    // The index is built only when needed, because most sheets name their lanes.
    index ??= originIndex(lanes)
    const candidates = byRoute.get(key) ?? lanesByRoute(rate, index(rate.cells.origin))
    byRoute.set(key, candidates)
    return only(rate, candidates, { column: 'origin', none: 'No lane has this origin, destination and equipment' })
  }
}

const messages = {
  origin: `Enter the name of a lane, or ${rateSheetColumns.origin} and ${rateSheetColumns.destination}`,
  destination: `Enter the name of a lane, or ${rateSheetColumns.origin} and ${rateSheetColumns.destination}`,
  equipment: `${rateSheetColumns.equipment} is required if the lane is not named`,
}

/** If several lanes have the same name, the other cells decide; a cell that contradicts the lane gets an issue. */
function laneByName(rate: SheetRate, lanes: readonly SheetLane[]): LaneMatch {
  const fitting = lanes.filter((lane) => !contradiction(rate, lane))
  const [lane] = lanes
  const against = lanes.length === 1 && lane ? contradiction(rate, lane) : null
  if (against) return wrong(rate, against.column, against.message)
  return only(rate, fitting, { column: 'lane', none: 'No lane has this name' })
}

type Wording = { column: RateSheetColumn; none: string }

function only(rate: SheetRate, [lane, ...others]: readonly SheetLane[], { column, none }: Wording): LaneMatch {
  if (!lane) return wrong(rate, column, none)
  if (others.length === 0) return { lane, issue: null }
  const count = others.length + 1
  return wrong(
    rate,
    column,
    column === 'lane'
      ? `${count} lanes have this name. Enter origin, destination and equipment too`
      : `${count} lanes have this origin and destination. Enter the name of the lane`,
  )
}

const unknown = ({ row, cells }: SheetRate, suggestion: ReturnType<ReturnType<typeof suggestions>>): LaneMatch => ({
  lane: null,
  issue: { row, column: 'lane', value: cells.lane, ...suggestion },
})

const wrong = ({ row, cells }: SheetRate, column: RateSheetColumn, message: string): LaneMatch => ({
  lane: null,
  issue: { row, column, value: cells[column], message },
})

function contradiction({ cells, equipmentMode }: SheetRate, lane: SheetLane) {
  if (equipmentMode !== null && equipmentMode !== lane.equipmentMode)
    return {
      column: 'equipment',
      message: `${lane.name} is a lane for ${equipmentModeLabels[lane.equipmentMode]}`,
    } as const
  if (cells.origin && rankOfEnd(cells.origin, lane.origin) === 0)
    return { column: 'origin', message: `${lane.name} begins in ${placeName(lane.origin)}` } as const
  if (cells.destination && rankOfEnd(cells.destination, lane.destination) === 0)
    return { column: 'destination', message: `${lane.name} ends in ${placeName(lane.destination)}` } as const
  return null
}

/** Lanes whose ends match best: an exact match of an end outranks a partial one. */
function lanesByRoute({ cells, equipmentMode }: SheetRate, lanes: readonly SheetLane[]): SheetLane[] {
  const ranked = lanes
    .filter((lane) => lane.equipmentMode === equipmentMode)
    .map((lane) => {
      const [from, to] = [rankOfEnd(cells.origin, lane.origin), rankOfEnd(cells.destination, lane.destination)]
      return { lane, rank: from > 0 && to > 0 ? from + to : 0 }
    })
  const best = Math.max(1, ...ranked.map(({ rank }) => rank))
  return ranked.filter(({ rank }) => rank === best).map(({ lane }) => lane)
}

const countries: readonly Country[] = ['US', 'CA', 'MX']

/**
 * Lanes that may begin at the origin of a cell, indexed by city and by postal code, because checking every lane for
 * every row is slow.
 */
function originIndex(lanes: readonly SheetLane[]): (origin: string) => SheetLane[] {
  const byCity = Map.groupBy(lanes, ({ origin }) => normalizedCity(origin))
  const byCode = Map.groupBy(
    lanes.filter(({ origin }) => origin.postalCode !== null),
    ({ origin }) => `${origin.country} ${keyOf(origin, origin.postalCode ?? '')}`,
  )
  return (text) => {
    const { city, state, code } = partsOf(text)
    return countries.flatMap((country) =>
      city === null
        ? (byCode.get(`${country} ${postalCodeKey(country, code ?? '')}`) ?? [])
        : (byCity.get(normalizedCity({ city, state, country })) ?? []),
    )
  }
}

/** 2 if the cell exactly matches the stored end, 1 if it names more or less of the same place, otherwise 0. */
export function rankOfEnd(text: string, end: LaneEnd): 0 | 1 | 2 {
  const { city, state, code } = partsOf(text)
  const isCode = code !== null && end.postalCode !== null && keyOf(end, code) === keyOf(end, end.postalCode)
  if (city === null) return isCode ? 2 : 0
  const isCity = normalizedCity({ city, state, country: end.country }) === normalizedCity(end)
  if (code === null) return isCity ? (end.postalCode === null ? 2 : 1) : 0
  if (isCode) return isCity ? 2 : 0
  return isCity && end.postalCode === null ? 1 : 0
}

/** "Joliet, IL 60433", "Joliet, IL" or "60433"; spreadsheets drop the leading zeros of a standalone postal code. */
function partsOf(text: string): { city: string | null; state: string; code: string | null } {
  const [place = '', rest] = splitAtLastComma(text)
  if (rest === undefined) return { city: null, state: '', code: withZeros(place) }
  const [, state = '', code = ''] =
    /^(\p{L}[\p{L} .]*?)(?:\s+(\d[\d -]*|\p{L}\d\p{L}[ -]?\d\p{L}\d))?$/u.exec(rest) ?? []
  return { city: place, state, code: code || null }
}

function splitAtLastComma(text: string): [string, string | undefined] {
  const at = text.lastIndexOf(',')
  return at < 0 ? [text.trim(), undefined] : [text.slice(0, at).trim(), text.slice(at + 1).trim()]
}

const withZeros = (code: string) => (/^\d{3,4}$/.test(code) ? code.padStart(5, '0') : code)

const keyOf = ({ country }: LaneEnd, code: string) => postalCodeKey(country, code)
