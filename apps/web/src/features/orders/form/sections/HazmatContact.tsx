import { namesIn } from '@lanewise/domain/orders/fields'
import { FieldRow } from '#platform/form/field-layout.tsx'
import { PlainText } from './controls.tsx'

/** Emergency contact for hazardous freight. (ORDER-7) */
export const HazmatContact = () => (
  <FieldRow columns={2} narrow={1}>
    {namesIn('hazmat').map((name) => (
      <PlainText
        key={name}
        name={name}
        required
        help={name === 'hazmatEmergencyContactInfo' && 'Name and 24-hour phone number'}
      />
    ))}
  </FieldRow>
)
