import { OrderDefaultFields, type OrderDefaultSettings } from '@lanewise/contract/order-default-fields'
import { orderDefaultEntity, updateOrderDefaultSettings } from '@lanewise/contract/settings'
import { orderDefaultsFormatters } from '@lanewise/domain/settings/order-defaults-formatters'
import { useMemo } from 'react'
import { LoadedSettings } from '#features/settings/frame/LoadedSettings.tsx'
import { SettingsForm } from '#features/settings/frame/SettingsForm.tsx'
import { useSettingsForm } from '#features/settings/frame/use-settings-form.ts'
import { orderDefaultQuery, useUpdateOrderDefaults } from '#features/settings/settings.api.ts'
import { settingsPages } from '#features/settings/settings-pages.ts'
import { useOperationQuery } from '#platform/query/query.ts'
import { useRecordNames } from './default-records.tsx'
import { orderDefaultSections } from './order-default-sections.tsx'

const page = settingsPages.orderDefaults

/** Defaults and options of quotes and orders. (DEF-47) */
export function OrderDefaultsPage() {
  const read = useOperationQuery(orderDefaultQuery)
  return (
    <LoadedSettings page={page} read={read}>
      {(settings) => <OrderDefaultsForm settings={settings} />}
    </LoadedSettings>
  )
}

function OrderDefaultsForm({ settings }: { settings: OrderDefaultSettings }) {
  const update = useUpdateOrderDefaults()
  const { commodities, locations } = useNames(settings)
  const editing = useSettingsForm<OrderDefaultFields, OrderDefaultSettings>({
    schema: OrderDefaultFields,
    entity: orderDefaultEntity,
    record: settings,
    newest: orderDefaultQuery,
    send: (body, options) => update.mutateAsync({ body, options }),
  })
  return (
    <SettingsForm
      page={page}
      entity={orderDefaultEntity}
      editing={editing}
      operation={updateOrderDefaultSettings}
      formatters={{ ...orderDefaultsFormatters, defaultCommodity: commodities.of, defaultLocation: locations.of }}
      sections={useMemo(() => orderDefaultSections({ commodities, locations }), [commodities, locations])}
    />
  )
}

const useNames = (settings: OrderDefaultSettings) => ({
  commodities: useRecordNames({
    id: settings.defaultCommodity,
    name: settings.defaultCommodityCode,
    whenDeleted: 'Deleted commodity',
    whenUnknown: 'A commodity',
  }),
  locations: useRecordNames({
    id: settings.defaultLocation,
    name: settings.defaultLocationName,
    whenDeleted: 'Deleted location',
    whenUnknown: 'A location',
  }),
})
