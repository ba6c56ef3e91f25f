import type { CarrierHead } from '@lanewise/contract/carrier-fields'
import { createCarrier, findCarrierByNumber } from '@lanewise/contract/carriers'
import { type CarrierNumber, parseCarrierNumber } from '@lanewise/domain/carriers/numbers'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useFindByNumber } from '#features/carriers/carriers.api.ts'
import { pathOf } from '#features/carriers/list/carrier-columns.tsx'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { Rows } from '#platform/form/field-layout.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { useSave } from '#platform/form/save/use-save.ts'
import { Leave } from '#platform/routing/Leave.tsx'
import { Button } from '#ui/action/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { CarrierDialog } from './CarrierDialog.tsx'

/**
 * Adds a carrier by its DOT or docket number. A carrier that already exists is offered instead of a second one.
 * (CARRIER-3)
 */
export function AddCarrierDialog({ onClose }: { onClose: () => void }) {
  const [number, setNumber] = useState<CarrierNumber | null>(null)
  const [existing, open] = useState<{ carrierId: string } | null>(null)
  if (existing) return <Leave to={pathOf(existing)} onLeft={onClose} />
  if (number) return <CarrierDialog carrier={number} onSaved={open} onClose={onClose} />
  return <NumberDialog onFree={setNumber} onOpen={open} onClose={onClose} />
}

type NumberDialogProps = {
  onFree: (number: CarrierNumber) => void
  onOpen: (carrier: CarrierHead) => void
  onClose: () => void
}

function NumberDialog({ onFree, onOpen, onClose }: NumberDialogProps) {
  const form = useContractForm(findCarrierByNumber.query, { number: '' })
  const typed = useWatch({ control: form.control, name: 'number' })
  const find = useFindByNumber()
  const [known, setKnown] = useState<{ number: string; carrier: CarrierHead } | null>(null)
  const saving = useSave({
    form,
    send: ({ values, options }) => find.mutateAsync({ query: values, options }),
    done: () => null,
    onSaved: ({ carrier }, { number }) => {
      const free = parseCarrierNumber(number)
      if (carrier) setKnown({ number, carrier })
      else if (free) onFree(free)
    },
  })
  return (
    <FormDialog
      frame={{ size: 480, title: 'Add Carrier', narrow: 'top-drawer' }}
      saving={saving}
      save={{ operation: createCarrier, verb: 'Continue', isReady: typed.trim() !== '' }}
      onClose={onClose}
    >
      <Rows>
        <TextField name="number" label="DOT or docket number" required autoFocus help={hint} />
        {known?.number === typed && (
          <Alert
            live
            action={
              <Button size="small" onClick={() => onOpen(known.carrier)}>
                Open carrier
              </Button>
            }
          >
            {known.carrier.name} already has this number.
          </Alert>
        )}
      </Rows>
    </FormDialog>
  )
}

const hint = 'Enter digits only for a DOT number. Docket numbers start with MC, MX or FF.'
