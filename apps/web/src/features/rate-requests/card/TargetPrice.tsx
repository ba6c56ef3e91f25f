import { centsOfDollars } from '@lanewise/contract/money'
import { type RateRequest, setTargetPrice } from '@lanewise/contract/rate-requests'
import { formatMoney } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { targetHelp } from '#features/rate-requests/dialog/dialog-text.ts'
import { useSetTargetPrice } from '#features/rate-requests/rate-requests.api.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { NumberField } from '#platform/form/fields.tsx'
import { saved } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'
import { IconButton } from '#ui/action/IconButton.tsx'
import { KeyValue } from '#ui/layout/KeyValue.tsx'
import { perMile } from './card-text.ts'

type TargetPriceProps = { request: RateRequest; shipmentNumber: string; miles: number | null }

/** Target price of the shipper, never visible to carriers. */
export function TargetPrice({ request: { target, state }, shipmentNumber, miles }: TargetPriceProps) {
  const refusal = useRefusalOf(setTargetPrice)
  const [isOpen, open] = useState(false)
  const hidden = 'hidden from carriers'
  const each = target === null ? null : perMile(target, miles)
  return (
    <KeyValue label="Target price">
      <Beside>
        {target === null ? 'None' : formatMoney(centsOfDollars(target))}
        {state === 'Open' && (
          <IconButton
            size="small"
            label={target === null ? 'Set the target price' : 'Change the target price'}
            icon={<Pencil />}
            {...(refusal && { disabledReason: refusal })}
            onClick={() => open(true)}
          />
        )}
      </Beside>
      <small>{each ? `${each}, ${hidden}` : hidden.replace(/^h/, 'H')}</small>
      {isOpen && <TargetDialog shipmentNumber={shipmentNumber} target={target} onClose={() => open(false)} />}
    </KeyValue>
  )
}

const Beside = styled('span')({ display: 'flex', alignItems: 'center', gap: 4, height: 24 })

type TargetDialogProps = { shipmentNumber: string; target: number | null; onClose: () => void }

function TargetDialog({ shipmentNumber, target, onClose }: TargetDialogProps) {
  const form = useContractForm(setTargetPrice.body, { target })
  const { mutateAsync } = useSetTargetPrice()
  const saving = useSave({
    form,
    send: ({ values, options }) => mutateAsync({ params: { shipmentNumber }, body: values, options }),
    done: (_answer, values) => saved(values.target === null ? 'Target price removed' : 'Target price saved'),
    onSaved: onClose,
  })
  return (
    <FormDialog
      frame={{ size: 480, title: 'Target price', subtitle: shipmentNumber, narrow: 'top-drawer' }}
      saving={saving}
      save={{ operation: setTargetPrice, verb: 'Save', isReady: true }}
      onClose={onClose}
    >
      <NumberField name="target" label="Target price (USD)" help={targetHelp} maxLength={12} />
    </FormDialog>
  )
}
