import type { Profile } from '@lanewise/contract/profile'
import { contactLabels as labels } from '@lanewise/domain/contacts/labels'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { TextField } from '#platform/form/fields.tsx'
import { PhoneField } from '#platform/form/PhoneField.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue, KeyValues } from '#ui/layout/KeyValue.tsx'
import { breakpoints } from '#ui/theme/tokens.ts'
import { ProfilePicture } from './ProfilePicture.tsx'

type DetailsCardProps = { profile: Profile; actions: ReactNode }

/** The user can change their own name, phones and picture. The company maintains title and email. */
export function DetailsCard({ profile, actions }: DetailsCardProps) {
  return (
    <Card title="Details" flush>
      <ProfilePicture profile={profile} />
      <Facts>
        <KeyValue label={labels.primaryEmailAddress}>{profile.emailAddress}</KeyValue>
        <KeyValue label={labels.title}>{profile.title}</KeyValue>
        <KeyValue label="Company">{profile.companyName}</KeyValue>
        <KeyValue label="Role">{profile.roleLabel}</KeyValue>
      </Facts>
      <Fields>
        <TextField name="firstName" label={labels.firstName} required autoComplete="given-name" />
        <TextField name="lastName" label={labels.lastName} required autoComplete="family-name" />
        <PhoneField name="officeNumber" label={labels.officeNumber} />
        <PhoneField name="mobileNumber" label={labels.mobileNumber} />
      </Fields>
      {actions && <Foot>{actions}</Foot>}
    </Card>
  )
}

const Facts = styled(KeyValues)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  padding: '12px 16px',
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
}))

const Fields = styled('div')({
  display: 'grid',
  gap: 12,
  padding: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media (min-width:${breakpoints.sm}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '12px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}))
