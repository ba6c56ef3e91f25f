import { styled } from '@mui/material/styles'

export type HighlightProps = { text: string; match: string }

/** Marks every place where the searched text occurs, whatever its case. */
export function Highlight({ text, match }: HighlightProps) {
  const wanted = match.trim()
  if (!wanted) return <>{text}</>
  const pattern = new RegExp(`(${wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'gi')
  return (
    <>
      {text.split(pattern).map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are slices of one text and have no other identity
        index % 2 === 1 ? <Mark key={index}>{part}</Mark> : part,
      )}
    </>
  )
}

const Mark = styled('mark')(({ theme }) => ({
  borderRadius: 2,
  backgroundColor: theme.vars.palette.accent.soft,
  color: theme.vars.palette.accent.fg,
  fontWeight: 600,
}))
