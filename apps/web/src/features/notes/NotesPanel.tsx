import { styled } from '@mui/material/styles'
import { errorText } from '#platform/query/problem.ts'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { Button } from '#ui/action/Button.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { NoteEntry } from './NoteEntry.tsx'
import type { Noted, Notes } from './notes.api.ts'
import { WriteNote } from './WriteNote.tsx'

type NotesPanelProps = { noted: Noted; notes: Notes; standing?: string | null }

/** Notes on a record in the order in which they were written, and the field for a new one. (NOTE-2) */
export function NotesPanel({ noted, notes, standing = null }: NotesPanelProps) {
  const { rows, status, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = notes
  const { id: ownId } = useUser()
  return (
    <Panel>
      {standing && <Standing>{standing}</Standing>}
      {status === 'loading' && <SkeletonRows height={44} />}
      {status === 'error' && rows.length === 0 && <ErrorState text={errorText(error)} onRetry={() => void refetch()} />}
      {hasNextPage && (
        <Button kind="ghost" size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show older
        </Button>
      )}
      {status === 'success' && rows.length === 0 && !standing && <Nothing>No notes yet</Nothing>}
      {rows.length > 0 && (
        <List aria-label="Notes">
          {rows.toReversed().map((note) => (
            <NoteEntry key={note.id} noted={noted} note={note} isOwn={note.creator.id === ownId} />
          ))}
        </List>
      )}
      <WriteNote key={noted.entityId} noted={noted} />
    </Panel>
  )
}

const Panel = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12, minWidth: 0 })

const List = styled('ol')({ display: 'flex', flexDirection: 'column', gap: 12, listStyle: 'none' })

const Nothing = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.tertiary }))

const Standing = styled('p')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
