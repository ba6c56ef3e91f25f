import type { OrderSurroundings } from '@lanewise/domain/orders/order-rules'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { useEffect, useRef } from 'react'
import { type Path, type PathValue, type UseFormReturn, useForm } from 'react-hook-form'
import { pressEnded } from '#platform/form/press-ended.ts'
import { draftIssues, type OrderDraft } from './order-draft.ts'
import { errorsOf, shownErrors } from './order-errors.ts'

export type DraftForm = UseFormReturn<OrderDraft>

/** The form over a draft: checked by the rules that the server has too, on blur, then on each change. */
export function useDraftForm(start: OrderDraft, around: OrderSurroundings): DraftForm {
  const latest = useRef(around)
  latest.current = around
  const form = useForm<OrderDraft>({
    defaultValues: start as never,
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    resolver: async (values) => {
      const issues = draftIssues(values, latest.current)
      await pressEnded()
      return issues.length === 0 ? { values, errors: {} } : { values: {}, errors: errorsOf(issues) as never }
    },
  })
  const { isSubmitted } = form.formState
  useRecheck(form, isSubmitted ? (draft) => draftIssues(draft, latest.current) : null)
  return form
}

type Check = ((draft: OrderDraft) => FieldIssue[]) | null

/**
 * A rule may read several fields, so what is shown as wrong is checked again whenever anything changes; once somebody
 * tried to save, whatever a change makes wrong shows at once. What the server said stays until its field changes.
 */
function useRecheck(form: DraftForm, check: Check) {
  const latest = useRef(check)
  latest.current = check
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ errors = {} }) => {
          const wrong = shownErrors(errors).filter(({ type }) => type !== 'server')
          const found = latest.current?.(form.getValues()) ?? []
          const names = new Set([...wrong.map(({ name }) => name), ...found.map(({ path }) => path.join('.'))])
          if (names.size > 0) void form.trigger([...names] as Path<OrderDraft>[])
        },
      }),
    [form],
  )
}

/** Takes over what a pure change made of the draft; only what differs is set. */
export function takeOver(form: DraftForm, next: OrderDraft) {
  const before = form.getValues()
  const changed = (Object.keys(next) as (keyof OrderDraft)[]).filter(
    (name) => before[name] !== next[name] && JSON.stringify(before[name]) !== JSON.stringify(next[name]),
  )
  if (changed.length === 0) return
  for (const name of changed)
    form.setValue(name as Path<OrderDraft>, next[name] as PathValue<OrderDraft, Path<OrderDraft>>, {
      shouldDirty: true,
    })
}
