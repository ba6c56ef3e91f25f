import { type Carrier, type Certificate, CertificateForm, certificateFromForm } from '@lanewise/contract/carrier-fields'
import { addCarrierInsurance, updateCarrierInsurance } from '@lanewise/contract/carriers'
import { insuranceKindLabels, insuranceKinds } from '@lanewise/domain/carriers/certificate'
import { certificateLabels as labels } from '@lanewise/domain/carriers/labels'
import { digitsOnly } from '@lanewise/domain/commodities/commodity'
import { useAddCertificate, useUpdateCertificate } from '#features/carriers/carriers.api.ts'
import { ChangedMeanwhile } from '#platform/form/ChangedMeanwhile.tsx'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { FieldRow, Rows } from '#platform/form/field-layout.tsx'
import { NumberField, SelectField, TextField } from '#platform/form/fields.tsx'
import { useSave } from './use-save.ts'

type CertificateDialogProps = { carrier: Carrier; certificate: Certificate | null; onClose: () => void }

/** Adds an insurance certificate, or edits the one it is given. */
export function CertificateDialog({ carrier, certificate, onClose }: CertificateDialogProps) {
  const form = useContractForm(CertificateForm, certificate ? formOf(certificate) : blank)
  const add = useAddCertificate()
  const update = useUpdateCertificate()
  const { carrierId } = carrier
  const { save, conflict, reload, saveAnyway } = useSave({
    form,
    carrier,
    send: (values, version) => {
      const fields = certificateFromForm(values)
      if (!certificate) return add.mutateAsync({ params: { carrierId }, body: fields })
      const { certificateId } = certificate
      return update.mutateAsync({ params: { carrierId, certificateId }, body: { ...fields, version } })
    },
    valuesOf: ({ certificates }) => {
      const current = certificates.find((one) => one.certificateId === certificate?.certificateId)
      return current ? formOf(current) : null
    },
    rename: { coverageCents: 'coverage' },
    done: certificate ? 'Certificate saved' : 'Certificate added',
    onSaved: onClose,
    onClose,
  })
  return (
    <FormDialog
      frame={{ size: 480, title: certificate ? 'Edit Certificate' : 'Add Certificate' }}
      form={form}
      save={
        certificate
          ? { operation: updateCarrierInsurance, verb: 'Save', isReady: true }
          : { operation: addCarrierInsurance, verb: 'Add', isReady: true }
      }
      onSubmit={save}
      onClose={onClose}
    >
      <Rows>
        {conflict && <ChangedMeanwhile conflict={conflict} onReload={reload} onSaveAnyway={saveAnyway} />}
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
        <NumberField name="coverage" label={`${labels.coverageCents} (USD)`} required maxLength={13} sanitize={money} />
      </FieldRow>
      <FieldRow columns={2} narrow={1}>
        <TextField name="insurer" label={labels.insurer} required />
        <TextField name="policyNumber" label={labels.policyNumber} required />
      </FieldRow>
      <FieldRow columns={2}>
        <TextField name="effectiveOn" label={labels.effectiveOn} required type="date" />
        <TextField name="expiresOn" label={labels.expiresOn} required type="date" />
      </FieldRow>
    </>
  )
}

const kinds = insuranceKinds.map((value) => ({ value, label: insuranceKindLabels[value] }))
const money = (text: string) => digitsOnly(text, undefined, { decimals: true })

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

/** Nothing is guessed but the kind; the limit is a number as soon as one is entered. */
const blank = {
  kind: 'Cargo',
  insurer: '',
  policyNumber: '',
  coverage: null,
  effectiveOn: '',
  expiresOn: '',
} as unknown as CertificateForm
