import { type ReactNode, useState } from 'react'
import { errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { ConfirmDialog } from '#ui/layout/overlay/ConfirmDialog.tsx'

type ConfirmDoneProps = {
  title: string
  text: ReactNode
  /** Default messages, used when the server sends none. (LANE-34) */
  done: string
  failed: string
  run: () => Promise<{ isSuccess: boolean; message: string }>
  onDone?: () => void
  onClose: () => void
}

/** Asks for confirmation before a deletion and reports the result. */
export function ConfirmDone({ title, text, done, failed, run, onDone, onClose }: ConfirmDoneProps) {
  const snackbar = useSnackbar()
  const [isRunning, setRunning] = useState(false)
  const confirm = async () => {
    setRunning(true)
    try {
      const { isSuccess, message } = await run()
      if (isSuccess) snackbar.success(message || done)
      else snackbar.error(message || failed)
      onClose()
      if (isSuccess) onDone?.()
    } catch (error) {
      snackbar.error(errorText(error, failed))
      onClose()
    }
  }
  return (
    <ConfirmDialog
      open
      danger
      title={title}
      text={text}
      verb="Delete"
      loading={isRunning}
      onConfirm={() => void confirm()}
      onClose={() => {
        if (!isRunning) onClose()
      }}
    />
  )
}
