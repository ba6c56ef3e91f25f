import { OrderDefaultFields } from '@lanewise/contract/order-default-fields'
import { orderDefaultEntity } from '@lanewise/contract/settings'
import { orderDefaultsFormatters } from '@lanewise/domain/settings/order-defaults-formatters'
import { declaredFields } from '#platform/declared-fields.ts'
import { refuse } from '#platform/refuse.ts'
import { findCommodityCode, findLocationName, type SettingsRow } from './settings.queries.ts'
import { settingsPage } from './settings-page.ts'

type Names = { defaultCommodityCode: string | null; defaultLocationName: string | null }

const declared = declaredFields(OrderDefaultFields)

/** Default values of new orders and the choices that the order form offers. (DEF-47) */
export const orderDefaultPage = settingsPage<OrderDefaultFields, Names>({
  entity: orderDefaultEntity,
  schema: OrderDefaultFields,
  version: 'orderDefaultVersion',
  fieldsOf: (row) =>
    declared({
      ...row,
      availableDefaultLTLAccessorials: row.availableDefaultLtlAccessorials,
      defaultTLSpecialInstructions: row.defaultTlSpecialInstructions,
      defaultLTLSpecialInstructions: row.defaultLtlSpecialInstructions,
      defaultLocation: row.defaultLocationId,
      defaultCommodity: row.defaultCommodityId,
    }),
  columnsOf,
  formatters: orderDefaultsFormatters,
  also: async (db, { defaultCommodity, defaultLocation }) => ({
    defaultCommodityCode: defaultCommodity && (await findCommodityCode(db, defaultCommodity)),
    defaultLocationName: defaultLocation && (await findLocationName(db, defaultLocation)),
  }),
  tell: ({ defaultCommodityCode, defaultLocationName }) => ({
    defaultCommodity: defaultCommodityCode,
    defaultLocation: defaultLocationName,
  }),
  check: (names, fields, current) => {
    const chosen = { fields, current }
    refuseUnknown('defaultCommodity', names.defaultCommodityCode, {
      ...chosen,
      message: 'Choose one of your commodities',
    })
    refuseUnknown('defaultLocation', names.defaultLocationName, { ...chosen, message: 'Choose one of your locations' })
  },
})

type Chosen = { fields: OrderDefaultFields; current: OrderDefaultFields; message: string }

function refuseUnknown(
  field: 'defaultCommodity' | 'defaultLocation',
  name: string | null,
  { fields, current, message }: Chosen,
) {
  // A deleted record may stay when it was chosen before and is unchanged.
  if (!fields[field] || name !== null || fields[field] === current[field]) return
  refuse.invalid(message, { [field]: [message] })
}

function columnsOf({
  availableDefaultLTLAccessorials,
  defaultTLSpecialInstructions,
  defaultLTLSpecialInstructions,
  defaultLocation,
  defaultCommodity,
  ...same
}: OrderDefaultFields): Partial<SettingsRow> {
  return {
    ...same,
    availableDefaultLtlAccessorials: availableDefaultLTLAccessorials,
    defaultTlSpecialInstructions: defaultTLSpecialInstructions,
    defaultLtlSpecialInstructions: defaultLTLSpecialInstructions,
    defaultLocationId: defaultLocation,
    defaultCommodityId: defaultCommodity,
  }
}
