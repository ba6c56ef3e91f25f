import {
  OrderDefaultFields,
  type OrderDefaultSettings,
  orderDefaultEntity,
  updateOrderDefaultSettings,
} from '@lanewise/contract/settings'
import { equipmentModeLabels, equipmentModes, shippingModeLabels, shippingModes } from '@lanewise/domain/freight/modes'
import { accessorialLabels, accessorials } from '@lanewise/domain/rating/accessorials'
import { orderDefaultLabels as labels } from '@lanewise/domain/settings/labels'
import { orderDefaultsInWords } from '@lanewise/domain/settings/order-defaults'
import { useMemo, useState } from 'react'
import { LoadedSettings } from '#features/settings/frame/LoadedSettings.tsx'
import { SettingsForm } from '#features/settings/frame/SettingsForm.tsx'
import type { SettingsSection } from '#features/settings/frame/setting.ts'
import { useSettingsForm } from '#features/settings/frame/use-settings-form.ts'
import { orderDefaultQuery, useUpdateOrderDefaults } from '#features/settings/settings.api.ts'
import { settingsPages } from '#features/settings/settings-pages.ts'
import { ChoicesField } from '#platform/form/ChoicesField.tsx'
import { useOperationQuery } from '#platform/query/query.ts'
import { type CommodityNames, DefaultCommodityField, DefaultModeField } from './order-default-fields.tsx'

const page = settingsPages.orderDefaults

/** What quotes and orders begin with and offer (DEF-47). */
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
  const names = useCommodityNames(settings)
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
      id={settings.id}
      editing={editing}
      operation={updateOrderDefaultSettings}
      inWords={{ ...orderDefaultsInWords, defaultCommodity: names.of }}
      sections={useMemo(() => sectionsOf(names), [names])}
    />
  )
}

/** Codes of commodities as far as they are known: the one that is set, and those that were found. */
function useCommodityNames({ defaultCommodity, defaultCommodityCode }: OrderDefaultSettings): CommodityNames {
  const [found, setFound] = useState<Readonly<Record<string, string>>>({})
  return useMemo(() => {
    const known = {
      ...found,
      ...(defaultCommodity && { [defaultCommodity]: defaultCommodityCode ?? 'Deleted commodity' }),
    }
    return {
      of: (id) => (id === null ? null : (known[id] ?? 'A commodity')),
      learn: (codes) => setFound((before) => ({ ...before, ...codes })),
    }
  }, [found, defaultCommodity, defaultCommodityCode])
}

const modes = shippingModes.map((value) => ({ value, label: shippingModeLabels[value] }))
const equipment = equipmentModes.map((value) => ({ value, label: equipmentModeLabels[value] }))
const services = accessorials.map((value) => ({ value, label: accessorialLabels[value] ?? value }))

const choices = (name: keyof typeof labels, options: Parameters<typeof ChoicesField>[0]['options']) => ({
  name,
  field: <ChoicesField name={name} label={labels[name]} options={options} />,
})

const sectionsOf = (names: CommodityNames): SettingsSection[] => [
  {
    title: 'Shipping modes',
    about: 'What a quote or an order can be shipped as.',
    columns: 1,
    settings: [
      choices('availableShippingModes', modes),
      { name: 'defaultShippingMode', field: <DefaultModeField name="defaultShippingMode" options={modes} /> },
    ],
  },
  {
    title: 'Equipment',
    about: 'What freight can move in.',
    columns: 1,
    settings: [
      choices('availableEquipmentModes', equipment),
      { name: 'defaultEquipmentMode', field: <DefaultModeField name="defaultEquipmentMode" options={equipment} /> },
    ],
  },
  {
    title: 'LTL services',
    about: 'Chosen already when a new LTL order begins.',
    columns: 1,
    settings: [choices('availableDefaultLTLAccessorials', services)],
  },
  {
    title: 'Line items',
    about: 'What a new line begins with.',
    columns: 1,
    settings: [{ name: 'defaultCommodity', field: <DefaultCommodityField names={names} /> }],
  },
]
