import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { replaceEqualDeep } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import { type Path, type PathValue, type UseFormReturn, useForm } from 'react-hook-form'
import { pressEnded } from '#platform/form/press-ended.ts'
import { createDraftStore, type DraftStore } from './draft-store.ts'
import type { OrderDraft } from './order-draft.ts'
import { errorsOf, type OrderErrors, shownErrors } from './order-errors.ts'

export type DraftForm = UseFormReturn<OrderDraft>

/** Form of a draft, validated by the same rules as on the server: on blur first, then on each change. */
export function useDraftForm(start: OrderDraft, check: (draft: OrderDraft) => FieldIssue[]) {
  const [store] = useState(() => createDraftStore(start, check))
  const form = useForm<OrderDraft>({
    defaultValues: start as never,
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    resolver: async (values) => {
      await pressEnded()
      const issues = store.issues()
      return issues.length === 0 ? { values, errors: {} } : { values: {}, errors: errorsOf(issues) as never }
    },
  })
  useStored(form, store)
  useRecheck(form, store)
  return { form, store }
}

/** Subscribes before any component of the form can change the draft. */
function useStored(form: DraftForm, store: DraftStore) {
  useLayoutEffect(
    () =>
      form.subscribe({
        formState: { values: true, errors: true },
        callback: ({ values, errors = {} }) => store.update(values as OrderDraft, errors),
      }),
    [form, store],
  )
}

/**
 * Rules may read several fields, so visible errors are rechecked on every change. After the first attempt to save, new
 * errors show immediately. Errors of the server stay until their field changes.
 */
function useRecheck(form: DraftForm, store: DraftStore) {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ errors = {}, isSubmitted = false }) => {
          const names = outdated(errors, store.issues(), isSubmitted)
          if (names.length > 0) void form.trigger(names)
        },
      }),
    [form, store],
  )
}

/** Fields whose shown message no longer matches the rules. */
function outdated(errors: OrderErrors, issues: readonly FieldIssue[], isSubmitted: boolean): Path<OrderDraft>[] {
  const messages = new Map(issues.map(({ path, message }) => [path.join('.'), message]))
  const shown = new Map(shownErrors(errors).map((error) => [error.name, error]))
  const gone = [...shown.values()].filter(({ name, type }) => type !== 'server' && !messages.has(name))
  const other = [...messages].filter(([name, message]) => {
    const error = shown.get(name)
    return error ? error.message !== message || error.type === 'server' : isSubmitted
  })
  return [...gone.map(({ name }) => name), ...other.map(([name]) => name)] as Path<OrderDraft>[]
}

/** Applies a pure change of the draft to the form. Only fields that differ are set. */
export function takeOver(form: DraftForm, next: OrderDraft) {
  const before = form.getValues()
  const changed = (Object.keys(next) as (keyof OrderDraft)[]).filter(
    (name) => replaceEqualDeep(before[name], next[name]) !== before[name],
  )
  if (changed.length === 0) return
  for (const name of changed)
    form.setValue(name as Path<OrderDraft>, next[name] as PathValue<OrderDraft, Path<OrderDraft>>, {
      shouldDirty: true,
    })
}
