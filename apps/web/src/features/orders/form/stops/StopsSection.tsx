import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { dockScheduleQuery } from '#features/locations/index.ts'
import { useOrderForm } from '#features/orders/form/order-form.tsx'
import { optionsOf } from '#platform/query/query.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { StopList, type StopListHandle } from './StopList.tsx'

export function StopsSection() {
  const { beforeSubmit } = useOrderForm()
  const list = useRef<StopListHandle>(null)
  const loadDocks = useLoadDocks()
  const register = useEffectEvent(() =>
    beforeSubmit(async () => {
      await loadDocks()
      return (await list.current?.finish()) ?? true
    }),
  )
  useEffect(() => register(), [])
  return <StopList ref={list} />
}

/**
 * Validation waits for the dock hours, so that an early submit is checked against them. Hours that fail to load do not
 * block it.
 */
function useLoadDocks() {
  const { form, docks } = useOrderForm()
  const session = useSession()
  const client = useQueryClient()
  const load = async (number: string) => {
    const dock = await client.fetchQuery(optionsOf(session, dockScheduleQuery(number))).catch(() => null)
    if (dock) docks.keep(number, dock)
  }
  return async () => {
    const numbers = form.getValues().stops.flatMap(({ location }) => location?.locationNumber ?? [])
    await Promise.all(numbers.filter((number) => !docks.of(number)).map(load))
  }
}
