import { hazardClasses, packingGroups } from '@lanewise/domain/commodities/hazmat'
import { commodityLabels as labels } from '@lanewise/domain/commodities/labels'
import { materialsOf } from '@lanewise/domain/hazmat/material'
import { styled } from '@mui/material/styles'
import { FieldRow, Rows } from '#platform/form/field-layout.tsx'
import { SelectField, SwitchField, TextField } from '#platform/form/fields.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { useMaterialsFor } from './hazmat.api.ts'
import { MaterialField } from './MaterialField.tsx'
import { nameOption, numberOption } from './material-text.ts'
import { NameNotice } from './NameNotice.tsx'
import { useFormNameCheck, withNumber } from './name-check.ts'
import { type ClassField, useGoods } from './use-goods.ts'

type HazmatDetailsProps = {
  classField: ClassField
  /** Labels that differ between forms. */
  names: { unNumber: string; hazardClass: string; packingGroup: string }
  classes?: readonly { value: string; label: string }[]
}

/** Number, name and hazards of hazardous goods, filled from the table of 49 CFR 172.101. (DEF-132) */
export function HazmatDetails({ classField, names, classes = knownClasses }: HazmatDetailsProps) {
  const { search, take, takeNumber, ...entered } = useGoods(classField)
  const goods = withNumber(entered)
  const materials = useMaterialsFor(goods.hazmatUNNumber, goods.properShippingName)
  const check = useFormNameCheck()
  if (materials) check.learn(goods.hazmatUNNumber, materials)
  const suggestNames = async (text: string) => {
    const all = await search(text)
    const own = all.filter(({ unNumber, isForbidden }) => isForbidden || unNumber === goods.hazmatUNNumber)
    return (own.some(({ isForbidden }) => !isForbidden) ? own : all).map(nameOption)
  }
  return (
    <Rows>
      <FieldRow columns="minmax(0, 1fr) minmax(0, 2fr) minmax(0, 1.4fr)" narrow={1}>
        <MaterialField
          name="hazmatUNNumber"
          label={names.unNumber}
          required
          suggest={async (text) => (await search(text)).map(numberOption)}
          onTake={take}
          onLeave={(text) => void takeNumber(text)}
        />
        <MaterialField
          name="properShippingName"
          label={labels.properShippingName}
          help={goods.properShippingName ? undefined : 'Booking is blocked without it'}
          suggest={suggestNames}
          onTake={take}
        />
        <TextField
          name="technicalName"
          label={labels.technicalName}
          help={
            materialsOf(goods, materials ?? []).some(({ needsTechnicalName }) => needsTechnicalName) && technicalHelp
          }
        />
      </FieldRow>
      {materials && <NameNotice goods={goods} materials={materials} onTake={take} />}
      <FieldRow columns={hazardColumns}>
        <SelectField name={classField} label={names.hazardClass} required options={classes} />
        <TextField name="hazmatSubsidiaryClasses" label={labels.hazmatSubsidiaryClasses} />
        <SelectField name="hazmatPackingGroup" label={names.packingGroup} required options={groups} />
        <TextField name="reportableQuantity" label={labels.reportableQuantity} />
        <BesideFields>
          <SwitchField name="isLimitedQuantity" label={labels.isLimitedQuantity} />
        </BesideFields>
      </FieldRow>
    </Rows>
  )
}

/** Wide enough for the labels on one line in the dialog of a commodity. */
const hazardColumns = 'minmax(0, 0.9fr) minmax(0, 1.1fr) minmax(0, 1fr) minmax(0, 1.25fr) minmax(136px, 1.2fr)'

const technicalHelp = 'Required, printed in parentheses'
const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
const knownClasses = optionsOf(hazardClasses)
const groups = optionsOf(packingGroups)

/** A switch has no label above it, so it aligns with the inputs beside it. */
const BesideFields = styled('div')({
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  marginTop: 20,
  [TOUCH]: { marginTop: 0 },
})
