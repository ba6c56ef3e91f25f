import type { RateRequestLine } from '@lanewise/contract/rate-requests'
import { plural } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Button } from '#ui/action/Button.tsx'
import { List } from '../card-layout.tsx'
import { WaitingRow } from './AskedRow.tsx'

type WaitingLinesProps = {
  lines: readonly RateRequestLine[]
  isOpen: boolean
  shipmentNumber: string
  onRecord: (lineId: string) => void
}

/** Carriers that never opened the request are folded when there are more than this. */
const most = 3

/** Carriers that have not responded. Many that never opened the request are folded to one line. */
export function WaitingLines({ lines, ...row }: WaitingLinesProps) {
  const [isUnfolded, setUnfolded] = useState(false)
  const unopened = lines.filter(({ openCount }) => openCount === 0)
  const isFoldable = unopened.length > most
  const shown = isFoldable && !isUnfolded ? lines.filter((line) => !unopened.includes(line)) : lines
  return (
    <>
      {shown.length > 0 && (
        <List aria-label="Waiting">
          {shown.map((line) => (
            <WaitingRow key={line.id} line={line} {...row} />
          ))}
        </List>
      )}
      {isFoldable && (
        <Fold>
          <span>{`${plural(unopened.length, 'carrier')} sent, not opened`}</span>
          <Button size="small" kind="ghost" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
            {isUnfolded ? 'Hide' : 'Show'}
          </Button>
        </Fold>
      )}
    </>
  )
}

const Fold = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 44,
  padding: '4px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
}))
