import type { CommodityForm } from '@lanewise/contract/commodities'
import { withoutHazmat } from '@lanewise/domain/commodities/hazmat'
import { commodityLabels as labels } from '@lanewise/domain/commodities/labels'
import { styled } from '@mui/material/styles'
import { type Path, useFormContext, useWatch } from 'react-hook-form'
import { HazmatDetails } from '#features/hazmat/index.ts'
import { SwitchField } from '#platform/form/fields.tsx'
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
      {isHazmat && <HazmatDetails classField="hazmatHazardClass" names={names} />}
    </Frame>
  )
}

const names = {
  unNumber: labels.hazmatUNNumber,
  hazardClass: labels.hazmatHazardClass,
  packingGroup: labels.hazmatPackingGroup,
}

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
