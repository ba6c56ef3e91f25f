import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type Path, useFormState } from 'react-hook-form'
import type { OrderDraft } from '#features/orders/form/order-draft.ts'
import { shownErrors } from '#features/orders/form/order-errors.ts'
import { areStopsFromQuote, useDraft, useFreight, useOrderForm } from '#features/orders/form/order-form.tsx'
import { StopList, type StopListHandle } from './StopList.tsx'
import type { StopsSetup } from './stops-form.ts'

/** The stops of the order that is being entered. */
export function StopsSection() {
  const { beforeSubmit } = useOrderForm()
  const list = useRef<StopListHandle>(null)
  const register = useEffectEvent(() => beforeSubmit(async () => (await list.current?.finish()) ?? true))
  useEffect(() => register(), [])
  return <StopList setup={useSetup()} ref={list} />
}

function useSetup(): StopsSetup {
  const { form, inputs, hasQuote, docks, change, revealed } = useOrderForm()
  const draft = useDraft()
  const { errors } = useFormState({ control: form.control })
  return {
    stops: draft.stops,
    change: (make) => change((now) => ({ ...now, stops: make(now.stops) })),
    issues: shownErrors(errors.stops, ['stops']).map(({ name, message }) => ({ path: pathOf(name), message })),
    onLeave: (path) => void form.trigger(path as Path<OrderDraft>),
    onDock: docks.keep,
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
