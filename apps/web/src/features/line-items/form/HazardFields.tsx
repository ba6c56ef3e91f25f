import type { LineItemForm } from '@lanewise/contract/line-items'
import { lineItemNames as names } from '@lanewise/domain/orders/items/line-item-rules'
import { useFormContext, useWatch } from 'react-hook-form'
import { HazmatDetails } from '#features/hazmat/index.ts'
import { useHazardClasses } from '#features/line-items/line-items.api.ts'

export function HazardFields() {
  const { control } = useFormContext<LineItemForm>()
  const isHazmat = useWatch({ control, name: 'isHazmat' })
  return isHazmat ? <Details /> : null
}

const Details = () => <HazmatDetails classField="hazardClass" names={labels} classes={useHazardClasses()} />

const labels = {
  unNumber: names.hazmatUNNumber,
  hazardClass: names.hazmatHazardClass,
  packingGroup: names.hazmatPackingGroup,
}
