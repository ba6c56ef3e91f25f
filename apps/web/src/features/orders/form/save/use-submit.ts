import type { AcceptedCharge } from '@lanewise/contract/order-fields'
import { useState } from 'react'
import { useExtraCharges } from '#features/orders/form/extra-charges/use-extra-charges.ts'
import { shownErrors } from '#features/orders/form/order-errors.ts'
import type { OrderFormContent } from '#features/orders/form/order-form.tsx'
import type { OrderStart } from '#features/orders/form/use-order-content.ts'
import { useOrderSave } from './use-order-save.ts'

type Setup = {
  content: OrderFormContent
  start: OrderStart
  /** Whether the booking dialog saves the order and then books it. */
  isInDialog: boolean
  onSaved: (orderNumber: string) => void
}

/** Steps from the button to the saved order: open item forms, rules, likely extra costs, the call. */
export function useSubmit({ content, start, isInDialog, onSaved }: Setup) {
  const saving = useOrderSave({ content, start })
  const charges = useExtraCharges(content, start)
  const [isAsking, setAsking] = useState(false)
  const [booking, setBooking] = useState<AcceptedCharge[] | null>(null)
  const save = async () => {
    setAsking(false)
    const accepted = charges.travelling()
    if (isInDialog) return setBooking(accepted)
    const saved = await saving.save(accepted)
    if ('orderNumber' in saved) onSaved(saved.orderNumber)
  }
  const meetRules = content.form.handleSubmit(
    () => (charges.find().every(charges.isAccepted) ? save() : setAsking(true)),
    (errors) => {
      for (const { name } of shownErrors(errors).slice(0, 1)) content.reveal(name)
    },
  )
  const { isWaiting, complete } = useCompletion(content)
  const isSaving = saving.isSaving || isWaiting || booking !== null
  const submit = async () => {
    saving.noteConnection()
    if (!isSaving && (await complete())) await meetRules()
  }
  return {
    ...saving,
    isSaving,
    submit,
    save,
    charges,
    isAsking,
    stopAsking: () => setAsking(false),
    isBooking: booking !== null,
    /** The dialog shows the errors. (BOOK-13) */
    create: () => saving.save(booking ?? [], { suppressErrors: true }),
    stopBooking: () => setBooking(null),
  }
}

/** Waits for locations that are still loading. */
function useCompletion({ finish }: OrderFormContent) {
  const [isWaiting, setWaiting] = useState(false)
  const complete = async () => {
    setWaiting(true)
    const isComplete = await finish()
    setWaiting(false)
    return isComplete
  }
  return { isWaiting, complete }
}
