import { changedMeanwhile } from '@lanewise/contract/messages'
import { historySentences } from '@lanewise/domain/shared/sentences'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Conflict } from '#platform/query/problem.ts'
import { Button } from '#ui/action/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { DiscardDialog } from './UnsavedGuard.tsx'

type ChangedMeanwhileProps = {
  conflict: Conflict
  /** Shows the newer version and drops what was entered; asked before. */
  onReload: () => void
  onSaveAnyway: () => void
}

/** A save met a newer version: says who changed what and lets the user choose, with everything entered still there. */
export function ChangedMeanwhile({ conflict, onReload, onSaveAnyway }: ChangedMeanwhileProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <Alert tone="late" live title={changedMeanwhile}>
      <Sentences ref={bringIntoView}>
        {sentencesOf(conflict).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Sentences>
      <Actions>
        <Button size="small" onClick={() => setAsking(true)}>
          Reload
        </Button>
        <Button size="small" onClick={onSaveAnyway}>
          Save mine anyway
        </Button>
      </Actions>
      {isAsking && <DiscardDialog onDiscard={onReload} onStay={() => setAsking(false)} />}
    </Alert>
  )
}

/** The same words as in the history of the record. */
function sentencesOf({ changedBy, changes }: Conflict) {
  const values = Object.fromEntries(changes.map(({ field, from, to }) => [field, [from, to] as const]))
  const labels = Object.fromEntries(changes.map(({ field, label }) => [field, label]))
  return historySentences({ who: changedBy, kind: '', name: '', action: 'changed', changes: values }, labels)
}

/** The save was asked for at the end of a form that may be scrolled. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

const Sentences = styled('ul')({ listStyle: 'none' })
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: '6px 0 2px' })
