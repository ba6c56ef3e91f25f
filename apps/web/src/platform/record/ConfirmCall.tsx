import type { ReactNode } from 'react'
import { useState } from 'react'
import { type Said, saved } from '#platform/form/save/said.ts'
import { errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { ConfirmDialog } from '#ui/layout/overlay/ConfirmDialog.tsx'

type ConfirmCallProps<A> = {
  title: string
  text: ReactNode
  verb: string
  /** What is said when it is done, or, by what was answered, that it came to nothing. */
  done: string | ((answer: A) => Said)
  run: () => Promise<A>
  danger?: boolean
  onClose: (isDone: boolean) => void
}

/** Asks, does it, and says how it went. */
export function ConfirmCall<A>({ title, text, verb, done, run, danger = false, onClose }: ConfirmCallProps<A>) {
  const say = useSnackbar()
  const [isRunning, setRunning] = useState(false)
  const confirm = async () => {
    setRunning(true)
    try {
      const answer = await run()
      const said = typeof done === 'string' ? saved(done) : done(answer)
      say[said.kind](said.text, said.options)
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
