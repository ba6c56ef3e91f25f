import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type Path, useFormState } from 'react-hook-form'
import { dockScheduleQuery } from '#features/locations/index.ts'
import type { OrderDraft } from '#features/orders/form/order-draft.ts'
import { shownErrors } from '#features/orders/form/order-errors.ts'
import { areStopsFromQuote, useDraft, useFreight, useOrderForm } from '#features/orders/form/order-form.tsx'
import { optionsOf } from '#platform/query/query.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { StopList, type StopListHandle } from './StopList.tsx'
import type { StopsSetup } from './stops-form.ts'

/** The stops of the order that is being entered. */
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
  return <StopList setup={useSetup()} ref={list} />
}

/** Who submits before the hours of a dock are there is judged by them all the same; one that cannot be had keeps nobody. */
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

function useSetup(): StopsSetup {
  const { form, inputs, hasQuote, docks, change, revealed, waitFor } = useOrderForm()
  const draft = useDraft()
  const { errors } = useFormState({ control: form.control })
  return {
    stops: draft.stops,
    change: (make) => change((now) => ({ ...now, stops: make(now.stops) })),
    issues: shownErrors(errors.stops, ['stops']).map(({ name, message }) => ({ path: pathOf(name), message })),
    onLeave: (path) => void form.trigger(path as Path<OrderDraft>),
    onDock: docks.keep,
    waitFor,
    revealed,
    freight: useFreight(),
    hasQuote,
    areFromQuote: areStopsFromQuote(draft),
    configuration: inputs.configuration,
    references: inputs.references,
  }
}

const pathOf = (name: string): FieldIssue['path'] =>
  name.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
