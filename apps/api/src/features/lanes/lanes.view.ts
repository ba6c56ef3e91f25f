import { Lane, type LaneEnd, LaneSummary } from '@lanewise/contract/lane-fields'
import { laneEntity } from '@lanewise/contract/lanes'
import { equipmentModeLabels } from '@lanewise/domain/freight/modes'
import {
  type DayCount,
  monthlyCounts,
  projectedMonthlyVolume,
  volumeHistory,
  ytdShipmentCount,
} from '@lanewise/domain/lanes/volume'
import { placeName } from '@lanewise/domain/places/place-name'
import { type Country, findState } from '@lanewise/domain/places/states'
import { declaredFields } from '#platform/declared-fields.ts'
import type { SearchHit } from '#platform/feature.ts'
import { recordResult } from '#platform/record-result.ts'
import type { LaneRow } from './lanes.queries.ts'

const summary = declaredFields(LaneSummary)
const declared = declaredFields(Lane)

export const summaryView = (row: LaneRow, numberOfCarriers: number): LaneSummary =>
  summary({
    ...row,
    originLocationDetails: originOf(row),
    destinationLocationDetails: destinationOf(row),
    estimatedMiles: milesOf(row),
    numberOfCarriers,
    createDateTime: row.createdAt.toISOString(),
  })

type Beside = { way: [number, number][] | null; today: string; days: readonly DayCount[] }

export const laneView = (row: LaneRow, { way: route, today, days }: Beside): Lane =>
  declared({
    ...row,
    originLocation: originOf(row),
    destinationLocation: destinationOf(row),
    estimatedMiles: milesOf(row),
    way: route,
    ytdShipmentCount: ytdShipmentCount(days, today),
    monthlyCounts: monthlyCounts(volumeHistory(days), today),
    projectedMonthlyVolume: projectedMonthlyVolume(volumeHistory(days), today),
    createDateTime: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  })

export const laneResult = (row: LaneRow): SearchHit =>
  recordResult(laneEntity, row, [
    `${laneEndText(originOf(row))} to ${laneEndText(destinationOf(row))}`,
    equipmentModeLabels[row.equipmentMode],
  ])

export const milesOf = ({ estimatedMilesTenths: tenths }: Pick<LaneRow, 'estimatedMilesTenths'>) =>
  tenths === null ? null : tenths / 10

/** Text such as "Chicago, IL 60606". */
export const laneEndText = ({ city, governingDistrictAbbreviation: state, postalCode }: Omit<LaneEnd, 'country'>) =>
  placeName({ city, state, postalCode })

export const originOf = (row: LaneRow): LaneEnd => ({
  city: row.originCity,
  postalCode: row.originPostalCode,
  ...district(row.originCountry, row.originState),
  latitude: row.originLatitude,
  longitude: row.originLongitude,
})

export const destinationOf = (row: LaneRow): LaneEnd => ({
  city: row.destinationCity,
  postalCode: row.destinationPostalCode,
  ...district(row.destinationCountry, row.destinationState),
  latitude: row.destinationLatitude,
  longitude: row.destinationLongitude,
})

const district = (country: Country, state: string) => ({
  governingDistrictAbbreviation: state,
  governingDistrictName: findState(country, state)?.name ?? state,
  country,
})
