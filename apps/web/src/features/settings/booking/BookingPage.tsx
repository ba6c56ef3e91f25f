import { type BookingSettings, BookingSettingsFields } from '@lanewise/contract/booking-settings-fields'
import { bookingSettingsEntity, updateBookingSettings } from '@lanewise/contract/settings'
import { bookingSettingsFormatters } from '@lanewise/domain/settings/formatters'
import { bookingSettingsLabels as labels } from '@lanewise/domain/settings/labels'
import { timeZones } from '@lanewise/domain/shared/time-zones'
import { defaultSpeeds, speedBounds } from '@lanewise/domain/tracking/average-speed'
import { LoadedSettings } from '#features/settings/frame/LoadedSettings.tsx'
import { SettingsForm } from '#features/settings/frame/SettingsForm.tsx'
import { useSettingsForm } from '#features/settings/frame/use-settings-form.ts'
import { bookingQuery, useUpdateBooking } from '#features/settings/settings.api.ts'
import { settingsPages } from '#features/settings/settings-pages.ts'
import { NumberField, SelectField, SwitchField } from '#platform/form/fields.tsx'
import { useOperationQuery } from '#platform/query/query.ts'
import { AccessorialPrices } from './AccessorialPrices.tsx'
import { BillingSettingsCard } from './BillingSettingsCard.tsx'
import { BillToCompaniesCard } from './BillToCompaniesCard.tsx'
import { CompanyHolidays } from './CompanyHolidays.tsx'
import { CompanyLogoCard } from './CompanyLogoCard.tsx'

const page = settingsPages.booking

/** Settings for bill-to companies and billing. (DEF-47, DEF-110) */
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
      formatters={bookingSettingsFormatters}
      sections={sections}
      lists={lists}
    />
  )
}

const zones = timeZones.map(({ zone, label, country }) => ({ value: zone, label: `${country}: ${label}` }))

const switchOf = (name: keyof typeof labels, help: string) => ({
  name,
  field: <SwitchField name={name} label={labels[name]} help={help} />,
})

const dollarsOf = (name: keyof typeof labels, unit: string, help?: string) => ({
  name,
  field: <NumberField name={name} label={`${labels[name]} (${unit})`} required maxLength={9} help={help} />,
})

const speedOf = (name: 'truckloadSpeed' | 'ltlSpeed', usual: number) => ({
  name,
  field: (
    <NumberField
      name={name}
      label={`${labels[name]} (mph)`}
      inputMode="numeric"
      maxLength={3}
      placeholder={String(usual)}
      help={`${usual} mph unless set; from ${speedBounds.least} to ${speedBounds.most}`}
    />
  ),
})

const sections = [
  {
    title: 'Bill-to',
    about: 'Whether an order can be billed to another company.',
    columns: 1,
    settings: [
      {
        name: 'allowTMSBillToCompany',
        field: <SwitchField name="allowTMSBillToCompany" label={labels.allowTMSBillToCompany} />,
      },
    ],
  },
  {
    title: 'Freight audit',
    about: 'Who audits carrier invoices, and what the audit adds to the cost of a truckload.',
    settings: [
      switchOf('enableTMSFreightAudit', 'Hides carrier invoices; lanes offer freight audit charges'),
      switchOf('enableThirdPartyTMSFreightAudit', 'Hides rate mismatches'),
      switchOf('freightAuditEnabled', 'New quotes include the fee'),
      dollarsOf('freightAuditManagementFee', 'USD', 'Per truckload'),
    ],
  },
  {
    title: 'Truckload costs',
    about: 'Used to price contracts with separate fuel and loads with extra stops.',
    columns: 3,
    settings: [
      dollarsOf('fuelPerMile', 'USD per mile'),
      dollarsOf('firstStopCharge', 'USD'),
      dollarsOf('furtherStopCharge', 'USD'),
    ],
  },
  {
    title: 'Accessorials',
    about: 'Prices per load of services that a truckload contract or spot quote does not include.',
    columns: 1,
    settings: [{ name: 'accessorialPrices', field: <AccessorialPrices /> }],
  },
  {
    title: 'On the road',
    about: 'Average truck speeds, and what public tracking shows. ETAs change with the next position of a truck.',
    settings: [
      speedOf('truckloadSpeed', defaultSpeeds.TL),
      speedOf('ltlSpeed', defaultSpeeds.LTL),
      switchOf('roundsPublicPositions', 'Shows the city nearest to a truck in place of its position'),
    ],
  },
  {
    title: 'Calendar',
    about:
      'Time zone for today, this week and this month, and days without shipping besides public holidays. Stops show their local time.',
    columns: 1,
    settings: [
      { name: 'timeZone', field: <SelectField name="timeZone" label={labels.timeZone} required options={zones} /> },
      { name: 'companyHolidays', field: <CompanyHolidays /> },
    ],
  },
]

const lists = [
  { title: labels.logo, about: 'Picture, public tracking', list: <CompanyLogoCard /> },
  { title: page.labels.billingSettings, about: 'Terms, address, default, third party', list: <BillingSettingsCard /> },
  { title: page.labels.billToCompanies, about: 'Terms, address', list: <BillToCompaniesCard /> },
]
