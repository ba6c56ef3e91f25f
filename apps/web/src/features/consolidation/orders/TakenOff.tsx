import { styled } from '@mui/material/styles'
import { Undo2 } from 'lucide-react'
import type { WorkingLoad } from '#features/consolidation/use-load.ts'
import { OrderLink } from '#platform/record/NumberLink.tsx'
import { Button } from '#ui/action/Button.tsx'

/** Orders that leave the shipment when the load is saved. */
export const TakenOff = ({ load }: { load: WorkingLoad }) =>
  load.left.map((number) => (
    <Row key={number}>
      <OrderLink number={number} />
      <span>becomes New again when you save</span>
      <Button
        kind="ghost"
        size="small"
        icon={<Undo2 />}
        aria-label={`Put ${number} back`}
        onClick={() => load.add([number])}
      >
        Put back
      </Button>
    </Row>
  ))

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  padding: '6px 8px 6px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.sunk,
  color: theme.vars.palette.text.secondary,
  '& > button': { marginLeft: 'auto' },
}))
