import type { CustomerConfiguration } from '@lanewise/contract/configuration'
import { writeParameter } from '@lanewise/contract/quote-address'
import { QuoteDraft, quoteDetailsAt } from '@lanewise/contract/quote-form'
import { useEffect, useRef, useState } from 'react'
import type { LineItemsHandle } from '#features/line-items/index.ts'
import { isSameQuestion, newDetails, readable } from '#features/quotes/wizard/new-details.ts'
import type { Go } from '#features/quotes/wizard/use-quote-address.ts'
import { type ContractForm, useContractForm } from '#platform/form/ContractForm.tsx'
import type { Trouble } from '#platform/form/save/use-sender.ts'
import { randomUuid } from '#platform/query/random-uuid.ts'

/** Pause in typing, in milliseconds, before the address is updated. Browsers reject an update at every keystroke. */
const PAUSE = 300

const schema = quoteDetailsAt(() => new Date())

export type DetailsForm = ContractForm<QuoteDraft>

type Setup = {
  configuration: CustomerConfiguration
  details: QuoteDraft | null
  go: Go
  onWritten: (text: string | null) => void
}

/** Form of the first step. It keeps the address up to date and leads to the rates. */
export function useDetailsForm({ configuration, details, go, onWritten }: Setup) {
  const [start] = useState(() => details ?? newDetails(configuration))
  const form = useContractForm(schema, start)
  const items = useRef<LineItemsHandle>(null)
  const write = async (draft: QuoteDraft) => {
    const readableDraft = readable(draft)
    onWritten(readableDraft && writeParameter(QuoteDraft, readableDraft))
    await go({ step: 'ShipmentDetails', details: readableDraft, rate: null }, { replace: true })
  }
  const stop = useFollowing(form, write)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const ask = form.handleSubmit(
    async (draft) => {
      if (!navigator.onLine) return
      stop()
      const isUnchanged = start.requestId !== null && isSameQuestion(start, draft)
      const next = { ...draft, requestId: isUnchanged ? start.requestId : randomUuid() }
      await write(draft)
      await go({ step: 'CarrierRates', details: next, rate: null })
    },
    (errors) => {
      if (Object.keys(errors).every((name) => name === 'lineItems')) items.current?.focus()
    },
  )
  const getRates = async () => {
    setTrouble(navigator.onLine ? null : 'offline')
    if ((await items.current?.finish()) !== false) await ask()
  }
  return { form, items, getRates, trouble }
}

/** Writes the entered details after a pause. Returns a function that cancels the pending write. */
function useFollowing(form: DetailsForm, write: (draft: QuoteDraft) => Promise<void>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(write)
  latest.current = write
  useEffect(() => {
    const end = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => void latest.current(form.getValues()), PAUSE)
      },
    })
    return () => {
      end()
      clearTimeout(timer.current)
    }
  }, [form])
  return () => clearTimeout(timer.current)
}
