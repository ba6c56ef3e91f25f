import type { Carrier, Certificate } from '@lanewise/contract/carrier-fields'
import { addCarrierInsurance } from '@lanewise/contract/carriers'
import { Plus, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useRemoveCertificate } from '#features/carriers/carriers.api.ts'
import { CertificateDialog } from '#features/carriers/form/CertificateDialog.tsx'
import { useRefusalOf } from '#platform/allowed.tsx'
import { ConfirmCall } from '#platform/record/ConfirmCall.tsx'
import { Button } from '#ui/action/Button.tsx'
import { RecordFoot, RecordList } from '#ui/data/record-rows.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { CertificateRow } from './CertificateRow.tsx'

type Opened = { edit: Certificate | null } | { remove: Certificate } | null

/** Insurance certificates. Replaced ones come last and are shown on demand. */
export function InsuranceCard({ carrier }: { carrier: Carrier }) {
  const refusal = useRefusalOf(addCarrierInsurance)
  const [opened, open] = useState<Opened>(null)
  const [showsEarlier, setShowsEarlier] = useState(false)
  const earlier = carrier.certificates.filter(({ state }) => state === 'Replaced')
  const current = carrier.certificates.filter(({ state }) => state !== 'Replaced').toSorted(byUrgency)
  const rows = showsEarlier ? [...current, ...earlier] : current
  return (
    <Card
      flush
      title="Insurance"
      side={
        <Button
          size="small"
          icon={<Plus />}
          {...(refusal && { disabledReason: refusal })}
          onClick={() => open({ edit: null })}
        >
          Add certificate
        </Button>
      }
    >
      {carrier.certificates.length === 0 && (
        <EmptyState text="No insurance certificates" icon={<ShieldCheck aria-hidden="true" />} />
      )}
      <RecordList aria-label="Insurance certificates">
        {rows.map((certificate) => (
          <CertificateRow
            key={certificate.certificateId}
            carrierId={carrier.carrierId}
            certificate={certificate}
            onEdit={() => open({ edit: certificate })}
            onRemove={() => open({ remove: certificate })}
          />
        ))}
      </RecordList>
      {earlier.length > 0 && (
        <RecordFoot>
          <Button kind="ghost" size="small" aria-expanded={showsEarlier} onClick={() => setShowsEarlier(!showsEarlier)}>
            {showsEarlier ? 'Hide earlier certificates' : `Show earlier certificates (${earlier.length})`}
          </Button>
        </RecordFoot>
      )}
      {opened && 'edit' in opened && (
        <CertificateDialog carrier={carrier} certificate={opened.edit} onClose={() => open(null)} />
      )}
      {opened && 'remove' in opened && (
        <RemoveCertificate carrier={carrier} certificate={opened.remove} onClose={() => open(null)} />
      )}
    </Card>
  )
}

/** Certificates that need action come first. */
const urgency = ['Expired', 'Expiring', 'Valid', 'Upcoming', 'Replaced']
const byUrgency = (a: Certificate, b: Certificate) => urgency.indexOf(a.state) - urgency.indexOf(b.state)

type RemoveCertificateProps = { carrier: Carrier; certificate: Certificate; onClose: () => void }

function RemoveCertificate({ carrier, certificate, onClose }: RemoveCertificateProps) {
  const { mutateAsync } = useRemoveCertificate()
  const params = { carrierId: carrier.carrierId, certificateId: certificate.certificateId }
  return (
    <ConfirmCall
      danger
      title="Remove Certificate?"
      text={`${certificate.sentence}. It will no longer count for ${carrier.name}.`}
      verb="Remove"
      done="Certificate removed"
      run={() => mutateAsync({ params })}
      onClose={onClose}
    />
  )
}
