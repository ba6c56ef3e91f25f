import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

type TwoLinesProps = { first: ReactNode; second: ReactNode }

/** A cell with two lines: the main text, and a secondary text in small type. */
export function TwoLines({ first, second }: TwoLinesProps) {
  return (
    <>
      <Line title={typeof first === 'string' ? first : undefined}>{first || '–'}</Line>
      {second && (
        <Line data-second="" title={typeof second === 'string' ? second : undefined}>
          {second}
        </Line>
      )}
    </>
  )
}

const Line = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '&[data-second]': { ...theme.typography.caption, color: theme.vars.palette.text.tertiary },
}))
