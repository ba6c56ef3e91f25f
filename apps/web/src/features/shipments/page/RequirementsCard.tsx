import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { accessorialLabels } from '@lanewise/domain/rating/accessorials'
import { formatNumber, humanize } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { CircleDashed } from 'lucide-react'
import { Card } from '#ui/layout/Card.tsx'

/** Requirements for truck, driver and stops. Hidden when there are none. */
export function RequirementsCard({ shipment }: { shipment: ShipmentInformation }) {
  const needs = needsOf(shipment)
  if (needs.length === 0) return null
  return (
    <Card flush title="Requirements" subtitle={formatNumber(needs.length)}>
      <List aria-label="Requirements">
        {needs.map(({ text, kind }) => (
          <li key={`${kind} ${text}`}>
            <CircleDashed aria-hidden="true" />
            <div>
              {text}
              <small>{kind}</small>
            </div>
          </li>
        ))}
      </List>
    </Card>
  )
}

type Need = { text: string; kind: string }

const labels: Readonly<Record<string, string>> = accessorialLabels

function needsOf(shipment: ShipmentInformation): Need[] {
  const { trackingRequirements, accessorials, isTeamRequired, isHazmat, isBlind } = shipment
  const { reeferTemperatureMin: min, reeferTemperatureMax: max } = shipment
  const texts = (kind: string, ...values: (string | false)[]) =>
    values.flatMap((text) => (text ? [{ text, kind }] : []))
  return [
    ...texts('Tracking', ...trackingRequirements.map(({ description }) => description)),
    ...texts('Equipment', min !== null && max !== null && `Temperature ${min} to ${max} °F`),
    ...texts('Driver', isTeamRequired && 'Team', isHazmat && 'Hazmat endorsement'),
    ...texts('Paperwork', isBlind && 'Blind shipment'),
    ...texts('Accessorial', ...accessorials.map((one) => labels[one] ?? humanize(one))),
  ]
}

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 10, minHeight: 44, padding: '4px 16px', fontWeight: 500 },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& svg': { flex: 'none', width: 16, height: 16, color: theme.vars.palette.text.tertiary },
  '& div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& small': {
    display: 'block',
    color: theme.vars.palette.text.tertiary,
    fontSize: 11,
    lineHeight: '16px',
    fontWeight: 400,
  },
}))
