import type { Lane } from '@lanewise/contract/lane-fields'
import type { FieldValues } from 'react-hook-form'
import { laneQuery } from '#features/lanes/lanes.api.ts'
import type { Edited } from '#platform/form/save/use-newest.ts'

export const editedLane = <V extends FieldValues>(lane: Lane, valuesOf: (lane: Lane) => V): Edited<V, Lane> => ({
  record: lane,
  newest: laneQuery(lane.id),
  valuesOf,
  history: { entity: 'lane', entityId: lane.id },
})
