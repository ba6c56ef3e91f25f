import { Progress } from '@lanewise/contract/event'
import type { RateSheet } from '@lanewise/contract/rate-sheets'
import { plural } from '@lanewise/domain/shared/format'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLiveGroup } from '#platform/live/SocketProvider.tsx'
import { errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { useApplyRateSheet, useDiscardRateSheet, useRefreshSheet } from '../rate-sheets.api.ts'

/** Applies or discards the sheet. */
export function useClosing(sheet: RateSheet) {
  const params = { rateSheetId: sheet.id }
  const applying = useApplyRateSheet()
  const discarding = useDiscardRateSheet()
  const navigate = useNavigate()
  const snackbar = useSnackbar()
  const progress = useApplying(sheet)
  const apply = async () => {
    try {
      await applying.mutateAsync({ params })
    } catch (error) {
      snackbar.error(errorText(error, 'Failed to apply the rate sheet'))
    }
  }
  const discard = async () => {
    try {
      await discarding.mutateAsync({ params })
      void navigate('/lanes/rate-sheets')
    } catch (error) {
      snackbar.error(errorText(error))
    }
  }
  return { progress, isApplying: applying.isPending || sheet.state === 'Applying', apply, discard }
}

/**
 * Progress of the apply job, no matter which user started it or when this page was opened. Reports the result when the
 * job ends.
 */
function useApplying({ id, state, applied, notApplied, notReached }: RateSheet) {
  const [reported, hear] = useState(0)
  const refresh = useRefreshSheet()
  const snackbar = useSnackbar()
  useLiveGroup(id, 'progress', ({ payload }) => {
    hear(Progress.safeParse(payload).data?.done ?? 0)
    refresh(false)
  })
  const before = useRef(state)
  useEffect(() => {
    const hasEnded = before.current === 'Applying' && state !== 'Applying'
    before.current = state
    if (!hasEnded) return
    refresh(true)
    if (state === 'Failed') snackbar.error('Applying the rate sheet was interrupted')
    else if (notApplied > 0) snackbar.error(`${plural(notApplied, 'change')} could not be applied`)
    else snackbar.success(`${plural(applied, 'change')} applied`)
  }, [state, applied, notApplied, refresh, snackbar])
  return { done: Math.max(reported, applied + notApplied), total: applied + notApplied + notReached }
}
