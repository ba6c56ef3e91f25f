import type { DockSchedule } from '@lanewise/contract/location-shapes'
import type { FormLocation, FormStop } from '@lanewise/contract/order-payload'
import type { DockDay } from '@lanewise/domain/locations/dock-hours'
import { pickDate, withDockTimes } from '@lanewise/domain/orders/stops/picked-date'
import { secondStopDate } from '@lanewise/domain/orders/stops/stop-times'
import { workdaysOf } from '@lanewise/domain/shared/holidays'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dockScheduleQuery, useDockSchedule } from '#features/locations/index.ts'
import { useFreight, useOrderForm } from '#features/orders/form/order-form.tsx'
import { useStop, useStops } from '#features/orders/form/stops/stops-form.ts'
import { optionsOf } from '#platform/query/query.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'

type Place = Pick<FormLocation, 'locationNumber'> | null
type Week = readonly DockDay[]

/** Dock schedule of a stop's location; undefined while it is unknown. */
export function useDock(location: Place): DockSchedule | undefined {
  const schedule = useDockSchedule(location?.locationNumber ?? '', location !== null)
  return location ? schedule.data : undefined
}

/** Sets date and times by the dock hours, and again when newer hours arrive. (STOP-16 to STOP-20) */
export function useDockHours(stopKey: string) {
  const { now, change, keys, index, indexOf } = useStop(stopKey)
  const { form, hasQuote, inputs } = useOrderForm()
  const { shippingMode } = useFreight()
  const { knownWeek, loadWeek } = useWeeks()
  const applyHours = useApplyHours()
  const [hasFailed, setFailed] = useState(false)
  const setting = {
    shippingMode,
    hasQuote,
    get workdays() {
      const countries = form.getValues().stops.map(({ location }) => location?.country)
      return workdaysOf(countries, inputs.configuration.companyHolidays)
    },
    weekOf: ({ location }: FormStop) => knownWeek(location),
  }
  const load = async (key: string | undefined, place: Place) => {
    if (!key || !place) return
    const former = knownWeek(place)
    applyHours(key, former, await loadWeek(place))
  }
  return {
    /** True when the dock hours of this stop could not be loaded after its date was picked. */
    hasFailed,
    pick: async (date: string | null) => {
      change((stops) => pickDate(stops, indexOf(stopKey), { date, ...setting }))
      setFailed(false)
      if (!date) return
      // The user did not ask for the hours of the next stop, so a failure to load them is not reported.
      if (index === 0 && secondStopDate(date, setting))
        load(keys[1], form.getValues().stops[1]?.location ?? null).catch(() => {})
      await load(stopKey, now().location).catch(() => setFailed(true))
    },
    followNewDock: async (former: Place, place: NonNullable<Place>) =>
      applyHours(stopKey, knownWeek(former), await loadWeek(place).catch(() => [])),
    followSaved: ({ dockHours }: DockSchedule) => applyHours(stopKey, knownWeek(now().location), dockHours),
  }
}

/** Times follow newly loaded hours, unless the user has changed them in the meantime. */
function useApplyHours() {
  const { changeStop } = useStops()
  return (key: string, former: Week, week: Week) => changeStop(key, (now) => withDockTimes(now, { former, week }))
}

/** Dock hours from the cache, and freshly loaded from the server. */
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
