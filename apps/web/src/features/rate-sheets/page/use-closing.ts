import type { RateSheet } from '@lanewise/contract/rate-sheets'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useProgress } from '#platform/import/use-upload.ts'
import { errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { useApplyRateSheet, useDiscardRateSheet } from '../rate-sheets.api.ts'
import { counted } from './words.ts'

/** Applies the sheet or lets it go. */
export function useClosing({ id }: RateSheet) {
  const params = { rateSheetId: id }
  // Known before the call, so that nothing of its progress is missed.
  const [importId] = useState(() => crypto.randomUUID())
  const { progress, forget } = useProgress(importId)
  const applying = useApplyRateSheet()
  const discarding = useDiscardRateSheet()
  const navigate = useNavigate()
  const say = useSnackbar()
  const apply = async () => {
    try {
      const { applied, notApplied } = await applying.mutateAsync({ params, body: { importId } })
      if (notApplied.length === 0) say.success(`${counted(applied, 'change')} applied`)
      else say.error(`${counted(notApplied.length, 'change')} could not be applied`)
    } catch (error) {
      say.error(errorText(error, 'Failed to apply the rate sheet'))
    } finally {
      forget()
    }
  }
  const discard = async () => {
    try {
      await discarding.mutateAsync({ params })
      void navigate('/lanes/rate-sheets')
    } catch (error) {
      say.error(errorText(error))
    }
  }
  return { progress, isApplying: applying.isPending, apply, discard }
}
