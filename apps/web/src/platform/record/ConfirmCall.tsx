import type { ReactNode } from 'react'
import { useState } from 'react'
import { type SaveMessage, saved } from '#platform/form/save/save-message.ts'
import { errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { ConfirmDialog } from '#ui/layout/overlay/ConfirmDialog.tsx'

type ConfirmCallProps<A> = {
  title: string
  text: ReactNode
  verb: string
  /**
   * Success message, or a function that returns the message for the response, which may also report that nothing was
   * done. Null where the caller shows its own message.
   */
  done: string | ((answer: A) => SaveMessage) | null
  run: () => Promise<A>
  danger?: boolean
  onClose: (isDone: boolean) => void
}

/** Confirms an action, runs it, and shows the result. */
export function ConfirmCall<A>({ title, text, verb, done, run, danger = false, onClose }: ConfirmCallProps<A>) {
  const snackbar = useSnackbar()
  const [isRunning, setRunning] = useState(false)
  const confirm = async () => {
    setRunning(true)
    try {
      const answer = await run()
      const message = typeof done === 'string' ? saved(done) : done?.(answer)
      if (message) snackbar[message.kind](message.text, message.options)
      onClose(true)
    } catch (error) {
      snackbar.error(errorText(error))
      onClose(false)
    }
  }
  return (
    <ConfirmDialog
      open
      danger={danger}
      title={title}
      text={text}
      verb={verb}
      loading={isRunning}
      onConfirm={() => void confirm()}
      onClose={() => {
        if (!isRunning) onClose(false)
      }}
    />
  )
}
