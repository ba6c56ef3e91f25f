import type { ReactNode } from 'react'
import { useState } from 'react'
import { errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { ConfirmDialog } from '#ui/layout/overlay/ConfirmDialog.tsx'

type ConfirmCallProps = {
  title: string
  text: ReactNode
  verb: string
  /** What is said when it is done. */
  done: string
  run: () => Promise<unknown>
  danger?: boolean
  onClose: (isDone: boolean) => void
}

/** Asks, does it, and says how it went. */
export function ConfirmCall({ title, text, verb, done, run, danger = false, onClose }: ConfirmCallProps) {
  const say = useSnackbar()
  const [isRunning, setRunning] = useState(false)
  const confirm = async () => {
    setRunning(true)
    try {
      await run()
      say.success(done)
      onClose(true)
    } catch (error) {
      say.error(errorText(error))
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
