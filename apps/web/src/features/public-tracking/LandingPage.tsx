import { styled } from '@mui/material/styles'
import { type FormEvent, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { config } from '#platform/config.ts'
import { PublicFrame } from '#platform/public/PublicFrame.tsx'
import { Button } from '#ui/action/Button.tsx'
import { Link } from '#ui/action/Link.tsx'
import { Field } from '#ui/form/Field.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { ReferenceFields } from './search/ReferenceFields.tsx'
import { useTrack, type Wanted } from './search/use-track.ts'
import { useMissed } from './use-missed.ts'

/** Search page for a shipment by number or reference. (TRACK-1, TRACK-4 to TRACK-12) */
export default function LandingPage() {
  const track = useTrack()
  const missed = useMissed()
  const [wanted, setWanted] = useState<Wanted>(missed ?? { shipment: '', reference: '', company: '' })
  const change = (changed: Partial<Wanted>) => setWanted({ ...wanted, ...changed })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    track(wanted)
  }
  return (
    <PublicFrame
      side={
        <Button component={RouterLink} to="/login">
          Sign In
        </Button>
      }
    >
      <Middle>
        <h1>Track Your Shipment</h1>
        <Card>
          <Form onSubmit={submit}>
            <Field
              label="Shipment #"
              value={wanted.shipment}
              maxLength={60}
              placeholder="S123456"
              autoFocus
              {...(missed?.shipment && missed.shipment === wanted.shipment && { error: missed.message })}
              onChange={(shipment) => change({ shipment })}
            />
            <Or>or</Or>
            <ReferenceFields
              value={wanted}
              onChange={change}
              {...(missed?.reference &&
                missed.reference === wanted.reference &&
                missed.company === wanted.company && { error: missed.message })}
            />
            <Button kind="primary" size="large" type="submit">
              Track
            </Button>
          </Form>
        </Card>
        {config.supportUrl && (
          <p>
            {'Need help? '}
            <Link href={config.supportUrl} target="_blank" rel="noopener noreferrer">
              Help center
            </Link>
          </p>
        )}
      </Middle>
    </PublicFrame>
  )
}

const Middle = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  maxWidth: 420,
  margin: '8vh auto 0',
  '& h1': { ...theme.typography.h1, fontSize: 24, lineHeight: '32px', textAlign: 'center' },
  '& > p': { textAlign: 'center', color: theme.vars.palette.text.secondary },
}))

const Form = styled('form')({ display: 'grid', gap: 12, padding: 4 })

/** Separator word with a line on both sides. */
const Or = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
  lineHeight: '16px',
  '&::before, &::after': { content: '""', flex: 1, borderTop: `1px solid ${theme.vars.palette.divider}` },
}))
