import {
  type BookingSettings,
  BookingSettingsFields,
  bookingSettingsEntity,
  updateBookingSettings,
} from '@lanewise/contract/settings'
import { bookingSettingsLabels as labels } from '@lanewise/domain/settings/labels'
import { bookingSettingsInWords } from '@lanewise/domain/settings/words'
import { LoadedSettings } from '#features/settings/frame/LoadedSettings.tsx'
import { SettingsForm } from '#features/settings/frame/SettingsForm.tsx'
import { useSettingsForm } from '#features/settings/frame/use-settings-form.ts'
import { bookingQuery, useUpdateBooking } from '#features/settings/settings.api.ts'
import { settingsPages } from '#features/settings/settings-pages.ts'
import { SwitchField } from '#platform/form/fields.tsx'
import { useOperationQuery } from '#platform/query/query.ts'
import { BillingSettingsCard } from './BillingSettingsCard.tsx'
import { BillToCompaniesCard } from './BillToCompaniesCard.tsx'

const page = settingsPages.booking

/** Whom freight is billed to, and how (DEF-47, DEF-110). */
export function BookingPage() {
  const read = useOperationQuery(bookingQuery)
  return (
    <LoadedSettings page={page} read={read}>
      {(settings) => <BookingForm settings={settings} />}
    </LoadedSettings>
  )
}

function BookingForm({ settings }: { settings: BookingSettings }) {
  const update = useUpdateBooking()
  const editing = useSettingsForm<BookingSettingsFields, BookingSettings>({
    schema: BookingSettingsFields,
    entity: bookingSettingsEntity,
    record: settings,
    newest: bookingQuery,
    send: (body, options) => update.mutateAsync({ body, options }),
  })
  return (
    <SettingsForm
      page={page}
      entity={bookingSettingsEntity}
      editing={editing}
      operation={updateBookingSettings}
      inWords={bookingSettingsInWords}
      sections={sections}
      lists={lists}
    />
  )
}

const sections = [
  {
    title: 'Bill-to',
    about: 'Whether an order can name another company to be billed.',
    columns: 1,
    settings: [
      {
        name: 'allowTMSBillToCompany',
        field: <SwitchField name="allowTMSBillToCompany" label={labels.allowTMSBillToCompany} />,
      },
    ],
  },
]

const lists = [
  { title: page.labels.billingSettings, about: 'Terms, address, default, third party', list: <BillingSettingsCard /> },
  { title: page.labels.billToCompanies, about: 'Terms, address', list: <BillToCompaniesCard /> },
]
