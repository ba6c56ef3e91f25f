import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

type TwoLinesProps = { first: ReactNode; second: ReactNode }

/** A cell of two lines: what it is, and in small what goes with it. */
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
