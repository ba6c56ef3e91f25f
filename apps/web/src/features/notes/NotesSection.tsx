import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { NotesPanel } from './NotesPanel.tsx'
import { countOf, type Noted, useNotes } from './notes.api.ts'

export function NotesSection({ noted }: { noted: Noted }) {
  const notes = useNotes(noted)
  const titleId = useId()
  return (
    <Section aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>Notes</h2>
        <span>{countOf(notes)}</span>
      </Head>
      <NotesPanel noted={noted} notes={notes} />
    </Section>
  )
}

/** The divider reaches the edges of the side panel. */
const Section = styled('section')(({ theme }) => ({
  margin: '0 -16px 14px',
  padding: '0 16px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}))

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  marginBottom: 8,
  '& h2': theme.typography.h2,
  '& span': { color: theme.vars.palette.text.tertiary, fontSize: 12, lineHeight: '16px' },
}))
