import { type Carrier, type Certificate, CertificateForm, certificateFromForm } from '@lanewise/contract/carrier-fields'
import { addCarrierInsurance, carrierEntity, updateCarrierInsurance } from '@lanewise/contract/carriers'
import { insuranceKindLabels, insuranceKinds } from '@lanewise/domain/carriers/certificate'
import { certificateLabels as labels } from '@lanewise/domain/carriers/labels'
import { decimalDigits } from '@lanewise/domain/commodities/commodity'
import { useAddCertificate, useUpdateCertificate } from '#features/carriers/carriers.api.ts'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { DayField } from '#platform/form/date/DayField.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { FieldRow, Rows } from '#platform/form/field-layout.tsx'
import { NumberField, SelectField, TextField } from '#platform/form/fields.tsx'
import { savedRecord } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'
import { editedCarrier } from './edited-carrier.ts'

type CertificateDialogProps = { carrier: Carrier; certificate: Certificate | null; onClose: () => void }

/** Adds an insurance certificate, or edits the given one. */
export function CertificateDialog({ carrier, certificate, onClose }: CertificateDialogProps) {
  const form = useContractForm(CertificateForm, certificate ? formOf(certificate) : blank)
  const add = useAddCertificate()
  const update = useUpdateCertificate()
  const { carrierId } = carrier
  const saving = useSave({
    form,
    edited: certificate && editedCarrier(carrier, (newer) => formIn(newer, certificate)),
    send: ({ values, changes, options }) => {
      if (!certificate) return add.mutateAsync({ params: { carrierId }, body: certificateFromForm(values), options })
      const params = { carrierId, certificateId: certificate.certificateId }
      return update.mutateAsync({ params, body: changes(certificateFromForm), options })
    },
    rename: { coverageCents: 'coverage' },
    done: (saved) => savedRecord(certificate ? 'Certificate saved' : 'Certificate added', carrierEntity, saved),
    onSaved: onClose,
  })
  return (
    <FormDialog
      frame={{ size: 480, title: certificate ? 'Edit Certificate' : 'Add Certificate', subtitle: carrier.name }}
      saving={saving}
      save={
        certificate
          ? { operation: updateCarrierInsurance, verb: 'Save', isReady: true }
          : { operation: addCarrierInsurance, verb: 'Add', isReady: true }
      }
      onClose={onClose}
    >
      <Rows>
        <CertificateFields />
      </Rows>
    </FormDialog>
  )
}

function CertificateFields() {
  return (
    <>
      <FieldRow columns={2} narrow={1}>
        <SelectField name="kind" label={labels.kind} required options={kinds} />
        <NumberField
          name="coverage"
          label={`${labels.coverageCents} (USD)`}
          required
          maxLength={13}
          sanitize={decimalDigits}
        />
      </FieldRow>
      <FieldRow columns={2} narrow={1}>
        <TextField name="insurer" label={labels.insurer} required />
        <TextField name="policyNumber" label={labels.policyNumber} required />
      </FieldRow>
      <FieldRow columns={2}>
        <DayField name="effectiveOn" label={labels.effectiveOn} required />
        <DayField name="expiresOn" label={labels.expiresOn} required />
      </FieldRow>
    </>
  )
}

const kinds = insuranceKinds.map((value) => ({ value, label: insuranceKindLabels[value] }))

const formOf = ({
  kind,
  insurer,
  policyNumber,
  coverageCents,
  effectiveOn,
  expiresOn,
}: Certificate): CertificateForm => ({
  kind,
  insurer,
  policyNumber,
  coverage: coverageCents / 100,
  effectiveOn,
  expiresOn,
})

const formIn = ({ certificates }: Carrier, { certificateId }: Certificate): CertificateForm | null => {
  const current = certificates.find((one) => one.certificateId === certificateId)
  return current ? formOf(current) : null
}

/** Only the kind has a default. The limit is null until the user enters a number. */
const blank = {
  kind: 'Cargo',
  insurer: '',
  policyNumber: '',
  coverage: null,
  effectiveOn: '',
  expiresOn: '',
} as unknown as CertificateForm
