import type { Carrier } from '@lanewise/contract/carrier-fields'
import {
  setTenderConnection,
  type TenderConnection,
  TenderConnectionFields,
} from '@lanewise/contract/tender-connections'
import { ediQualifierNames, ediQualifiers, connectionLabels as labels } from '@lanewise/domain/tenders/connections'
import { useController, useWatch } from 'react-hook-form'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { FieldRow, Rows } from '#platform/form/field-layout.tsx'
import { SelectField, SwitchField, TextField } from '#platform/form/fields.tsx'
import { saved } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'
import { RadioCards } from '#ui/form/options/RadioCards.tsx'
import { useSetConnection } from './connection.api.ts'

type ConnectionDialogProps = {
  connection: TenderConnection
  carrier: Pick<Carrier, 'carrierId' | 'name'>
  onClose: () => void
}

const kinds = [
  { value: 'Email', label: 'Email', detail: 'An email with a personal link' },
  { value: 'EDI', label: 'EDI', detail: 'X12 files: 204 out, 990 and 997 in' },
  { value: 'API', label: 'API', detail: 'A signed webhook out, an API call back with the answer' },
]
const qualifiers = ediQualifierNames.map((value) => ({ value, label: ediQualifiers[value] }))

export function ConnectionDialog({ connection, carrier, onClose }: ConnectionDialogProps) {
  const form = useContractForm(TenderConnectionFields, formOf(connection))
  const kind = useWatch({ control: form.control, name: 'kind' })
  const { mutateAsync } = useSetConnection()
  const saving = useSave({
    form,
    send: ({ values, options }) => mutateAsync({ params: { carrierId: carrier.carrierId }, body: values, options }),
    done: () => saved('Tender connection saved'),
    onSaved: onClose,
  })
  return (
    <FormDialog
      frame={{ size: 720, title: 'Tender connection', subtitle: carrier.name }}
      saving={saving}
      save={{ operation: setTenderConnection, verb: 'Save', isReady: true }}
      onClose={onClose}
    >
      <Rows>
        <Kind />
        {kind === 'EDI' && <EdiFields />}
        {kind === 'API' && (
          <TextField
            name="webhookUrl"
            label={labels.webhookUrl}
            required
            maxLength={500}
            placeholder="https://tms.carrier.com/offers"
            help="Offers are sent there by POST, signed with a secret that you create after saving."
          />
        )}
      </Rows>
    </FormDialog>
  )
}

function EdiFields() {
  return (
    <>
      <FieldRow columns="minmax(0, 2fr) minmax(0, 3fr)" narrow={1}>
        <SelectField name="ownQualifier" label={labels.ownQualifier} required options={qualifiers} />
        <TextField name="ownId" label={labels.ownId} required maxLength={15} />
      </FieldRow>
      <FieldRow columns="minmax(0, 2fr) minmax(0, 3fr)" narrow={1}>
        <SelectField name="partnerQualifier" label={labels.partnerQualifier} required options={qualifiers} />
        <TextField name="partnerId" label={labels.partnerId} required maxLength={15} />
      </FieldRow>
      <SwitchField name="isTest" label={labels.isTest} />
    </>
  )
}

function Kind() {
  const { field } = useController({ name: 'kind' })
  return (
    <div>
      <RadioCards label={labels.kind} value={field.value} options={kinds} onChange={field.onChange} />
    </div>
  )
}

const formOf = ({ kind, ownQualifier, ownId, partnerQualifier, partnerId, isTest, webhookUrl }: TenderConnection) => ({
  kind,
  ownQualifier,
  ownId,
  partnerQualifier,
  partnerId,
  isTest,
  webhookUrl,
})
