import { useState } from 'react'
import { shownErrors } from '#features/orders/form/order-errors.ts'
import type { OrderFormContent } from '#features/orders/form/order-form.tsx'
import { useSurprises } from '#features/orders/form/surprises/use-surprises.ts'
import type { OrderStart } from '#features/orders/form/use-order-content.ts'
import { useOrderSave } from './use-order-save.ts'

type Setup = { content: OrderFormContent; start: OrderStart; onSaved: (orderNumber: string) => void }

/** From the button to the saved order: open parts, rules, surprises, the call. */
export function useSubmit(setup: Setup) {
  const { content, start } = setup
  const saving = useOrderSave(setup)
  const surprises = useSurprises(content, start)
  const [isAsking, setAsking] = useState(false)
  const save = async () => {
    setAsking(false)
    await saving.save(surprises.travelling())
  }
  const meetRules = content.form.handleSubmit(
    async () => {
      const isOpen = surprises.find().some((one) => !surprises.isAccepted(one))
      if (isOpen) setAsking(true)
      else await save()
    },
    (errors) => {
      const [first] = shownErrors(errors)
      if (first) content.reveal(first.name)
    },
  )
  const [isWaiting, setWaiting] = useState(false)
  const submit = async () => {
    if (saving.isSaving || isWaiting) return
    setWaiting(true)
    const isComplete = await content.finish()
    setWaiting(false)
    if (isComplete) await meetRules()
  }
  return {
    ...saving,
    isSaving: saving.isSaving || isWaiting,
    submit,
    save,
    surprises,
    isAsking,
    stopAsking: () => setAsking(false),
  }
}
