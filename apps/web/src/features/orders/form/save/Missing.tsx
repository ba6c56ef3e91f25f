import { styled } from '@mui/material/styles'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useFormErrors } from '#features/orders/form/frame/form-errors.tsx'
import { useOrderForm } from '#features/orders/form/order-form.tsx'
import { Button } from '#ui/action/Button.tsx'
import { radius } from '#ui/theme/tokens.ts'

/** Fields that are still missing, beside the sections. Each leads to its field. */
export function MissingBox() {
  const { missing } = useFormErrors()
  const { reveal } = useOrderForm()
  if (missing.length === 0) return null
  return (
    <Box aria-label="Missing fields">
      <b>
        <CircleAlert aria-hidden="true" /> {missing.length === 1 ? '1 field left' : `${missing.length} fields left`}
      </b>
      <ul>
        {missing.slice(0, MOST).map(({ name, label }) => (
          <li key={name}>
            <button type="button" onClick={() => reveal(name)}>
              {label}
            </button>
          </li>
        ))}
        {missing.length > MOST && <li>{`and ${missing.length - MOST} more`}</li>}
      </ul>
    </Box>
  )
}

/** Maximum number of missing fields listed. */
const MOST = 8

/** The same as one line beside the save button. */
export function MissingLine() {
  const { errors, missing, nextError } = useFormErrors()
  const labels = [...new Set(missing.map(({ label }) => label))]
  if (errors.length > 0) return null
  const [first] = labels
  if (!first)
    return (
      <Line data-ready="">
        <CircleCheck aria-hidden="true" /> <span>Everything that the order needs is filled in</span>
      </Line>
    )
  return (
    <Line>
      <CircleAlert aria-hidden="true" />
      <span>{missingText(labels)}</span>
      <Button kind="ghost" size="small" shortcut="F8" onClick={nextError}>
        Next field
      </Button>
    </Line>
  )
}

/** "Sales Order # and Dropoff Location are still missing" */
function missingText(labels: readonly string[]): string {
  if (labels.length === 1) return `${labels[0]} is still missing`
  if (labels.length > 3)
    return `${labels.slice(0, 2).join(', ')} and ${labels.length - 2} more fields are still missing`
  return `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)} are still missing`
}

const Box = styled('section')(({ theme }) => ({
  margin: '12px 8px 0 0',
  padding: '10px 12px',
  border: `1px solid ${theme.vars.palette.risk.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.risk.bg,
  color: theme.vars.palette.risk.fg,
  fontSize: 12,
  lineHeight: '16px',
  '& b': { display: 'flex', alignItems: 'center', gap: 6, fontWeight: 600 },
  '& svg': { width: 14, height: 14 },
  '& ul': { margin: '4px 0 0', padding: '0 0 0 20px', listStyle: 'none' },
  '& li': { minHeight: 24 },
  '& button': {
    minHeight: 24,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'left',
    textDecoration: 'underline',
    cursor: 'pointer',
  },
}))

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  color: theme.vars.palette.text.secondary,
  '& > svg': { flex: 'none', width: 16, height: 16, color: theme.vars.palette.risk.icon },
  '&[data-ready] > svg': { color: theme.vars.palette.ok.icon },
}))
