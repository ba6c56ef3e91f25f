import type { LaneEnd, LaneFields, LanePlace } from '@lanewise/contract/lane-fields'
import { useLocation, useNavigate } from 'react-router'

/** Values with which the dialog for a new lane begins. */
export type LaneStart = Partial<LaneFields>

type Visit = { newLane?: LaneStart; isClosed?: boolean } | null

/** Opens the dialog for a new lane on the page of the lanes, filled with what is known of a load. */
export function useStartLane(): (start: LaneStart) => void {
  const navigate = useNavigate()
  return (newLane) => void navigate('/lanes', { state: { newLane, isClosed: true } satisfies Visit })
}

/** What the address asks of the page: a new lane to begin with, and whether the user has just closed a lane. */
export const useLaneVisit = () => (useLocation().state as Visit) ?? {}

/** State of an address under which no lane opens by itself. */
export const closedLane = { isClosed: true } as const satisfies Visit

export const lanePlaceOf = ({ city, governingDistrictAbbreviation, postalCode, country }: LaneEnd): LanePlace => ({
  city,
  state: governingDistrictAbbreviation,
  postalCode,
  country,
})
