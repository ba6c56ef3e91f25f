import { styled } from '@mui/material/styles'
import { EditorContent } from '@tiptap/react'
import { useState } from 'react'
import type { Noted } from '#features/notes/notes.api.ts'
import { RichText } from '#features/notes/RichText.ts'
import type { Written } from '#features/notes/use-note-saving.ts'
import { Button } from '#ui/action/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { radius } from '#ui/theme/tokens.ts'
import { Suggestions } from './Suggestions.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useNoteEditor } from './use-note-editor.ts'
import { writtenIn } from './written-note.ts'

type Sending = {
  verb: 'Send' | 'Update'
  isSending: boolean
  /** Reason why the note could not be saved. The text stays in the editor. */
  failure: string | null
  onSend: (written: Written) => void
}

export type NoteEditorProps = {
  noted: Noted
  /** Initial HTML. */
  initial: string
  isFocused?: boolean
  onChange?: (html: string) => void
  sending: Sending
  /** Set only when an existing note is edited. */
  onCancel?: () => void
}

/** Rich-text editor of a note, for new and existing ones. (NOTE-23) */
export default function NoteEditor({ noted, initial, isFocused = true, onChange, sending, onCancel }: NoteEditorProps) {
  const { verb, isSending, failure, onSend } = sending
  const [problem, setProblem] = useState<string | null>(null)
  const { editor, people, isBusy, addPictures } = useNoteEditor({
    ...{ noted, initial, isFocused, onProblem: setProblem },
    onChange: (html) => onChange?.(html),
    onSend: () => send(),
  })
  const isEmpty = !editor || editor.isEmpty
  const isBlocked = isEmpty || isBusy
  const send = () => {
    if (editor && !editor.isEmpty && !isBusy && !isSending) onSend(writtenIn(editor, people.emails))
  }
  return (
    <Column>
      <Frame>
        <Toolbar editor={editor} onPictures={addPictures} />
        <RichText>
          <EditorContent editor={editor} />
        </RichText>
        <Suggestions open={people.open} />
      </Frame>
      {problem && (
        <Alert tone="late" live>
          {problem}
        </Alert>
      )}
      {failure && (
        <Alert
          tone="late"
          live
          action={
            <Button size="small" loading={isSending} onClick={send}>
              Retry
            </Button>
          }
        >
          {failure}
        </Alert>
      )}
      <Actions>
        {isBusy && <span role="status">Uploading the picture</span>}
        {onCancel && (
          <Button kind="ghost" size="small" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button size="small" disabled={isBlocked} loading={isSending} shortcut="Ctrl Enter" onClick={send}>
          {verb}
        </Button>
      </Actions>
    </Column>
  )
}

const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8, minWidth: 0 })

const Frame = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.field}`,
  borderRadius: radius.control,
  backgroundColor: theme.vars.palette.background.paper,
  '&:focus-within': { borderColor: theme.vars.palette.primary.main },
  '& .ProseMirror': {
    minHeight: 64,
    maxHeight: 360,
    overflowY: 'auto',
    padding: '8px 12px',
    outline: 'none',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
  },
  '& .ProseMirror-selectednode': { outline: `2px solid ${theme.vars.palette.primary.main}` },
}))

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 8,
  '& > span': { marginRight: 'auto', color: theme.vars.palette.text.tertiary, fontSize: 12 },
}))
