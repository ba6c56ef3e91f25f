import { htmlOfText } from '@lanewise/domain/notes/note-html'
import { styled } from '@mui/material/styles'
import { Suspense, startTransition, useState } from 'react'
import { lazyPart } from '#platform/routing/lazy-part.tsx'
import { Button } from '#ui/action/Button.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { noteDrafts } from './note-drafts.ts'
import type { Noted } from './notes.api.ts'
import { useNoteSaving } from './use-note-saving.ts'

const NoteEditor = lazyPart(async () => (await import('./editor/NoteEditor.tsx')).default)

/**
 * Field for a new note: one line at first, the editor as soon as the user writes. An unsent draft is restored later.
 */
export function WriteNote({ noted }: { noted: Noted }) {
  const { entityId } = noted
  const [initial, setInitial] = useState(() => noteDrafts.find(entityId))
  const [isOpen, setOpen] = useState(initial !== '')
  const [round, setRound] = useState(0)
  const [typed, setTyped] = useState('')
  const saved = () => {
    noteDrafts.keep(entityId, '')
    setInitial('')
    setTyped('')
    setRound(round + 1)
  }
  const { send, failure, isSending } = useNoteSaving(noted, null, saved)
  // The one-line field stays focused until the editor has loaded, because unfocused keys would trigger shortcuts.
  const open = () => startTransition(() => setOpen(true))
  const type = (text: string) => {
    setTyped(text)
    noteDrafts.keep(entityId, text && htmlOfText(text))
  }
  const line = <OneLine value={typed} onChange={type} onOpen={open} />
  return (
    <Suspense fallback={line}>
      {isOpen ? (
        <NoteEditor
          key={round}
          noted={noted}
          initial={initial || (typed ? htmlOfText(typed) : '')}
          isFocused={initial === '' || round > 0}
          onChange={(html) => noteDrafts.keep(entityId, html)}
          sending={{ verb: 'Send', isSending, failure, onSend: (written) => void send(written) }}
        />
      ) : (
        line
      )}
    </Suspense>
  )
}

type OneLineProps = { value: string; onChange: (text: string) => void; onOpen: () => void }

/** Looks like the editor from the start. Text typed while the editor loads is carried over. */
function OneLine({ value, onChange, onOpen }: OneLineProps) {
  return (
    <Line onFocus={onOpen}>
      <TextInput
        aria-label="Note"
        placeholder="Write a note, @ to mention"
        value={value}
        onChange={onChange}
        suffix={
          <Button size="small" disabled>
            Send
          </Button>
        }
      />
    </Line>
  )
}

const Line = styled('div')({ '& .MuiOutlinedInput-root': { minHeight: 36, paddingRight: 4 } })
