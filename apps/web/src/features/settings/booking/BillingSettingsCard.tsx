import {
  type BillingSetting,
  billingSettingChanged,
  billingSettingEntity,
  updateBillingSetting,
} from '@lanewise/contract/billing'
import { formatDays } from '@lanewise/domain/settings/formatters'
import { billingSettingsQuery, useDeleteBillingSetting } from '#features/settings/settings.api.ts'
import { settingsPages } from '#features/settings/settings-pages.ts'
import { useOperationQuery } from '#platform/query/query.ts'
import { Badge } from '#ui/data/Badge.tsx'
import { Figures, Second, Strong } from '#ui/data/record-rows.tsx'
import { BillingSettingDialog } from './BillingSettingDialog.tsx'
import { AddressText } from './BillToAddress.tsx'
import { type Keeping, RecordsCard } from './RecordsCard.tsx'

/** Billing settings of the company, the default first. (DEF-110) */
export function BillingSettingsCard() {
  const read = useOperationQuery(billingSettingsQuery)
  const remove = useDeleteBillingSetting()
  return (
    <RecordsCard
      of={keeping}
      read={read}
      remove={({ id }) => remove.mutateAsync({ params: { billingSettingId: id } })}
    />
  )
}

const keeping: Keeping<BillingSetting> = {
  title: settingsPages.booking.labels.billingSettings,
  one: 'Billing Setting',
  empty: 'No billing settings',
  entity: billingSettingEntity,
  events: [billingSettingChanged],
  change: updateBillingSetting,
  columns: 'minmax(0, 2fr) minmax(0, 3fr) 72px minmax(96px, auto) 32px',
  row: ({ name, billToName, terms, isDefault, isThirdParty, ...address }) => (
    <>
      <Strong>{name}</Strong>
      <div>
        {billToName}
        <AddressText address={address} />
      </div>
      <Figures>{formatDays(terms)}</Figures>
      <Second>
        {isDefault && <Badge tone="accent">Default</Badge>} {isThirdParty && <Badge>Third party</Badge>}
      </Second>
    </>
  ),
  dialog: (setting, onClose) => <BillingSettingDialog setting={setting} onClose={onClose} />,
  whatFollows: 'will no longer be available. Orders that use it keep it.',
  lockedBecause: ({ isDefault }) => (isDefault ? 'The default cannot be deleted' : undefined),
}
