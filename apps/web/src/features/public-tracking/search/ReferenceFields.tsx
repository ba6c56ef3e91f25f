import { Field } from '#ui/form/Field.tsx'
import type { Wanted } from './use-track.ts'

type ReferenceFieldsProps = {
  value: Wanted
  onChange: (changed: Partial<Wanted>) => void
  /** Why the last search with these values found nothing. */
  error?: string
}

/** A reference alone can belong to any company. The company's number identifies the owner. */
export const ReferenceFields = ({ value: { reference, company }, onChange, error }: ReferenceFieldsProps) => (
  <>
    <Field
      label="Reference #"
      value={reference}
      maxLength={60}
      placeholder="PO, PRO or bill of lading number"
      {...(error && { error })}
      onChange={(typed) => onChange({ reference: typed })}
    />
    <Field
      label="Company #"
      value={company}
      maxLength={60}
      placeholder="C123456"
      onChange={(typed) => onChange({ company: typed })}
    />
  </>
)
