import { previewOf, ratePlacer } from '@lanewise/domain/lanes/sheet/preview'
import { type CurrentRate, orderKey, type PlacedRate, type PreviewRow } from '@lanewise/domain/lanes/sheet/preview-row'
import { placeName } from '@lanewise/domain/places/place-name'
import { agreedOf, countingRates, fieldsOf, type RateRow } from '#features/lanes/index.ts'
import { companySettings } from '#features/settings/index.ts'
import { type Context, todayOf } from '#platform/context.ts'
import { type NewSheetRow, type SheetFileRow, sheetCarriers, sheetLanes } from '../rate-sheets.queries.ts'
import { laneKeyOf } from './lane-ends.ts'
import { type CheckedRate, readSheetRate } from './read-sheet-rates.ts'

/** A rate of the sheet with its lane and carrier, and the file rows it was read from. */
export type SheetRate = CheckedRate & PlacedRate & { storedRate: readonly SheetFileRow[] }

/** Lanes and carriers that a sheet may name. */
export async function readKnown(ctx: Context) {
  const lanes = (await sheetLanes(ctx.db)).map((row) => ({
    ...laneKeyOf(row),
    id: row.id,
    miles: row.estimatedMilesTenths === null ? null : row.estimatedMilesTenths / 10,
  }))
  const carriers = (await sheetCarriers(ctx.db)).map(({ modes, ...same }) => ({
    ...same,
    haulsTruckloads: modes.includes('TL'),
  }))
  const { fuelPerMile } = await companySettings(ctx)
  return { lanes, carriers, today: todayOf(ctx), fuelPerMile }
}
export type KnownNames = Awaited<ReturnType<typeof readKnown>>

/** Parses a rate from its file rows. Corrected rows follow the same rules. */
export function sheetReader(known: KnownNames): (rows: readonly SheetFileRow[]) => SheetRate {
  const place = ratePlacer(known)
  return (storedRate) => ({ ...place(readSheetRate(storedRate)), storedRate: storedRate })
}

/** Differences for whole lanes of a sheet, as rows to store. The input must contain all of the lanes' rates. */
export async function compareLanes(
  { db }: Context,
  rates: readonly SheetRate[],
  { known, rateSheetId }: { known: KnownNames; rateSheetId: string },
): Promise<NewSheetRow[]> {
  const lanes = [...new Set(rates.flatMap(({ lane }) => lane ?? []))]
  const current = await countingRates(
    db,
    lanes.map(({ id }) => id),
  )
  const preview = previewOf(rates, { ...known, lanes, rates: current.map(currentOf) })
  const rateOf = new Map(rates.map((rate) => [rate.row, rate]))
  const currentBy = new Map(current.map((row) => [row.id, row]))
  return preview.map((row) => ({
    rateSheetId,
    ...recordOf(row, {
      given: row.row === null ? undefined : rateOf.get(row.row),
      former: row.before ? currentBy.get(row.before.id) : undefined,
    }),
  }))
}

const currentOf = (row: RateRow): CurrentRate => ({
  ...agreedOf(row),
  id: row.id,
  laneId: row.laneId,
  carrierId: row.carrierId,
  carrierName: row.carrierName,
})

type Beside = { given: SheetRate | undefined; former: RateRow | undefined }

function recordOf(preview: PreviewRow, { given, former }: Beside) {
  const { kind, row, lane, carrier, after, endsOn, percent, issues } = preview
  const fields = after && given?.fields
  return {
    sortKey: orderKey(preview),
    kind,
    rowNumber: row,
    laneId: lane?.id ?? null,
    carrierId: carrier?.id ?? null,
    rateId: former?.id ?? null,
    laneName: lane?.name ?? given?.cells.lane ?? '',
    way: lane ? `${placeName(lane.origin)} → ${placeName(lane.destination)}` : '',
    carrierName: carrier?.name ?? given?.cells.carrier ?? '',
    before: former ? fieldsOf(former) : null,
    after: fields ? { ...fields, carrierId: carrier?.id } : null,
    endsOn,
    percent,
    issues,
    cells: given?.storedRate ?? [],
    isChosen: true,
  }
}
