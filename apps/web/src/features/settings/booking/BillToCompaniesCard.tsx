import {
  type BillToCompany,
  billToCompanyChanged,
  billToCompanyEntity,
  updateBillToCompany,
} from '@lanewise/contract/billing'
import { formatDays } from '@lanewise/domain/settings/formatters'
import { billToCompaniesQuery, useDeleteBillToCompany } from '#features/settings/settings.api.ts'
import { settingsPages } from '#features/settings/settings-pages.ts'
import { useOperationQuery } from '#platform/query/query.ts'
import { Figures, None, Second, Strong } from '#ui/data/record-rows.tsx'
import { AddressText } from './BillToAddress.tsx'
import { BillToCompanyDialog } from './BillToCompanyDialog.tsx'
import { type Keeping, RecordsCard } from './RecordsCard.tsx'

/** Companies that freight can be billed to instead of the user's own company. (DEF-109) */
export function BillToCompaniesCard() {
  const read = useOperationQuery(billToCompaniesQuery)
  const remove = useDeleteBillToCompany()
  return (
    <RecordsCard
      of={keeping}
      read={read}
      remove={({ billToCompanyNumber }) => remove.mutateAsync({ params: { billToCompanyNumber } })}
    />
  )
}

const keeping: Keeping<BillToCompany> = {
  title: settingsPages.booking.labels.billToCompanies,
  one: 'Bill-to Company',
  empty: 'No bill-to companies',
  entity: billToCompanyEntity,
  events: [billToCompanyChanged],
  change: updateBillToCompany,
  columns: 'minmax(0, 2fr) minmax(0, 3fr) 72px 32px',
  row: ({ name, billToCompanyNumber, terms, ...address }) => (
    <>
      <div>
        <Strong>{name}</Strong>
        <Second>{billToCompanyNumber}</Second>
      </div>
      <AddressText address={address} />
      <Figures>{terms === null ? <None /> : formatDays(terms)}</Figures>
    </>
  ),
  dialog: (company, onClose) => <BillToCompanyDialog company={company} onClose={onClose} />,
  whatFollows: 'will no longer be available. Orders that use it keep it.',
}
