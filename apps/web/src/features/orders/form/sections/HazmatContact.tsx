import { orderLabels } from '@lanewise/domain/orders/labels'
import { FieldRow } from '#platform/form/field-layout.tsx'
import { TextField } from '#platform/form/fields.tsx'

/** ORDER-7: whom to call when hazardous freight is spilled. */
export const HazmatContact = () => (
  <FieldRow columns={2} narrow={1}>
    <TextField
      name="hazmatEmergencyContactInfo"
      label={orderLabels.hazmatEmergencyContactInfo}
      required
      maxLength={200}
      help="Name and phone number, reachable day and night"
    />
    <TextField name="chemtracAccountNumber" label={orderLabels.chemtracAccountNumber} required maxLength={100} />
  </FieldRow>
)
