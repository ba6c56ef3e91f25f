/** A field that is entered, kept, listed in the history and uploaded as it is, whatever else the order holds. */
export type OrderField = {
  kind: 'text' | 'flag' | 'dollars' | 'feet'
  label: string
  /** Its column in a file of orders, where that is not named as the field. */
  upload?: string
  /** Characters of a text. */
  most?: number
  /** Only orders that move this way have it. */
  onlyIn?: 'TL' | 'LTL'
}

/**
 * The plain fields of an order, by the part of its form they stand in. What an order holds, its columns, its history, its
 * upload and its form follow from here; fields that depend on each other (mode, equipment, terms, stops) are written out.
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
  /** ORDER-7: only orders with a hazardous item have them, and have all of them. */
  hazmat: {
    hazmatEmergencyContactInfo: { kind: 'text', most: 200, label: 'Hazmat Contact' },
    chemtracAccountNumber: { kind: 'text', most: 100, label: 'Chemtrec Account' },
  },
  /** ORDER-8: only orders that cross a border have them, and have all of them. */
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

/** The names of a group's fields, in the order of the form. */
export const namesIn = <G extends OrderFieldGroup>(group: G) =>
  Object.keys(orderFieldGroups[group]) as (keyof Groups[G] & PlainField)[]

/** Whether orders that move this way have a field. */
export const isFieldOf = (name: PlainField, mode: 'TL' | 'LTL'): boolean => {
  const { onlyIn }: OrderField = plainFields[name]
  return onlyIn === undefined || onlyIn === mode
}

type ValueOf<K extends OrderField['kind']> = K extends 'flag'
  ? boolean
  : K extends 'text'
    ? string | null
    : number | null

/** What an order holds in them; null while nobody has said. */
export type PlainValues = { [N in PlainField]: ValueOf<PlainFields[N]['kind']> }

/** The names of the fields of a kind. */
export type PlainOfKind<K extends OrderField['kind']> = {
  [N in PlainField]: PlainFields[N]['kind'] extends K ? N : never
}[PlainField]

/** The same for each field that a function makes of its description. */
export function forEachPlain<G extends Record<string, OrderField>, V>(
  group: G,
  make: (field: OrderField, name: keyof G & string) => V,
): { [N in keyof G]: V } {
  return Object.fromEntries(Object.entries(group).map(([name, field]) => [name, make(field, name)])) as {
    [N in keyof G]: V
  }
}

/** Fields that nobody has filled in. */
export const emptyFields = forEachPlain(plainFields, ({ kind }) => (kind === 'flag' ? false : null)) as PlainValues

export const labelsIn = <G extends OrderFieldGroup>(group: G) =>
  forEachPlain(orderFieldGroups[group], ({ label }) => label) as { [N in keyof Groups[G]]: string }

/** How the columns of a file of orders are named. */
export const uploadNamesIn = <G extends OrderFieldGroup>(group: G) =>
  forEachPlain(orderFieldGroups[group], ({ label, upload }) => upload ?? label) as { [N in keyof Groups[G]]: string }

/** The flags that lists of orders show, filter by and export, in that order. */
export const listedFlags = ['isTeamRequired', 'isJustInTime', 'isBlind'] as const satisfies PlainOfKind<'flag'>[]
export type ListedFlag = (typeof listedFlags)[number]

/** What a function makes of each flag that lists show, by its name. */
export const forEachListedFlag = <V>(make: (name: ListedFlag) => V) =>
  Object.fromEntries(listedFlags.map((name) => [name, make(name)])) as Record<ListedFlag, V>

/** Lists and their filters write labels as part of a sentence: "Just in time". */
export const listedFlagLabels = forEachListedFlag((name) => {
  const { label } = plainFields[name]
  return label.charAt(0) + label.slice(1).toLowerCase()
})

/** What is either so or not with the freight of an order. */
export const freightFlags = namesIn('freight').filter(
  (name): name is Extract<keyof Groups['freight'], PlainOfKind<'flag'>> => plainFields[name].kind === 'flag',
)
