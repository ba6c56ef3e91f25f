import { styled } from '@mui/material/styles'
import { Move } from 'lucide-react'
import { Kbd } from '#ui/action/Kbd.tsx'
import { FloatingBar } from '#ui/layout/FloatingBar.tsx'
import { type Held, namesOf } from './use-holding.ts'

/** Bar that shows the held shipment, its target columns and the keys. The live region announces the same text. */
export function MoveBar({ held: { shipment, targets } }: { held: Held }) {
  return (
    <Bar aria-hidden="true">
      <Move />
      <span>
        <b>Moving {shipment.shipmentNumber}</b> to {namesOf(targets)}
      </span>
      <Keys>
        {targets.length > 1 && (
          <>
            <Kbd keys="←" /> <Kbd keys="→" /> choose
          </>
        )}
        <Kbd keys="Enter" /> drop <Kbd keys="Esc" /> cancel
      </Keys>
    </Bar>
  )
}

const Bar = styled(FloatingBar)(({ theme }) => ({
  position: 'absolute',
  bottom: 16,
  left: '50%',
  translate: '-50% 0',
  gap: 10,
  width: 'max-content',
  maxWidth: 'calc(100% - 24px)',
  margin: 0,
  padding: '0 14px',
  '& > svg': { flex: 'none', width: 16, height: 16 },
  '& > span': { color: theme.vars.palette.inverse.muted },
  '& b': { fontWeight: 600, color: theme.vars.palette.inverse.text },
}))

const Keys = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  paddingLeft: 12,
  borderLeft: `1px solid ${theme.vars.palette.onFill}`,
}))
