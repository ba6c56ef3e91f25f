import {
  equipmentTypeLabels,
  equipmentTypes,
  reeferModeLabels,
  reeferModes,
  truckRequirementLabels,
  truckRequirements,
} from '@lanewise/domain/freight/equipment-types'
import { freightTermLabels, freightTerms } from '@lanewise/domain/freight/freight-terms'
import { equipmentModeLabels, equipmentModes, shippingModeLabels, shippingModes } from '@lanewise/domain/freight/modes'
import { orderTypeLabels, orderTypes } from '@lanewise/domain/orders/order-types'
import { type ReferenceCategory, referenceTypes, referenceTypesAt } from '@lanewise/domain/orders/reference-types'
import { accessorialLabels, accessorials } from '@lanewise/domain/rating/accessorials'
import { orderDefaultLabels as labels } from '@lanewise/domain/settings/labels'
import type { SettingsSection } from '#features/settings/frame/setting.ts'
import { ChoicesField } from '#platform/form/ChoicesField.tsx'
import { NumberField, SwitchField, TextField } from '#platform/form/fields.tsx'
import { PhoneField } from '#platform/form/PhoneField.tsx'
import { signedNumber } from '#ui/form/text/number-text.ts'
import { DefaultCommodityField, DefaultLocationField } from './default-records.tsx'
import {
  DefaultChoiceField,
  DefaultEquipmentField,
  DefaultEquipmentTypeField,
  OtherRequirementsField,
  type RecordNames,
} from './order-default-fields.tsx'

type Name = keyof typeof labels
type Options = readonly { value: string | number; label: string }[]

const optionsOf = <V extends string | number>(values: readonly V[], labelOf: Readonly<Partial<Record<V, string>>>) =>
  values.map((value) => ({ value, label: labelOf[value] ?? String(value) }))

const choices = (name: Name, options: Options) => ({
  name,
  field: <ChoicesField name={name} label={labels[name]} options={options} />,
})
const choice = (name: Name, options: Options) => ({ name, field: <DefaultChoiceField name={name} options={options} /> })
const toggle = (name: Name) => ({ name, field: <SwitchField name={name} label={labels[name]} /> })
const textSetting = (name: Name) => ({ name, field: <TextField name={name} label={labels[name]} maxLength={200} /> })
const instructions = (name: Name, help?: string) => ({
  name,
  field: <TextField name={name} label={labels[name]} rows={3} maxLength={10_000} help={help} />,
})
const references = (name: Name, category: ReferenceCategory) =>
  choices(
    name,
    referenceTypesAt(category).map((value) => ({ value, label: referenceTypes[value].label })),
  )

const terms = optionsOf(freightTerms, freightTermLabels)
const modes = optionsOf(shippingModes, shippingModeLabels)
const requirements = optionsOf(truckRequirements, truckRequirementLabels)

const orders: SettingsSection = {
  title: 'Orders',
  about: 'What an order is for, and who pays the carrier.',
  columns: 1,
  settings: [
    choice('defaultOrderType', optionsOf(orderTypes, orderTypeLabels)),
    choices('availableFreightTerms', terms),
    choice('defaultFreightTerm', terms),
  ],
}

const shipping: SettingsSection = {
  title: 'Shipping modes',
  about: 'What a quote or an order can be shipped as.',
  columns: 1,
  settings: [choices('availableShippingModes', modes), choice('defaultShippingMode', modes)],
}

const equipment: SettingsSection = {
  title: 'Equipment',
  about: 'What freight can move in. If no equipment types are chosen, all are available.',
  columns: 1,
  settings: [
    choices('availableEquipmentModes', optionsOf(equipmentModes, equipmentModeLabels)),
    { name: 'defaultEquipmentMode', field: <DefaultEquipmentField /> },
    choices('availableEquipmentTypes', optionsOf(equipmentTypes, equipmentTypeLabels)),
    { name: 'defaultEquipmentType', field: <DefaultEquipmentTypeField /> },
  ],
}

const reefer: SettingsSection = {
  title: 'Reefer',
  about: 'Temperature settings for refrigerated trailers.',
  settings: [
    choice('defaultReeferMode', optionsOf(reeferModes, reeferModeLabels)),
    {
      name: 'defaultReeferTemp',
      field: (
        <NumberField
          name="defaultReeferTemp"
          label={`${labels.defaultReeferTemp} (°F)`}
          maxLength={6}
          sanitize={signedNumber}
        />
      ),
    },
  ],
}

const truckAndDriver: SettingsSection = {
  title: 'Truck and driver',
  about: 'What a new order requires and excludes.',
  columns: 1,
  settings: [
    choices('mustHaveRequirements', requirements),
    choices('mustNotHaveRequirements', requirements),
    { name: 'additionalRequirements', field: <OtherRequirementsField /> },
  ],
}

const services: SettingsSection = {
  title: 'LTL services',
  about: 'Preselected on new LTL orders.',
  columns: 1,
  settings: [choices('availableDefaultLTLAccessorials', optionsOf(accessorials, accessorialLabels))],
}

const locations = (names: RecordNames): SettingsSection => ({
  title: 'Locations',
  about: 'The first stop of a new order, and how locations are searched.',
  columns: 1,
  settings: [
    { name: 'defaultLocation', field: <DefaultLocationField names={names} /> },
    toggle('prioritizeHistoricalLocations'),
    toggle('showLocationName'),
  ],
})

const lineItems = (names: RecordNames): SettingsSection => ({
  title: 'Line items',
  about: 'Default for a new line item.',
  columns: 1,
  settings: [{ name: 'defaultCommodity', field: <DefaultCommodityField names={names} /> }],
})

const referenceNumbers: SettingsSection = {
  title: 'Reference numbers',
  about: 'Required to save an order, in addition to the one for its order type.',
  columns: 1,
  settings: [
    references('requiredOrderReferences', 'order'),
    references('requiredPickupReferences', 'pickup'),
    references('requiredDropoffReferences', 'dropoff'),
  ],
}

const specialInstructions: SettingsSection = {
  title: 'Special instructions',
  about: 'Default instructions on new orders.',
  columns: 1,
  settings: [
    instructions('defaultTLSpecialInstructions'),
    instructions('defaultLTLSpecialInstructions'),
    instructions('defaultSpecialInstructions', 'For truckloads, if Truckload instructions is empty'),
  ],
}

const customs: SettingsSection = {
  title: 'Customs',
  about: 'For orders that cross a border.',
  settings: [
    textSetting('customsBrokerName'),
    textSetting('customsContact'),
    {
      name: 'customsPhoneNumber',
      field: <PhoneField name="customsPhoneNumber" label={labels.customsPhoneNumber} autoComplete="off" />,
    },
    textSetting('customsPort'),
  ],
}

export const orderDefaultSections = (names: {
  commodities: RecordNames
  locations: RecordNames
}): SettingsSection[] => [
  orders,
  shipping,
  equipment,
  reefer,
  truckAndDriver,
  services,
  locations(names.locations),
  lineItems(names.commodities),
  referenceNumbers,
  specialInstructions,
  customs,
]
