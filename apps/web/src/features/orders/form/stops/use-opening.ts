import { useState } from 'react'
import { useFormValue } from '#features/orders/form/order-form.tsx'

/** A part of the form that opens when an error appears in it, and when one of its fields is revealed. */
export function useOpening(isOwn: (name: string) => boolean, startsOpen: boolean) {
  const wrong = useFormValue(({ errors }) => errors().filter(({ name }) => isOwn(name)).length)
  const revealed = useFormValue((store) => {
    const latest = store.revealed()
    return latest && isOwn(latest.name) ? latest : null
  })
  const [isOpen, setOpen] = useState(startsOpen)
  const [before, setBefore] = useState({ wrong, revealed })
  if (before.wrong !== wrong || before.revealed !== revealed) {
    setBefore({ wrong, revealed })
    const isWanted = revealed !== null && before.revealed !== revealed
    if (wrong > before.wrong || isWanted) setOpen(true)
  }
  return { isOpen, wrong, toggle: () => setOpen(!isOpen) }
}
