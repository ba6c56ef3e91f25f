import type { AcceptedSurprise } from '@lanewise/contract/order-fields'
import type { FormStop } from '@lanewise/contract/order-payload'
import { findSurprises, type Surprise } from '@lanewise/domain/orders/surprises/find-surprises'
import { freightLoad, type Load } from '@lanewise/domain/orders/surprises/freight-load'
import { useState } from 'react'
import type { OrderFormContent } from '#features/orders/form/order-form.tsx'
import type { OrderStart } from '#features/orders/form/use-order-content.ts'

export type FormSurprise = Surprise<FormStop>

/** What usually costs extra later, and which of it the user accepted. */
export function useSurprises(content: OrderFormContent, start: OrderStart) {
  const [accepted, setAccepted] = useState<readonly string[]>(start.accepted)
  const [quoted] = useState<Load>(() => freightLoad(start.draft))
  const { form, docks, hasQuote } = content
  const find = (): FormSurprise[] =>
    findSurprises(form.getValues(), {
      dockOf: ({ location }) => location && docks.of(location.locationNumber),
      flagsOf: ({ location }) => location?.requirementFlags ?? [],
      quoted: hasQuote ? quoted : null,
    })
  return {
    find,
    isAccepted: ({ text }: FormSurprise) => accepted.includes(text),
    accept: (surprises: readonly FormSurprise[]) =>
      setAccepted((before) => [...new Set([...before, ...surprises.map(({ text }) => text)])]),
    /** Those that hold now and were accepted, as they travel with the order. */
    travelling: (also: readonly FormSurprise[] = []): AcceptedSurprise[] =>
      find()
        .filter((one) => accepted.includes(one.text) || also.some(({ text }) => text === one.text))
        .map(({ kind, stop, text }) => ({ kind, stop, text })),
    mend: (surprise: FormSurprise) => {
      if (surprise.endsRate) content.removeQuote()
      content.change(surprise.mend)
    },
  }
}
