import {
  cargoClassifications,
  decimalDigits,
  digitsOnly,
  packagingUnitTypes,
} from '@lanewise/domain/commodities/commodity'
import { commodityLabels as labels } from '@lanewise/domain/commodities/labels'
import { freightClasses } from '@lanewise/domain/freight/freight-class'
import { humanize } from '@lanewise/domain/shared/format'
import { FieldRow, Rows } from '#platform/form/field-layout.tsx'
import { NumberField, SelectField, TextField } from '#platform/form/fields.tsx'
import { useNarrow } from '#ui/use-media.ts'
import { ClassSuggestion } from './ClassSuggestion.tsx'
import { HazmatFields } from './HazmatFields.tsx'

const hint = 'The code is the display name and may be letters or digits.'

/** Every field of a commodity, in working order: identity, packaging, classification. */
export function CommodityFields() {
  return (
    <Rows>
      <FieldRow columns="minmax(0, 240px) minmax(0, 1fr)" narrow={1}>
        <TextField name="commodityCode" label={labels.commodityCode} required autoFocus help={hint} />
        <TextField name="description" label={labels.description} required />
      </FieldRow>
      <Measures />
      <FieldRow columns={4}>
        <NumberField name="packageCount" label={labels.packageQuantity} sanitize={whole} inputMode="numeric" />
        <SelectField name="packagingUnitType" label={labels.packagingUnitType} options={packageTypes} />
        <SelectField name="freightClass" label={labels.freightClass} options={classes} clearable />
        <TextField name="nmfcNumber" label={labels.nmfcNumber} />
      </FieldRow>
      <ClassSuggestion />
      <FieldRow columns={2}>
        <SelectField name="cargoClassification" label={labels.cargoClassification} options={cargoes} />
        <TextField name="customerProductCode" label={labels.customerProductCode} />
      </FieldRow>
      <HazmatFields />
    </Rows>
  )
}

/** One row in the dialog. On a small screen the pallets stand beside the weight, above the three dimensions. */
function Measures() {
  const weight = (
    <NumberField name="perPackageWeight" label={labels.perPackageWeight} maxLength={5} sanitize={decimalDigits} />
  )
  const pallets = <WholeNumber name="palletCount" />
  const sides = (
    <>
      <WholeNumber name="packageLength" />
      <WholeNumber name="packageWidth" />
      <WholeNumber name="packageHeight" />
    </>
  )
  if (!useNarrow())
    return (
      <FieldRow columns={5}>
        {weight}
        {sides}
        {pallets}
      </FieldRow>
    )
  return (
    <>
      <FieldRow columns={2}>
        {weight}
        {pallets}
      </FieldRow>
      <FieldRow columns={3} narrow={3}>
        {sides}
      </FieldRow>
    </>
  )
}

type WholeName = 'packageLength' | 'packageWidth' | 'packageHeight' | 'palletCount'

function WholeNumber({ name }: { name: WholeName }) {
  return <NumberField name={name} label={labels[name]} maxLength={3} sanitize={whole} inputMode="numeric" />
}

const whole = (text: string) => digitsOnly(text)

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: humanize(value) }))
const packageTypes = optionsOf(packagingUnitTypes)
const cargoes = optionsOf(cargoClassifications)
const classes = freightClasses.map((value) => ({ value, label: value }))
