/** A field that is entered, stored, listed in history, and uploaded as is, independent of the order's other fields. */
export type OrderField = {
  kind: 'text' | 'flag' | 'dollars' | 'feet'
  label: string
  /** Column in an order file, if it differs from the field label. */
  upload?: string
  /** Maximum number of characters of a text field. */
  most?: number
  /** Limits the field to orders of this mode. */
  onlyIn?: 'TL' | 'LTL'
}

/**
 * Plain fields of an order, grouped by form section. The stored order, its columns, history, upload, and form are
 * derived from this list; fields that depend on each other (mode, equipment, terms, stops) are defined separately.
 */
export const orderFieldGroups = {
  freight: {
    freightValue: { kind: 'dollars', label: 'Freight value', upload: 'Freight Value' },
    isTeamRequired: { kind: 'flag', label: 'Team', onlyIn: 'TL' },
    isBlind: { kind: 'flag', label: 'Blind' },
    isJustInTime: { kind: 'flag', label: 'Just In Time', onlyIn: 'TL' },
    isLiftGateRequired: { kind: 'flag', label: 'Lift Gate' },
    isPartial: { kind: 'flag', label: 'Partial', onlyIn: 'TL' },
    linearFeet: { kind: 'feet', label: 'Linear feet', upload: 'Linear Feet' },
  },
  terms: {
    costCenter: { kind: 'text', most: 50, label: 'Cost Center' },
    specialInstructions: {
      kind: 'text',
      most: 10_000,
      label: 'Special instructions',
      upload: 'Special Instructions',
    },
  },
  /** Only orders with a hazardous item have these fields, and all of them are required. (ORDER-7) */
  hazmat: {
    hazmatEmergencyContactInfo: { kind: 'text', most: 200, label: 'Hazmat Contact' },
    chemtracAccountNumber: { kind: 'text', most: 100, label: 'Chemtrec Account' },
  },
  /** Only orders that cross a border have these fields, and all of them are required. (ORDER-8) */
  customs: {
    customsBrokerName: { kind: 'text', most: 200, label: 'Broker name', upload: 'Customs Broker' },
    customsBrokerContactName: { kind: 'text', most: 200, label: 'Customs Contact' },
    customsBrokerPhoneNumber: { kind: 'text', most: 40, label: 'Customs Phone Number' },
    customsBrokerPortOfEntry: { kind: 'text', most: 200, label: 'Customs Port' },
  },
} as const satisfies Record<string, Record<string, OrderField>>

type Groups = typeof orderFieldGroups
export type OrderFieldGroup = keyof Groups
export const plainFields = {
  ...orderFieldGroups.freight,
  ...orderFieldGroups.terms,
  ...orderFieldGroups.hazmat,
  ...orderFieldGroups.customs,
}
export type PlainFields = typeof plainFields
export type PlainField = keyof PlainFields
export const plainFieldNames = Object.keys(plainFields) as PlainField[]

export const namesIn = <G extends OrderFieldGroup>(group: G) =>
  Object.keys(orderFieldGroups[group]) as (keyof Groups[G] & PlainField)[]

export const isFieldOf = (name: PlainField, mode: 'TL' | 'LTL'): boolean => {
  const { onlyIn }: OrderField = plainFields[name]
  return onlyIn === undefined || onlyIn === mode
}

type ValueOf<K extends OrderField['kind']> = K extends 'flag'
  ? boolean
  : K extends 'text'
    ? string | null
    : number | null

/** Values of the plain fields; null until entered. */
export type PlainValues = { [N in PlainField]: ValueOf<PlainFields[N]['kind']> }

export type PlainOfKind<K extends OrderField['kind']> = {
  [N in PlainField]: PlainFields[N]['kind'] extends K ? N : never
}[PlainField]

/** Maps each field of a group to a value computed from its description. */
export function forEachPlain<G extends Record<string, OrderField>, V>(
  group: G,
  make: (field: OrderField, name: keyof G & string) => V,
): { [N in keyof G]: V } {
  return Object.fromEntries(Object.entries(group).map(([name, field]) => [name, make(field, name)])) as {
    [N in keyof G]: V
  }
}

export const emptyFields = forEachPlain(plainFields, ({ kind }) => (kind === 'flag' ? false : null)) as PlainValues

export const labelsIn = <G extends OrderFieldGroup>(group: G) =>
  forEachPlain(orderFieldGroups[group], ({ label }) => label) as { [N in keyof Groups[G]]: string }

export const uploadNamesIn = <G extends OrderFieldGroup>(group: G) =>
  forEachPlain(orderFieldGroups[group], ({ label, upload }) => upload ?? label) as { [N in keyof Groups[G]]: string }

/** Flags that order lists show, filter by, and export, in that order. */
export const listedFlags = ['isTeamRequired', 'isJustInTime', 'isBlind'] as const satisfies PlainOfKind<'flag'>[]
export type ListedFlag = (typeof listedFlags)[number]

/** Maps each listed flag to a value, by name. */
export const forEachListedFlag = <V>(make: (name: ListedFlag) => V) =>
  Object.fromEntries(listedFlags.map((name) => [name, make(name)])) as Record<ListedFlag, V>

/** Lists and filters show these labels as part of a sentence: "Just in time". */
export const listedFlagLabels = forEachListedFlag((name) => {
  const { label } = plainFields[name]
  return label.charAt(0) + label.slice(1).toLowerCase()
})

/** Yes/no fields of the freight section. */
export const freightFlags = namesIn('freight').filter(
  (name): name is Extract<keyof Groups['freight'], PlainOfKind<'flag'>> => plainFields[name].kind === 'flag',
)
