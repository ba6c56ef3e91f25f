import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { TOUCH } from '#ui/theme/tokens.ts'

type GroupProps = { title: string; action: ReactNode; children: ReactNode }

export function Group({ title, action, children }: GroupProps) {
  const id = useId()
  return (
    <Frame role="group" aria-labelledby={id}>
      <Head>
        <h3 id={id}>{title}</h3>
        {action}
      </Head>
      {children}
    </Frame>
  )
}

type EntryProps = { columns: string; 'aria-label': string; children: ReactNode }

/** One entry: its fields side by side with the remove button last. On a phone the fields are in rows of two. */
export const Entry = ({ columns, children, ...rest }: EntryProps) => (
  <Row role="group" {...rest} style={{ '--columns': columns } as React.CSSProperties}>
    {children}
  </Row>
)

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  marginTop: 4,
  paddingTop: 12,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}))

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 28,
  '& h3': theme.typography.h3,
}))

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'var(--columns)',
  alignItems: 'start',
  gap: 8,
  // Aligns the button with the inputs, which stand below their labels.
  '& > button': { marginTop: 20 },
  [TOUCH]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '& > button': { justifySelf: 'end' } },
})
