import { type ReactNode, useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#ui/layout/overlay/ConfirmDialog.tsx'

type UnsavedGuardProps = {
  isDirty: boolean
  /** True when the query string of the URL identifies the edited record, so that Back would close it. */
  inAddress?: boolean
}

/** Asks for confirmation before unsaved changes are lost, when the screen changes and when the tab closes. */
export const UnsavedGuard = ({ isDirty, inAddress = false }: UnsavedGuardProps) => (
  <LeaveGuard
    isOn={isDirty}
    holds={({ isOtherScreen, isBack }) => isOtherScreen || (inAddress && isBack)}
    question={(leave, stay) => <DiscardDialog onDiscard={leave} onStay={stay} />}
  />
)

type LeaveAttempt = {
  isOtherScreen: boolean
  /** Back or Forward in the browser, including to another query of the same screen. */
  isBack: boolean
}

type LeaveGuardProps = {
  isOn: boolean
  holds: (attempt: LeaveAttempt) => boolean
  question: (leave: () => void, stay: () => void) => ReactNode
}

/** Blocks navigation until the user confirms it. When the tab closes or reloads, the browser asks instead. */
export function LeaveGuard({ isOn, holds, question }: LeaveGuardProps) {
  const blocker = useBlocker(({ currentLocation: here, nextLocation: there, historyAction }) => {
    const isOtherScreen = here.pathname !== there.pathname
    const isBack = historyAction === 'POP' && (isOtherScreen || here.search !== there.search)
    return isOn && holds({ isOtherScreen, isBack })
  })
  useUnloadQuestion(isOn)
  if (blocker.state !== 'blocked') return null
  return question(
    () => blocker.proceed(),
    () => blocker.reset(),
  )
}

/** Makes the browser ask before the tab closes or reloads. */
function useUnloadQuestion(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isOn])
}

/** Closes at once, or asks first when input would be lost. The returned question is rendered next to the dialog. */
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
