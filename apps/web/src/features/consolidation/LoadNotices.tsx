import { plural } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { RotateCw } from 'lucide-react'
import { TroubleNotice } from '#platform/form/save/TroubleNotice.tsx'
import { Button } from '#ui/action/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { Column } from './page-layout.tsx'
import type { WorkingLoad } from './use-load.ts'
import type { useSaveLoad } from './use-save-load.ts'

type LoadNoticesProps = {
  load: WorkingLoad
  saving: ReturnType<typeof useSaveLoad>
  /** Reason why the base order cannot be consolidated at all. */
  refusal: string | null
  onSave: () => void
}

/** Notices that the user must see before this load can be saved. */
export function LoadNotices({ load, saving, refusal, onSave }: LoadNoticesProps) {
  const { refusals = [], warnings = [], outsideWindows = [] } = load.preview ?? {}
  const startAgain = () => {
    load.reset()
    saving.forget()
  }
  const again = (
    <Button size="small" icon={<RotateCw />} onClick={startAgain}>
      Start again
    </Button>
  )
  return (
    <Notices>
      {refusal !== null && <Alert tone="risk">{refusal}</Alert>}
      {saving.trouble && <TroubleNotice trouble={saving.trouble} isSaving={saving.isSaving} onRetry={onSave} />}
      {saving.refusal !== null && (
        <Alert tone="late" live title="Nothing was saved" action={again}>
          {saving.refusal}
        </Alert>
      )}
      {load.isOutdated && saving.refusal === null && !saving.isSaved && (
        <Alert tone="risk" live title="Somebody else changed this shipment" action={again}>
          Your changes to the load are still here.
        </Alert>
      )}
      {refusals.length > 0 && (
        <Alert tone="late" live title="This load cannot be saved">
          {sentences(refusals)}
        </Alert>
      )}
      {warnings.length > 0 && (
        <Alert tone="risk" live>
          {sentences(warnings)}
        </Alert>
      )}
      {outsideWindows.length > 0 && (
        <Alert tone="risk" live title={outsideTitle(outsideWindows.length)}>
          {sentences(outsideWindows.map(({ text }) => text))}
        </Alert>
      )}
    </Notices>
  )
}

export const outsideTitle = (count: number) => `${plural(count, 'stop')} planned outside the window of an order`

export const sentences = (texts: readonly string[]) => texts.map((text) => <p key={text}>{text}</p>)

const Notices = styled(Column)({ '&:empty': { display: 'none' } })
