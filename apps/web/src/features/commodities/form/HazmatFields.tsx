import type { CommodityForm } from '@lanewise/contract/commodities'
import { hazardClasses, packingGroups, withoutHazmat } from '@lanewise/domain/commodities/hazmat'
import { commodityLabels as labels } from '@lanewise/domain/commodities/labels'
import { styled } from '@mui/material/styles'
import { type Path, useFormContext, useWatch } from 'react-hook-form'
import { FieldRow, Rows } from '#platform/form/field-layout.tsx'
import { SelectField, SwitchField, TextField } from '#platform/form/fields.tsx'
import { radius, TOUCH } from '#ui/theme/tokens.ts'

/** Hazmat and stackable switches, with the extra fields of a hazmat commodity. */
export function HazmatFields() {
  const form = useFormContext<CommodityForm>()
  const isHazmat = useWatch({ control: form.control, name: 'isHazmat' })
  const switchHazmat = (isOn: boolean) => {
    if (isOn) return
    for (const [name, value] of Object.entries(withoutHazmat({}))) {
      form.setValue(name as Path<CommodityForm>, value, { shouldDirty: true })
      form.clearErrors(name as Path<CommodityForm>)
    }
  }
  return (
    <Frame>
      <Switches>
        <SwitchField name="isHazmat" label={labels.isHazmat} onChange={switchHazmat} />
        <SwitchField name="isStackable" label={labels.isStackable} />
      </Switches>
      {isHazmat && <HazardFields />}
    </Frame>
  )
}

function HazardFields() {
  return (
    <Rows>
      <FieldRow columns={3} narrow={3}>
        <SelectField name="hazmatHazardClass" label={labels.hazmatHazardClass} required options={classes} />
        <SelectField name="hazmatPackingGroup" label={labels.hazmatPackingGroup} required options={groups} />
        <TextField name="hazmatUNNumber" label={labels.hazmatUNNumber} required />
      </FieldRow>
      <FieldRow columns={2} narrow={1}>
        <TextField name="properShippingName" label={labels.properShippingName} />
        <TextField name="technicalName" label={labels.technicalName} />
      </FieldRow>
      <FieldRow columns={2}>
        <TextField name="reportableQuantity" label={labels.reportableQuantity} />
        <BesideFields>
          <SwitchField name="isLimitedQuantity" label={labels.isLimitedQuantity} />
        </BesideFields>
      </FieldRow>
    </Rows>
  )
}

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
const classes = optionsOf(hazardClasses)
const groups = optionsOf(packingGroups)

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 12,
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
}))

const Switches = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  fontWeight: 500,
  // Touch targets are 44 px high on a small screen, but their row does not need that height.
  [TOUCH]: { margin: '-10px 0' },
})

/** A switch has no label above it, so it aligns with the inputs beside it. */
const BesideFields = styled('div')({ display: 'flex', alignItems: 'center', alignSelf: 'end', minHeight: 32 })
