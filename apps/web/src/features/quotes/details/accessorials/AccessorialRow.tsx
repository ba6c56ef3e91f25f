import type { QuoteDraft } from '@lanewise/contract/quote-form'
import { liftGateAfter } from '@lanewise/domain/quotes/lift-gate'
import type { Accessorial } from '@lanewise/domain/rating/accessorials'
import { useController, useFormContext } from 'react-hook-form'
import { type AccessorialGroup, AccessorialPills } from '#features/orders/index.ts'

/** Form field that holds the chosen accessorials of each group. */
export const fieldOf = {
  pickup: 'pickupAccessorials',
  delivery: 'dropoffAccessorials',
  additional: 'additionalServices',
} as const

export function AccessorialRow({ group, isWhole = false }: { group: AccessorialGroup; isWhole?: boolean }) {
  const { control, getValues, setValue } = useFormContext<QuoteDraft>()
  const { field } = useController({ control, name: fieldOf[group.name] })
  const change = (chosen: Accessorial[]) => {
    const { isLiftGateRequired, pickupAccessorials, dropoffAccessorials } = getValues()
    const others = [...pickupAccessorials, ...dropoffAccessorials].filter((one) => !field.value.includes(one))
    setValue(
      'isLiftGateRequired',
      liftGateAfter(isLiftGateRequired, [...others, ...field.value], [...others, ...chosen]),
    )
    field.onChange(chosen)
  }
  return <AccessorialPills group={group} values={field.value} onChange={change} isWhole={isWhole} />
}
