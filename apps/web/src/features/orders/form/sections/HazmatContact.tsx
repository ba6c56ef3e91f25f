import { hasEmergencyPhone } from '@lanewise/domain/hazmat/emergency-contact'
import { namesIn } from '@lanewise/domain/orders/fields'
import { itemsOf } from '@lanewise/domain/orders/order'
import { GoodsTogether } from '#features/line-items/index.ts'
import { useDraft } from '#features/orders/form/order-form.tsx'
import { FieldRow, Rows } from '#platform/form/field-layout.tsx'
import { PlainText } from './controls.tsx'

/** Emergency contact for hazardous freight. (ORDER-7) */
export function HazmatContact() {
  const contact = useDraft((draft) => draft.hazmatEmergencyContactInfo)
  const help = contact && !hasEmergencyPhone(contact) ? 'Booking is blocked without a phone number' : phoneHelp
  return (
    <Rows>
      <BetweenPickups />
      <FieldRow columns={2} narrow={1}>
        {namesIn('hazmat').map((name) => (
          <PlainText key={name} name={name} required help={name === 'hazmatEmergencyContactInfo' && help} />
        ))}
      </FieldRow>
    </Rows>
  )
}

const phoneHelp = 'Name and 24-hour phone number with area code'

/** Each pickup checks its own items; here those of different pickups meet. */
function BetweenPickups() {
  const stops = useDraft((draft) => draft.stops)
  const pickups = stops.filter(({ type }) => type === 'Pickup')
  return pickups.length > 1 ? <GoodsTogether items={itemsOf({ stops })} /> : null
}
