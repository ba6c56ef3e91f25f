import type { Carrier } from '@lanewise/contract/carrier-fields'
import { cargoTypeLabels } from '@lanewise/domain/carriers/cargo-types'
import { carrierLabels as labels } from '@lanewise/domain/carriers/labels'
import { styled } from '@mui/material/styles'
import { equipmentText, modesText } from '#features/carriers/parts/carrier-text.ts'
import { Link } from '#ui/action/Link.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue, KeyValues } from '#ui/layout/KeyValue.tsx'

export function ProfileCard({ carrier }: { carrier: Carrier }) {
  const { dotNumber, docketNumber, scac, cargoTypes, phone, email, website } = carrier
  return (
    <Card title="Profile">
      <Facts>
        <KeyValue label={labels.dotNumber}>{dotNumber}</KeyValue>
        <KeyValue label={labels.docketNumber}>{docketNumber}</KeyValue>
        <KeyValue label={labels.scac}>{scac}</KeyValue>
        <KeyValue label={labels.modes}>{modesText(carrier)}</KeyValue>
        <KeyValue label={labels.equipmentModes}>{equipmentText(carrier)}</KeyValue>
        <KeyValue label={labels.phone}>{phone && <Link href={`tel:${phone}`}>{phone}</Link>}</KeyValue>
        <KeyValue label={labels.email}>{email && <Link href={`mailto:${email}`}>{email}</Link>}</KeyValue>
        <KeyValue label={labels.website}>
          {website && (
            <Link href={website} target="_blank" rel="noreferrer">
              {website.replace(/^https?:\/\//, '')}
            </Link>
          )}
        </KeyValue>
        <KeyValue label={labels.cargoTypes}>{cargoTypes.map((type) => cargoTypeLabels[type]).join(', ')}</KeyValue>
        <KeyValue label={labels.addressLine1}>{addressOf(carrier)}</KeyValue>
      </Facts>
    </Card>
  )
}

const addressOf = ({ addressLine1, addressLine2, city, state, postalCode, country }: Carrier) =>
  [
    addressLine1,
    addressLine2,
    [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    country,
  ]
    .filter(Boolean)
    .join(', ')

const Facts = styled(KeyValues)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
  gap: '12px 16px',
  // Cargo and address are long, so each takes a full row.
  '& > :nth-last-of-type(-n + 2)': { gridColumn: '1 / -1' },
})
