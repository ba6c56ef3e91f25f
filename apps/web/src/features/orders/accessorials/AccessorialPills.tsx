import { type Accessorial, accessorialLabels, feetOfOverlength } from '@lanewise/domain/rating/accessorials'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Button } from '#ui/action/Button.tsx'
import { ChoicePills } from '#ui/form/options/ChoicePills.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import type { AccessorialGroup } from './groups.ts'

type AccessorialPillsProps = {
  group: AccessorialGroup
  /** Selected values of the group. */
  values: readonly Accessorial[]
  onChange: (values: Accessorial[]) => void
  /** Shows all options of the group. */
  isWhole?: boolean
}

/** One group as pills: the frequent options, the selected ones, and the rest on demand. */
export function AccessorialPills({ group, values, onChange, isWhole = false }: AccessorialPillsProps) {
  const [isOpen, setOpen] = useState(isWhole)
  const shown = group.options.filter(({ value }, index) => isOpen || index < group.inSight || values.includes(value))
  const hidden = group.options.length - shown.length
  // Accessorials that follow from item dimensions are shown, but only the items can remove them.
  const others = values
    .filter((value) => !group.options.some((option) => option.value === value))
    .map((value) => ({
      value,
      label: accessorialLabels[value] ?? value,
      disabled: feetOfOverlength(value) !== null,
    }))
  return (
    <Row>
      <Name aria-hidden="true">{group.label}</Name>
      <Pills>
        <ChoicePills
          label={`${group.label} accessorials`}
          values={values}
          options={[...shown, ...others]}
          onChange={(chosen) => onChange(chosen as Accessorial[])}
        />
        {!isWhole && (hidden > 0 || isOpen) && (
          <Button kind="ghost" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Show fewer' : `${hidden} more`}
          </Button>
        )}
      </Pills>
    </Row>
  )
}

const Row = styled('div')({ display: 'flex', gap: 12, [TOUCH]: { flexDirection: 'column', gap: 6 } })

export const Name = styled('div')(({ theme }) => ({
  flex: 'none',
  width: 72,
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '28px',
  fontWeight: 500,
}))

/** The button for the rest stands behind the last pill, not below. */
const Pills = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  minWidth: 0,
  '& > [role="group"]': { display: 'contents' },
  '& > button': { color: theme.vars.palette.accent.fg },
}))
