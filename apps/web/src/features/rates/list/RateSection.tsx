import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'

type RateSectionProps = {
  title: string
  /** Grey text beside the title. */
  note?: ReactNode
  /** Content to the right of the title. */
  side?: ReactNode
  children: ReactNode
}

export function RateSection({ title, note, side, children }: RateSectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Head>
        <h3 id={titleId}>{title}</h3>
        {note && <Note>{note}</Note>}
        {side && <Side>{side}</Side>}
      </Head>
      {children}
    </section>
  )
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  minHeight: 32,
  marginBottom: 4,
  '& h3': theme.typography.h2,
}))

const Note = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
  lineHeight: '16px',
}))

const Side = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, marginLeft: 'auto' })
