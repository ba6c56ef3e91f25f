import type { FormLocation } from '@lanewise/contract/order-payload'
import { styled } from '@mui/material/styles'
import { MapPinCheckInside } from 'lucide-react'
import { radius } from '#ui/theme/tokens.ts'

type FilledInProps = { location: FormLocation; postalCode: string }

/** Says why the location of a quoted stop is already chosen. */
export function FilledIn({ location, postalCode }: FilledInProps) {
  const { addressLine1, city, state } = location
  return (
    <Note>
      <MapPinCheckInside aria-hidden="true" />
      <div>
        <b>{`${addressLine1}, ${city}, ${state} ${location.postalCode}`}</b>
        <p>{`Filled in: the only location at ${postalCode}`}</p>
      </div>
    </Note>
  )
}

const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  marginTop: 6,
  padding: '8px 10px',
  border: `1px solid ${theme.vars.palette.accent.softBorder}`,
  borderRadius: radius.control,
  backgroundColor: theme.vars.palette.accent.soft,
  fontSize: 12,
  lineHeight: '16px',
  '& > svg': { flex: 'none', width: 14, height: 14, marginTop: 1, color: theme.vars.palette.accent.fg },
  '& b': { fontWeight: 600 },
  '& p': { color: theme.vars.palette.text.secondary },
}))
