import type { Note } from '@lanewise/contract/notes'
import { styled } from '@mui/material/styles'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { dateTimeHere } from '#platform/date-time.ts'
import { Picture } from '#platform/Picture.tsx'
import { lazyPart } from '#platform/routing/lazy-part.tsx'
import { MenuButton } from '#ui/action/MenuButton.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { ConfirmDialog } from '#ui/layout/overlay/ConfirmDialog.tsx'
import { NoteContent } from './NoteContent.tsx'
import type { Noted } from './notes.api.ts'
import { useNoteRemoval, useNoteSaving } from './use-note-saving.ts'

const NoteEditor = lazyPart(async () => (await import('./editor/NoteEditor.tsx')).default)

type NoteEntryProps = { noted: Noted; note: Note; isOwn: boolean }

/** One note with its author and times (NOTE-1). Only its author can edit and delete it. (NOTE-10) */
export function NoteEntry({ noted, note, isOwn }: NoteEntryProps) {
  const [opened, open] = useState<'edit' | 'delete' | null>(null)
  const { creator, createDateTime, updatedDateTime, isEdited, noteHTML } = note
  const { fullName } = creator
  const close = () => open(null)
  return (
    <Entry>
      <Picture fileId={creator.profilePictureFileId} name={fullName} size={24} />
      <div>
        <Head>
          <b>{fullName}</b>
          <time dateTime={createDateTime}>{dateTimeHere(createDateTime)}</time>
          {isEdited && <time dateTime={updatedDateTime}>edited {dateTimeHere(updatedDateTime)}</time>}
          {isOwn && opened !== 'edit' && <Actions onEdit={() => open('edit')} onDelete={() => open('delete')} />}
        </Head>
        {opened === 'edit' ? <EditNote noted={noted} note={note} onClose={close} /> : <NoteContent html={noteHTML} />}
      </div>
      {opened === 'delete' && <DeleteNote note={note} onClose={close} />}
    </Entry>
  )
}

const Actions = ({ onEdit, onDelete }: { onEdit: () => void; onDelete: () => void }) => (
  <MenuButton
    iconOnly
    label="Edit note"
    icon={<Ellipsis />}
    items={[
      { label: 'Edit', icon: <Pencil />, onSelect: onEdit },
      { label: 'Delete', icon: <Trash2 />, onSelect: onDelete },
    ]}
  />
)

function EditNote({ noted, note, onClose }: { noted: Noted; note: Note; onClose: () => void }) {
  const { send, failure, isSending } = useNoteSaving(noted, note, onClose)
  return (
    <Suspense fallback={<SkeletonRows height={44} rows={2} />}>
      <NoteEditor
        noted={noted}
        initial={note.noteHTML}
        sending={{ verb: 'Update', isSending, failure, onSend: (written) => void send(written) }}
        onCancel={onClose}
      />
    </Suspense>
  )
}

function DeleteNote({ note, onClose }: { note: Note; onClose: () => void }) {
  const { remove, isRemoving } = useNoteRemoval(note)
  return (
    <ConfirmDialog
      open
      danger
      title="Delete note?"
      text="Others will no longer see it. History still shows that there was a note."
      verb="Delete"
      loading={isRemoving}
      onConfirm={() => void remove().then(onClose)}
      onClose={onClose}
    />
  )
}

const Entry = styled('li')({
  display: 'flex',
  gap: 10,
  minWidth: 0,
  '& > div': { flex: 1, minWidth: 0 },
})

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 6,
  minHeight: 20,
  '& b': { fontWeight: 600 },
  '& time': { color: theme.vars.palette.text.tertiary, fontSize: 12, fontVariantNumeric: 'tabular-nums' },
  '& > button': { marginLeft: 'auto', marginBlock: -4 },
}))
