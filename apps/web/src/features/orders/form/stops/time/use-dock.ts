import type { DockSchedule } from '@lanewise/contract/location-shapes'
import type { FormLocation, FormStop } from '@lanewise/contract/order-payload'
import type { DockDay } from '@lanewise/domain/locations/dock-hours'
import { followDock, pickDate } from '@lanewise/domain/orders/stops/picked-date'
import { secondStopDate } from '@lanewise/domain/orders/stops/stop-times'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dockScheduleQuery, useDockSchedule } from '#features/locations/index.ts'
import { useFreight, useOrderForm } from '#features/orders/form/order-form.tsx'
import { useStop, useStops } from '#features/orders/form/stops/stops-form.ts'
import { optionsOf } from '#platform/query/query.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'

type Place = Pick<FormLocation, 'locationNumber'> | null
type Week = readonly DockDay[]

/** The dock of a stop's place; undefined while nobody knows it. */
export function useDock(location: Place): DockSchedule | undefined {
  const found = useDockSchedule(location?.locationNumber ?? '', location !== null)
  return location ? found.data : undefined
}

/** STOP-16 to STOP-20: sets date and times by the hours of the dock, and again when newer hours come in. */
export function useDockHours(stopKey: string) {
  const { now, change, keys, index, indexOf } = useStop(stopKey)
  const { form, hasQuote } = useOrderForm()
  const { shippingMode } = useFreight()
  const { knownWeek, loadWeek } = useWeeks()
  const follow = useFollow()
  const [hasFailed, setFailed] = useState(false)
  const setting = {
    shippingMode,
    hasQuote,
    weekOf: ({ location }: FormStop) => knownWeek(location),
  }
  const load = async (key: string | undefined, place: Place) => {
    if (!key || !place) return
    const former = knownWeek(place)
    follow(key, former, await loadWeek(place))
  }
  return {
    /** The hours of this stop's dock could not be loaded when its date was picked. */
    hasFailed,
    pick: async (date: string | null) => {
      change((stops) => pickDate(stops, indexOf(stopKey), { date, ...setting }))
      setFailed(false)
      if (!date) return
      // Nobody asked for the next stop's hours, so nobody is told that they could not be loaded.
      if (index === 0 && secondStopDate(date, setting))
        load(keys[1], form.getValues().stops[1]?.location ?? null).catch(() => {})
      await load(stopKey, now().location).catch(() => setFailed(true))
    },
    followNewDock: async (former: Place, place: NonNullable<Place>) =>
      follow(stopKey, knownWeek(former), await loadWeek(place).catch(() => [])),
    followSaved: ({ dockHours }: DockSchedule) => follow(stopKey, knownWeek(now().location), dockHours),
  }
}

/** Times follow the hours that come in, unless somebody has changed them meanwhile. */
function useFollow() {
  const { changeStop } = useStops()
  return (key: string, former: Week, week: Week) => changeStop(key, (now) => followDock(now, { former, week }))
}

/** The hours of docks: as they are known, and as the server knows them now. */
function useWeeks() {
  const session = useSession()
  const client = useQueryClient()
  return {
    knownWeek: (place: Place): Week => {
      if (!place) return []
      return client.getQueryData<DockSchedule>(dockScheduleQuery(place.locationNumber).key)?.dockHours ?? []
    },
    loadWeek: async ({ locationNumber }: NonNullable<Place>): Promise<Week> =>
      (await client.fetchQuery({ ...optionsOf(session, dockScheduleQuery(locationNumber)), staleTime: 0 })).dockHours,
  }
}
