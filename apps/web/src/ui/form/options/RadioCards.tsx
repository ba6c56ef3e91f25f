import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { radius, TOUCH } from '#ui/theme/tokens.ts'
import type { Option } from './OptionText.tsx'

type RadioCardsProps = { label: string; value: string; options: readonly Option[]; onChange: (value: string) => void }

/** Single choice from a few options with a description each, side by side. */
export function RadioCards({ label, value, options, onChange }: RadioCardsProps) {
  const name = useId()
  return (
    <>
      <Name aria-hidden="true">{label}</Name>
      <Cards role="radiogroup" aria-label={label}>
        {options.map((option) => (
          <Choice key={option.value}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>
              <b>{option.label}</b>
              <small>{option.detail}</small>
            </span>
          </Choice>
        ))}
      </Cards>
    </>
  )
}

/** Styled like the label of a text field. */
const Name = styled('div')(({ theme }) => ({
  marginBottom: 4,
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  [TOUCH]: { fontSize: 13 },
}))

const Cards = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
})

const Choice = styled('label')(({ theme }) => ({
  display: 'flex',
  gap: 10,
  padding: '10px 12px',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.borderStrong}`,
  cursor: 'pointer',
  '& input': { flex: 'none', width: 16, height: 16, margin: '2px 0 0', accentColor: theme.vars.palette.accent.main },
  '& span': { display: 'grid', alignContent: 'start', minWidth: 0 },
  '& b': { fontWeight: 600 },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.tertiary },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.accent.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.accent.main}`,
    backgroundColor: theme.vars.palette.accent.soft,
  },
  '&:hover:not(:has(:checked))': { backgroundColor: theme.vars.palette.hover },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.accent.main}`, outlineOffset: 2 },
}))
