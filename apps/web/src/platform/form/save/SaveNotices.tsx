import { changedMeanwhile } from '@lanewise/contract/messages'
import { humanize } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import type { FieldValues } from 'react-hook-form'
import { Alert } from '#ui/feedback/Alert.tsx'
import { BothSides } from './Joined.tsx'
import type { Conflict } from './save-context.ts'
import { TroubleNotice } from './TroubleNotice.tsx'
import type { Saving } from './use-save.ts'

/**
 * Messages about a save, shown inside the form: no response from the server, and what others changed in the meantime.
 */
export function SaveNotices<V extends FieldValues>({ saving }: { saving: Saving<V> }) {
  const { form, trouble, isSaving, submit, joining, sentences } = saving
  const { conflicts, taken, placed, decide } = joining
  const homeless = conflicts.filter(({ field }) => !placed.includes(field))
  const isChanged = sentences.length > 0 || conflicts.length > 0 || taken.length > 0
  if (!trouble && !isChanged) return null
  return (
    <Notices ref={trouble ? bringIntoView : undefined}>
      {trouble && (
        <TroubleNotice trouble={trouble} isSaving={isSaving} onRetry={() => void form.handleSubmit(submit)()} />
      )}
      {isChanged && (
        <Alert tone={conflicts.length > 0 ? 'risk' : 'info'} live title={changedMeanwhile}>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {conflicts.length > 0 && <p>{choose(conflicts)}</p>}
          {homeless.map((conflict) => (
            <Homeless key={conflict.field}>
              <p>{humanize(conflict.field)}</p>
              <BothSides
                conflict={conflict}
                label={humanize(conflict.field)}
                onDecide={(side) => decide(conflict.field, side)}
              />
            </Homeless>
          ))}
        </Alert>
      )}
    </Notices>
  )
}

const choose = ({ length }: readonly Conflict[]) =>
  length === 1
    ? 'You both changed one field. Choose mine or theirs there.'
    : `You both changed ${length} fields. Choose mine or theirs there.`

/** The save button is at the end of a form that may be scrolled. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

const Notices = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8, marginBottom: 12 })
const Homeless = styled('div')({ maxWidth: 320, marginTop: 6 })
