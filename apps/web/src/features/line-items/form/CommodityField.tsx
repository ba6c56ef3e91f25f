import { type Commodity, findCommodities } from '@lanewise/contract/commodities'
import { useController } from 'react-hook-form'
import { type CommodityOption, useCommoditySearch } from '#features/line-items/line-items.api.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { Field } from '#ui/form/Field.tsx'
import { SuggestInput } from '#ui/form/options/SuggestInput.tsx'

/** Milliseconds of typing pause before the catalogue is searched. (ITEM-32) */
const PAUSE = 500

/** Commodity code, found in the catalogue or new. Users without ViewCommodity get a plain text field. (ITEM-31) */
export function CommodityField({ onTake }: { onTake: (commodity: Commodity) => void }) {
  const maySearch = useRefusalOf(findCommodities) === undefined
  if (!maySearch) return <TextField name="commodityCode" label="Commodity" />
  return <CommoditySearch onTake={onTake} />
}

function CommoditySearch({ onTake }: { onTake: (commodity: Commodity) => void }) {
  const search = useCommoditySearch()
  const { field, fieldState } = useController({ name: 'commodityCode' })
  const message = fieldState.error?.message
  return (
    <Field label="Commodity" {...(message && { error: message })}>
      <SuggestInput<CommodityOption>
        name="commodityCode"
        value={field.value ?? ''}
        onChange={(text) => field.onChange(text || null)}
        onTake={({ commodity }) => onTake(commodity)}
        suggest={search}
        pause={PAUSE}
        placeholder="Search or enter a code"
        onBlur={field.onBlur}
        ref={field.ref}
      />
    </Field>
  )
}
