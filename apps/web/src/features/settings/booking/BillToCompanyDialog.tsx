import {
  type BillToCompany,
  BillToCompanyFields,
  billToCompanyEntity,
  createBillToCompany,
  updateBillToCompany,
} from '@lanewise/contract/billing'
import { billToCompanyLabels as labels } from '@lanewise/domain/settings/billing'
import { billToCompanyQuery, useCreateBillToCompany, useUpdateBillToCompany } from '#features/settings/settings.api.ts'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { FieldRow, Rows } from '#platform/form/field-layout.tsx'
import { NumberField, TextField } from '#platform/form/fields.tsx'
import { saved } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'
import { BillToAddress } from './BillToAddress.tsx'

type BillToCompanyDialogProps = { company: BillToCompany | null; onClose: () => void }

export function BillToCompanyDialog({ company, onClose }: BillToCompanyDialogProps) {
  const form = useContractForm(BillToCompanyFields, company ? formOf(company) : blank)
  const create = useCreateBillToCompany()
  const update = useUpdateBillToCompany()
  const saving = useSave({
    form,
    edited: company && {
      record: company,
      newest: billToCompanyQuery(company.billToCompanyNumber),
      valuesOf: formOf,
      history: { entity: billToCompanyEntity.name, entityId: company.id },
    },
    send: ({ values, changes, options }) => {
      if (!company) return create.mutateAsync({ body: values, options })
      const { billToCompanyNumber } = company
      return update.mutateAsync({ params: { billToCompanyNumber }, body: changes(itself), options })
    },
    done: () => saved(company ? 'Bill-to company saved' : 'Bill-to company added'),
    onSaved: onClose,
  })
  return (
    <FormDialog
      frame={{ size: 720, title: company ? 'Edit Bill-to Company' : 'Add Bill-to Company', subtitle: company?.name }}
      saving={saving}
      save={
        company
          ? { operation: updateBillToCompany, verb: 'Save', isReady: true }
          : { operation: createBillToCompany, verb: 'Add', isReady: true }
      }
      onClose={onClose}
    >
      <Rows>
        <FieldRow columns="minmax(0, 3fr) minmax(0, 1fr)" narrow={1}>
          <TextField name="name" label={labels.name} required autoFocus maxLength={200} />
          <NumberField name="terms" label={labels.terms} inputMode="numeric" maxLength={3} />
        </FieldRow>
        <BillToAddress />
      </Rows>
    </FormDialog>
  )
}

const itself = (values: BillToCompanyFields) => values

const formOf = ({
  id: _id,
  version: _version,
  billToCompanyNumber: _number,
  ...fields
}: BillToCompany): BillToCompanyFields => fields

const blank: BillToCompanyFields = {
  name: '',
  addressLine1: '',
  addressLine2: null,
  city: '',
  state: '',
  postalCode: '',
  country: 'US',
  terms: null,
}
