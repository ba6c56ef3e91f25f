import {
  type BillingSetting,
  BillingSettingFields,
  billingSettingEntity,
  createBillingSetting,
  updateBillingSetting,
} from '@lanewise/contract/billing'
import { billingSettingLabels as labels } from '@lanewise/domain/settings/billing'
import {
  billingSettingQuery,
  useCreateBillingSetting,
  useUpdateBillingSetting,
} from '#features/settings/settings.api.ts'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { FieldRow, Rows } from '#platform/form/field-layout.tsx'
import { NumberField, SwitchField, TextField } from '#platform/form/fields.tsx'
import { saved } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'
import { BillToAddress } from './BillToAddress.tsx'

type BillingSettingDialogProps = { setting: BillingSetting | null; onClose: () => void }

export function BillingSettingDialog({ setting, onClose }: BillingSettingDialogProps) {
  const form = useContractForm(BillingSettingFields, setting ? formOf(setting) : blank)
  const create = useCreateBillingSetting()
  const update = useUpdateBillingSetting()
  const saving = useSave({
    form,
    edited: setting && {
      record: setting,
      newest: billingSettingQuery(setting.id),
      valuesOf: formOf,
      history: { entity: billingSettingEntity.name, entityId: setting.id },
    },
    send: ({ values, changes, options }) =>
      setting
        ? update.mutateAsync({ params: { billingSettingId: setting.id }, body: changes(itself), options })
        : create.mutateAsync({ body: values, options }),
    done: () => saved(setting ? 'Billing setting saved' : 'Billing setting added'),
    onSaved: onClose,
  })
  return (
    <FormDialog
      frame={{ size: 720, title: setting ? 'Edit Billing Setting' : 'Add Billing Setting', subtitle: setting?.name }}
      saving={saving}
      save={
        setting
          ? { operation: updateBillingSetting, verb: 'Save', isReady: true }
          : { operation: createBillingSetting, verb: 'Add', isReady: true }
      }
      onClose={onClose}
    >
      <Rows>
        <FieldRow columns={2} narrow={1}>
          <TextField name="name" label={labels.name} required autoFocus maxLength={100} />
          <TextField name="billToName" label={labels.billToName} required maxLength={200} />
        </FieldRow>
        <BillToAddress />
        <FieldRow columns={3} narrow={1}>
          <NumberField name="terms" label={labels.terms} required inputMode="numeric" maxLength={3} />
        </FieldRow>
        <FieldRow columns={3} narrow={1}>
          {/* The default can be moved to another setting but not removed. */}
          <SwitchField name="isDefault" label={labels.isDefault} disabled={setting?.isDefault ?? false} />
          <SwitchField name="isThirdParty" label={labels.isThirdParty} />
        </FieldRow>
      </Rows>
    </FormDialog>
  )
}

const itself = (values: BillingSettingFields) => values

const formOf = ({ id: _id, version: _version, ...fields }: BillingSetting): BillingSettingFields => fields

const blank: BillingSettingFields = {
  name: '',
  billToName: '',
  addressLine1: '',
  addressLine2: null,
  city: '',
  state: '',
  postalCode: '',
  country: 'US',
  terms: 30,
  isDefault: false,
  isThirdParty: false,
}
