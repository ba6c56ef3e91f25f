import type { QuoteDraft } from '@lanewise/contract/quote-form'
import { useController, useFormContext } from 'react-hook-form'
import { type AccessorialGroup, AccessorialPills } from '#features/orders/index.ts'

/** Form field that holds the chosen accessorials of each group. */
export const fieldOf = {
  pickup: 'pickupAccessorials',
  delivery: 'dropoffAccessorials',
  additional: 'additionalServices',
} as const

export function AccessorialRow({ group, isWhole = false }: { group: AccessorialGroup; isWhole?: boolean }) {
  const { control } = useFormContext<QuoteDraft>()
  const { field } = useController({ control, name: fieldOf[group.name] })
  return <AccessorialPills group={group} values={field.value} onChange={field.onChange} isWhole={isWhole} />
}
