import { Card } from '#ui/layout/Card.tsx'
import { NotesPanel } from './NotesPanel.tsx'
import { countOf, type Noted, useNotes } from './notes.api.ts'

/** Notes on a record in their own card. The standing text of the record itself comes first. */
export function NotesCard({ noted, standing = null }: { noted: Noted; standing?: string | null }) {
  const notes = useNotes(noted)
  return (
    <Card title="Notes" subtitle={countOf(notes)}>
      <NotesPanel noted={noted} notes={notes} standing={standing} />
    </Card>
  )
}
