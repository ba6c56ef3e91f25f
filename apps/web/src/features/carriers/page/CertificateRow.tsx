import type { Certificate } from '@lanewise/contract/carrier-fields'
import { updateCarrierInsurance } from '@lanewise/contract/carriers'
import { insuranceKindLabels } from '@lanewise/domain/carriers/certificate'
import { formatDate, formatMoney } from '@lanewise/domain/shared/format'
import { FileText, FileUp, Pencil, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { InsuranceChip } from '#features/carriers/parts/InsuranceChip.tsx'
import { useRefusalOf } from '#platform/allowed.tsx'
import { Link } from '#ui/action/Link.tsx'
import type { MenuEntry } from '#ui/action/MenuButton.tsx'
import { Figures, RecordMenu, RecordRow, Second, Strong } from '#ui/data/record-rows.tsx'
import { RowMenu } from '#ui/data/table/DataTable.tsx'
import { useCertificateFile } from './use-certificate-file.ts'

const columns = 'minmax(0, 1fr) 120px 176px 104px 32px'

type CertificateRowProps = {
  carrierId: string
  certificate: Certificate
  onEdit: () => void
  onRemove: () => void
}

export function CertificateRow({ carrierId, certificate, onEdit, onRemove }: CertificateRowProps) {
  const { kind, insurer, policyNumber, coverageCents, effectiveOn, expiresOn, state, sentence, end, fileName } =
    certificate
  const refusal = useRefusalOf(updateCarrierInsurance)
  const input = useRef<HTMLInputElement>(null)
  const file = useCertificateFile({ carrierId, certificateId: certificate.certificateId })
  const guard = refusal && { disabledReason: refusal }
  const entries: MenuEntry[] = [
    { label: 'Edit', icon: <Pencil />, ...guard, onSelect: onEdit },
    {
      label: fileName ? 'Replace document' : 'Attach document',
      icon: <FileUp />,
      ...guard,
      onSelect: () => input.current?.click(),
    },
    ...(fileName
      ? [{ label: 'Remove document', icon: <FileText />, ...guard, onSelect: () => void file.remove() }]
      : []),
    { label: 'Remove', icon: <Trash2 />, danger: true, ...guard, onSelect: onRemove },
  ]
  return (
    <RecordRow columns={columns} data-past={state === 'Replaced' || undefined}>
      <div>
        <Strong>{insuranceKindLabels[kind]}</Strong>
        <Second>
          {policyNumber} · {insurer}
          {fileName && (
            <>
              {' · '}
              <Link component="button" type="button" onClick={() => void file.download()}>
                {fileName}
              </Link>
            </>
          )}
        </Second>
      </div>
      <Figures data-align="end">{formatMoney(coverageCents)}</Figures>
      <div>
        <Figures>
          {formatDate(effectiveOn, 'UTC')}–{formatDate(expiresOn, 'UTC')}
        </Figures>
        {state === 'Expiring' || state === 'Expired' ? <Second>{end}</Second> : null}
      </div>
      <InsuranceChip state={state} sentence={sentence} />
      <RecordMenu>
        <RowMenu label={`Actions for ${policyNumber}`} items={entries} />
      </RecordMenu>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`Document of ${policyNumber}`}
        accept="application/pdf,image/png,image/jpeg,image/webp"
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) void file.attach(chosen)
          target.value = ''
        }}
      />
    </RecordRow>
  )
}
