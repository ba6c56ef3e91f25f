import type { AcceptedCharge } from '@lanewise/contract/order-fields'
import type { FormStop } from '@lanewise/contract/order-payload'
import type { ExtraCharge } from '@lanewise/domain/orders/extra-charges/extra-charge'
import { findExtraCharges } from '@lanewise/domain/orders/extra-charges/find-extra-charges'
import { freightLoad, type Load } from '@lanewise/domain/orders/extra-charges/freight-load'
import { useState } from 'react'
import type { OrderDraft } from '#features/orders/form/order-draft.ts'
import type { OrderFormContent } from '#features/orders/form/order-form.tsx'
import type { OrderStart } from '#features/orders/form/use-order-content.ts'
import { dayOf } from '#platform/use-now.ts'

export type FormCharge = ExtraCharge<FormStop>

/** Likely extra costs of an order, and which of them the user has accepted. */
export function useExtraCharges(content: OrderFormContent, start: OrderStart) {
  const [accepted, setAccepted] = useState<readonly string[]>(start.accepted)
  const [quoted] = useState<Load>(() => freightLoad(start.draft))
  const { form, docks, hasQuote } = content
  const find = (): FormCharge[] =>
    findExtraCharges(form.getValues(), {
      dockOf: ({ location }) => location && docks.of(location.locationNumber),
      flagsOf: ({ location }) => location?.requirementFlags ?? [],
      quoted: hasQuote ? quoted : null,
      today: dayOf(new Date()),
    })
  return {
    find,
    isAccepted: ({ text }: FormCharge) => accepted.includes(text),
    accept: (charges: readonly FormCharge[]) =>
      setAccepted((before) => [...new Set([...before, ...charges.map(({ text }) => text)])]),
    /** Current extra costs that were accepted, as they are saved with the order. */
    travelling: (also: readonly FormCharge[] = []): AcceptedCharge[] =>
      find()
        .filter((one) => accepted.includes(one.text) || also.some(({ text }) => text === one.text))
        .map(({ kind, stop, text }) => ({ kind, stop, text })),
    /** Extra costs caused by locked fields cannot be fixed, only accepted. (DEF-58) */
    mayFix: ({ fix, field, endsRate }: FormCharge) => {
      const now = form.getValues()
      const changed = fix ? changedPaths(now, fix.change(now)) : field ? [field] : []
      return [...changed, ...(endsRate ? ['quoteNumberOrId'] : [])].every((path) => content.lockOf(path) === undefined)
    },
    fix: ({ fix, endsRate }: FormCharge) => {
      if (endsRate) content.removeQuote()
      if (fix) content.change(fix.change)
    },
    /** Moves to the field that only the user can fill in. */
    goTo: content.reveal,
  }
}

/** Paths of the changed fields, with stops by index. */
function changedPaths(before: OrderDraft, after: OrderDraft): string[] {
  const ofStops = after.stops.flatMap((stop, index) =>
    changedFields(before.stops[index] ?? {}, stop).map((field) => `stops.${index}.${field}`),
  )
  return [...changedFields(before, after).filter((field) => field !== 'stops'), ...ofStops]
}

const changedFields = (before: object, after: object): string[] => {
  const known = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after).flatMap(([field, value]) =>
    JSON.stringify(value) === JSON.stringify(known.get(field)) ? [] : [field],
  )
}
