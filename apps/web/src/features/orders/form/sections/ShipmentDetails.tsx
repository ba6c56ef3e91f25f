import { type EquipmentMode, equipmentModeLabels, isLtlMode } from '@lanewise/domain/freight/modes'
import { chooseEquipment, chooseMode } from '@lanewise/domain/orders/form/changes'
import { offeredEquipmentModes } from '@lanewise/domain/orders/form/order-defaults'
import { fitsLtl, ltlNeedsTwoStops } from '@lanewise/domain/orders/order-rules'
import type { ModeCard, ModeSelection } from '@lanewise/domain/quotes/mode-cards'
import { styled } from '@mui/material/styles'
import { useController } from 'react-hook-form'
import { useDraft, useOrderForm } from '#features/orders/form/order-form.tsx'
import { ModePicker } from '#features/orders/modes/ModePicker.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { ChangingSelect } from './controls.tsx'

const lockedByRate = 'The selected rate applies only to this mode. Remove it to choose another.'

export function ShipmentDetails() {
  const { form, inputs, basis, hasQuote, change, lockOf } = useOrderForm()
  const shippingMode = useDraft((draft) => draft.shippingMode)
  const equipmentMode = useDraft((draft) => draft.equipmentMode)
  const mayBeLtl = useDraft(({ stops }) => fitsLtl(stops))
  const { field, fieldState } = useController({ control: form.control, name: 'shippingMode' })
  const isLtl = isLtlMode(shippingMode)
  const refusalOf = (card: ModeCard) => {
    const lock = lockOf('shippingMode')
    if (lock || hasQuote) return lock ?? lockedByRate
    return isLtlMode(card.shippingMode) && !mayBeLtl ? ltlNeedsTwoStops : undefined
  }
  const pick = ({ shippingModes: [picked], equipmentMode: moved }: ModeSelection) =>
    picked && change((draft) => chooseMode(draft, { shippingMode: picked, equipmentMode: moved }, basis))
  const equipment = isLtl ? [1 as const] : offeredEquipmentModes(inputs.configuration)
  return (
    <>
      <Row>
        <ModePicker
          isSingle
          value={{ shippingModes: [shippingMode], equipmentMode: equipmentMode ?? 1 }}
          onChange={pick}
          configuration={inputs.configuration}
          refusalOf={refusalOf}
          ref={field.ref}
        />
        <ChangingSelect
          name="equipmentMode"
          label="Equipment Mode"
          required
          disabled={hasQuote || isLtl}
          options={equipment.map((mode) => ({ value: `${mode}`, label: equipmentModeLabels[mode] }))}
          onChoose={(mode) =>
            change((draft) => chooseEquipment(draft, Number(mode) as EquipmentMode, inputs.configuration))
          }
        />
      </Row>
      {fieldState.error?.message && (
        <Below>
          <Alert tone="late" live>
            {fieldState.error.message}
          </Alert>
        </Below>
      )}
    </>
  )
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '12px 24px',
  '& > :last-child': { flex: '1 1 160px', maxWidth: 240 },
  [TOUCH]: { display: 'grid', '& > :last-child': { maxWidth: 'none' } },
})
const Below = styled('div')({ marginTop: 12 })
