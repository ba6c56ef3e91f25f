import { namesIn } from '@lanewise/domain/orders/fields'
import { FieldRow } from '#platform/form/field-layout.tsx'
import { PlainText } from './controls.tsx'

/** ORDER-7: whom to call when hazardous freight is spilled. */
export const HazmatContact = () => (
  <FieldRow columns={2} narrow={1}>
    {namesIn('hazmat').map((name) => (
      <PlainText
        key={name}
        name={name}
        required
        help={name === 'hazmatEmergencyContactInfo' && 'Name and phone number, reachable day and night'}
      />
    ))}
  </FieldRow>
)
