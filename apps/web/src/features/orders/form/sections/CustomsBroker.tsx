import { orderLabels } from '@lanewise/domain/orders/labels'
import { FieldRow } from '#platform/form/field-layout.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { PhoneField } from '#platform/form/PhoneField.tsx'

/** ORDER-8: who brings the freight over the border. */
export const CustomsBroker = () => (
  <FieldRow columns={2} narrow={1}>
    <TextField name="customsBrokerName" label={orderLabels.customsBrokerName} required maxLength={200} />
    <TextField name="customsBrokerContactName" label={orderLabels.customsBrokerContactName} required maxLength={200} />
    <PhoneField
      name="customsBrokerPhoneNumber"
      label={orderLabels.customsBrokerPhoneNumber}
      required
      autoComplete="off"
    />
    <TextField name="customsBrokerPortOfEntry" label={orderLabels.customsBrokerPortOfEntry} required maxLength={200} />
  </FieldRow>
)
