import type { getBolReport, sendBolReport } from '@lanewise/contract/bills-of-lading'
import type { CallInput } from '@lanewise/contract/operation'
import { useEffect, useRef } from 'react'
import { useBolReport, useSendBol } from '#features/bills-of-lading/bills-of-lading.api.ts'
import { useSavePdf } from '#features/bills-of-lading/use-save-pdf.ts'
import { errorText } from '#platform/query/problem.ts'
import { randomUuid } from '#platform/query/random-uuid.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

type Command = CallInput<typeof getBolReport>['body']
type Letter = CallInput<typeof sendBolReport>['body']

/**
 * Downloads or emails bills one after the other. The selection stays when a bill fails. The result is reported even if
 * the dialog has been closed in the meantime.
 */
export function usePrint(onDone: () => void) {
  const report = useBolReport()
  const send = useSending()
  const savePdf = useSavePdf()
  const isBusy = useRef(false)
  const isShown = useShown()
  const alone = async (print: () => Promise<boolean>) => {
    if (isBusy.current) return
    isBusy.current = true
    const isDone = await print()
    isBusy.current = false
    if (isDone && isShown.current) onDone()
  }
  return {
    download: (body: Command) => alone(() => savePdf(report.mutateAsync({ body }))),
    send: (generateParameters: Command, emails: readonly string[]) =>
      alone(() => send.run({ generateParameters, emails: [...emails] })),
    isPending: report.isPending || send.isPending,
  }
}

/**
 * A retry reuses the key of the first attempt, so that nobody gets an email twice when the answer was lost. (BOL-13)
 */
function useSending() {
  const { mutateAsync, isPending } = useSendBol()
  const snackbar = useSnackbar()
  const unanswered = useRef({ content: '', key: '' })
  const failed = (detail?: string) => {
    snackbar.error('Failed to send BOLs', detail ? { detail } : {})
    return false
  }
  const run = async (body: Letter): Promise<boolean> => {
    const content = JSON.stringify(body)
    if (unanswered.current.content !== content) unanswered.current = { content, key: randomUuid() }
    try {
      const { sent } = await mutateAsync({ body, options: { idempotencyKey: unanswered.current.key } })
      unanswered.current = { content: '', key: '' }
      if (sent !== true) return failed()
      snackbar.success('BOLs sent to provided emails')
      return true
    } catch (error) {
      return failed(errorText(error))
    }
  }
  return { run, isPending }
}

/** Whether the dialog is still mounted. */
function useShown() {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}
