import type { QuoteDraft } from '@lanewise/contract/quote-form'
import { type Accessorial, accessorialLabels, feetOfOverlength } from '@lanewise/domain/rating/accessorials'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Button } from '#ui/action/Button.tsx'
import { ChoicePills } from '#ui/form/options/ChoicePills.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import type { groups } from './offered.ts'

type Group = (typeof groups)[number]

/** One group as pills: the usual ones, the chosen ones, and the rest on demand. */
export function AccessorialRow({ group, isWhole = false }: { group: Group; isWhole?: boolean }) {
  const { control } = useFormContext<QuoteDraft>()
  const { field } = useController({ control, name: group.name })
  const [isOpen, setOpen] = useState(isWhole)
  const values = field.value as Accessorial[]
  const shown = group.options.filter(({ value }, index) => isOpen || index < group.inSight || values.includes(value))
  const hidden = group.options.length - shown.length
  // What follows from the sizes of the items is shown, and only they can take it back.
  const overlength = values.filter((value) => feetOfOverlength(value) !== null)
  const derived = overlength.map((value) => ({ value, label: accessorialLabels[value] ?? value, disabled: true }))
  return (
    <Row>
      <Name aria-hidden="true">{group.label}</Name>
      <Pills>
        <ChoicePills
          label={`${group.label} accessorials`}
          values={values}
          options={[...shown, ...derived]}
          onChange={field.onChange}
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

/** The way to the rest stands behind the last pill, not below. */
const Pills = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  minWidth: 0,
  '& > [role="group"]': { display: 'contents' },
  '& > button': { color: theme.vars.palette.accent.fg },
}))
