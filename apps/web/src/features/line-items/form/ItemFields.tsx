import type { Commodity } from '@lanewise/contract/commodities'
import { type LineItemForm, lineItemFormOf, lineItemOf } from '@lanewise/contract/line-items'
import { decimalDigits, digitsOnly } from '@lanewise/domain/commodities/commodity'
import { isLtlMode } from '@lanewise/domain/freight/modes'
import { fromCommodity } from '@lanewise/domain/orders/items/commodity-item'
import {
  type Freight,
  hasPallets,
  needsDimensions,
  offeredPackageTypes,
} from '@lanewise/domain/orders/items/freight-rules'
import { lineItemNames as names } from '@lanewise/domain/orders/items/line-item-rules'
import { humanize } from '@lanewise/domain/shared/format'
import { type Path, useFormContext } from 'react-hook-form'
import { ClassSuggestion } from '#features/line-items/density/ClassSuggestion.tsx'
import { useClassOfDensity } from '#features/line-items/density/use-class-of-density.ts'
import { useFreightClasses } from '#features/line-items/line-items.api.ts'
import { FieldRow, Rows } from '#platform/form/field-layout.tsx'
import { NumberField, SelectField, TextField } from '#platform/form/fields.tsx'
import { CommodityField } from './CommodityField.tsx'
import { HazardFields } from './HazardFields.tsx'
import { Marks } from './Marks.tsx'

type ItemFieldsProps = { freight: Freight; onCommodity: (commodity: Commodity) => void }

/** Every field of a line. The shipping mode decides which ones are required. */
export function ItemFields({ freight, onCommodity }: ItemFieldsProps) {
  const form = useFormContext<LineItemForm>()
  useClassOfDensity(isLtlMode(freight.shippingMode))
  const take = (commodity: Commodity) => {
    const filled = lineItemFormOf(fromCommodity(lineItemOf(form.getValues()), commodity, freight))
    for (const [name, value] of Object.entries(filled)) form.setValue(name as Path<LineItemForm>, value)
    form.clearErrors()
    onCommodity(commodity)
  }
  return (
    <Rows>
      <FieldRow columns="minmax(0, 2fr) minmax(0, 2.3fr) minmax(0, 1.3fr) repeat(2, minmax(0, 1fr)) minmax(0, 1.2fr)">
        <CommodityField onTake={take} />
        <TextField name="description" label={names.description} required />
        <NumberField
          name="totalWeight"
          label={`${names.totalWeight} (lbs)`}
          required
          sanitize={decimalDigits}
          maxLength={9}
        />
        <Counts freight={freight} />
        <SelectField name="packageType" label={names.packagingUnitType} required options={packageTypes(freight)} />
      </FieldRow>
      <FieldRow columns="repeat(3, minmax(0, 1fr)) repeat(2, minmax(0, 1.2fr)) minmax(0, 2.4fr)" narrow={3}>
        <Sides isRequired={needsDimensions(freight)} />
        <FreightClass isRequired={isLtlMode(freight.shippingMode)} />
        <TextField name="nmfcNumber" label="NMFC #" />
        <Marks />
      </FieldRow>
      <HazardFields />
      <ClassSuggestion />
    </Rows>
  )
}

/** The package count follows the pallet count until the user changes it. (ITEM-6) */
function Counts({ freight }: { freight: Freight }) {
  const { setValue } = useFormContext<LineItemForm>()
  const copy = (count: number | null) => setValue('packageQuantity', count)
  const needsPallets = hasPallets(freight)
  return (
    <>
      <NumberField
        name="palletCount"
        label={names.palletCount}
        sanitize={whole}
        maxLength={3}
        inputMode="numeric"
        onEntered={copy}
        required={needsPallets}
        disabled={!needsPallets}
      />
      <NumberField
        name="packageQuantity"
        label={names.packageCount}
        required
        sanitize={whole}
        maxLength={6}
        inputMode="numeric"
      />
    </>
  )
}

function Sides({ isRequired }: { isRequired: boolean }) {
  const common = { required: isRequired, sanitize: whole, maxLength: 3, inputMode: 'numeric' } as const
  return (
    <>
      <NumberField name="length" label={`${names.packageLength} (in)`} {...common} />
      <NumberField name="width" label={`${names.packageWidth} (in)`} {...common} />
      <NumberField name="height" label={`${names.packageHeight} (in)`} {...common} />
    </>
  )
}

function FreightClass({ isRequired }: { isRequired: boolean }) {
  const options = useFreightClasses()
  return (
    <SelectField name="freightClass" label={names.freightClass} required={isRequired} options={options} clearable />
  )
}

const packageTypes = ({ equipmentMode }: Freight) =>
  offeredPackageTypes(equipmentMode).map((value) => ({ value, label: humanize(value) }))
const whole = (text: string) => digitsOnly(text)
