import type { LaneRateFields } from '@lanewise/contract/lane-rate-fields'
import { searchCustomerCarriers } from '@lanewise/contract/lanes'
import { laneRateLabels as labels } from '@lanewise/domain/lanes/labels'
import { useController } from 'react-hook-form'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { Combobox } from '#ui/form/Combobox.tsx'
import { Field } from '#ui/form/Field.tsx'
import type { Option } from '#ui/form/options/OptionText.tsx'

type CarrierFieldProps = { carrier: Option | null; onCarrier: (carrier: Option | null) => void }

/** Search field for a truckload carrier of the company. The form holds the carrier id. (LRATE-22) */
export function CarrierField({ carrier, onCarrier }: CarrierFieldProps) {
  const { ask } = useSession()
  const { field, fieldState } = useController<LaneRateFields, 'carrierId'>({ name: 'carrierId' })
  const message = fieldState.error?.message
  const search = async (searchTerm: string): Promise<Option[]> => {
    const { items } = await ask(searchCustomerCarriers, { query: { searchTerm } })
    return items.map(({ carrierId, carrierName }) => ({ value: carrierId, label: carrierName }))
  }
  return (
    <Field label={labels.carrierId} required {...(message && { error: message })}>
      <Combobox
        value={carrier}
        onChange={(chosen) => {
          onCarrier(chosen)
          field.onChange(chosen?.value ?? null)
        }}
        search={search}
        placeholder="Search"
        onBlur={field.onBlur}
        ref={field.ref}
      />
    </Field>
  )
}
