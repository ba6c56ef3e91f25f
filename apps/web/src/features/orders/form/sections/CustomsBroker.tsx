import { namesIn } from '@lanewise/domain/orders/fields'
import { FieldRow } from '#platform/form/field-layout.tsx'
import { PlainText } from './controls.tsx'

/** Customs broker of the freight. (ORDER-8) */
export const CustomsBroker = () => (
  <FieldRow columns={2} narrow={1}>
    {namesIn('customs').map((name) => (
      <PlainText key={name} name={name} required />
    ))}
  </FieldRow>
)
