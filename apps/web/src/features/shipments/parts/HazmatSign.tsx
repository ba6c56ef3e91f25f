import { styled } from '@mui/material/styles'
import { Flame } from 'lucide-react'
import { Tip } from '#ui/action/Tip.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'

/** Hazmat icon for narrow places. */
export const HazmatSign = () => (
  <Tip text="Hazmat">
    <Sign>
      <Flame aria-hidden="true" />
      <VisuallyHidden>Hazmat</VisuallyHidden>
    </Sign>
  </Tip>
)

const Sign = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  color: theme.vars.palette.text.secondary,
  '& > svg': { width: 14, height: 14, strokeWidth: 2 },
}))
