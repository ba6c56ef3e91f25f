import { fullTrailer } from '@lanewise/domain/freight/trailer-plan'
import { formatNumber } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { ChevronDown, ChevronUp, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/action/IconButton.tsx'
import { StickyFooter } from '#ui/layout/StickyFooter.tsx'
import { useFormErrors } from './form-errors.tsx'
import { correctionsText } from './SidePanel.tsx'
import { useTotals } from './use-totals.ts'

/** Small screens: error navigation, load totals and the buttons. */
export function PhoneFoot({ children }: { children: ReactNode }) {
  return (
    <Foot>
      <PhoneTotals />
      <StickyFooter>{children}</StickyFooter>
    </Foot>
  )
}

/** The same without buttons, for a frame that has its own. */
export function PhoneTotals() {
  const { errors, nextError, previousError } = useFormErrors()
  const totals = useTotals()
  return (
    <>
      {errors.length > 0 && (
        <Stepper role="status">
          <CircleAlert aria-hidden="true" />
          <b>{correctionsText(errors.length)}</b>
          <IconButton label="Previous error" icon={<ChevronUp />} onClick={previousError} />
          <IconButton label="Next error" icon={<ChevronDown />} onClick={nextError} />
        </Stepper>
      )}
      <Totals>
        <b>{`${formatNumber(totals.weight)} lbs`}</b>
        <span>
          <b>{formatNumber(totals.pallets)}</b> {totals.pallets === 1 ? 'pallet' : 'pallets'}
        </span>
        <span>
          <b>{formatNumber(totals.feet)}</b> {`of ${fullTrailer.linearFeet} ft`}
        </span>
        {totals.miles !== null && (
          <span>
            <b>{formatNumber(totals.miles, 0)}</b> mi
          </span>
        )}
      </Totals>
    </>
  )
}

/** The whole footer is sticky, together with its buttons. */
const Foot = styled('div')({ position: 'sticky', bottom: 0, zIndex: 5 })

const Stepper = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '0 12px',
  borderTop: `1px solid ${theme.vars.palette.late.border}`,
  backgroundColor: theme.vars.palette.late.bg,
  color: theme.vars.palette.late.fg,
  '& > svg': { width: 16, height: 16 },
  '& b': { flex: 1, fontWeight: 600 },
  '& button': { color: 'inherit' },
}))

const Totals = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  padding: '8px 12px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  fontSize: 12,
  lineHeight: '16px',
  '& b': { fontWeight: 600 },
}))
