import { type ReactNode, useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#ui/layout/overlay/ConfirmDialog.tsx'

type UnsavedGuardProps = {
  isDirty: boolean
  /** What is edited stands in the query of the address, so that Back would close it. */
  inAddress?: boolean
}

/** Asks before unsaved changes are lost: when the screen changes, and when the tab closes. */
export function UnsavedGuard({ isDirty, inAddress = false }: UnsavedGuardProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isOtherScreen = currentLocation.pathname !== nextLocation.pathname
    const isClosedByBack = inAddress && historyAction === 'POP' && currentLocation.search !== nextLocation.search
    return isDirty && (isOtherScreen || isClosedByBack)
  })
  useUnloadQuestion(isDirty)
  if (blocker.state !== 'blocked') return null
  return <DiscardDialog onDiscard={() => blocker.proceed()} onStay={() => blocker.reset()} />
}

/** Lets the browser ask before the tab closes or loads again. */
export function useUnloadQuestion(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isOn])
}

/** Closes at once, or asks first when something would be lost; the question is to be shown beside the dialog. */
export function useDiscardQuestion(isDirty: boolean, onClose: () => void): [close: () => void, question: ReactNode] {
  const [isAsking, setAsking] = useState(false)
  const close = () => (isDirty ? setAsking(true) : onClose())
  return [close, isAsking && <DiscardDialog onDiscard={onClose} onStay={() => setAsking(false)} />]
}

export function DiscardDialog({ onDiscard, onStay }: { onDiscard: () => void; onStay: () => void }) {
  return (
    <ConfirmDialog
      open
      danger
      title="Discard changes?"
      text="What you entered has not been saved."
      verb="Discard changes"
      onConfirm={onDiscard}
      onClose={onStay}
    />
  )
}
