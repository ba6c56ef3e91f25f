import type { HazmatMaterial } from '@lanewise/contract/hazmat'
import type { Option } from '#ui/form/options/OptionText.tsx'

export type MaterialOption = Option & { material: HazmatMaterial }

/** An entry as an option of the UN number, with its name below. A forbidden material cannot be chosen. */
export const numberOption = (material: HazmatMaterial): MaterialOption => ({
  value: keyOf(material),
  label: material.unNumber ?? material.properShippingName,
  detail: material.isForbidden ? forbidden : `${material.properShippingName}, ${materialText(material)}`,
  disabled: material.isForbidden,
  material,
})

/** An entry as an option of the proper shipping name, with its number below. */
export const nameOption = (material: HazmatMaterial): MaterialOption => ({
  value: keyOf(material),
  label: material.properShippingName,
  detail: material.isForbidden ? forbidden : `${material.unNumber}, ${materialText(material)}`,
  disabled: material.isForbidden,
  material,
})

/** "class 3 (6.1), packing group I or II, technical name required, domestic transport only" */
export const materialText = ({
  fullClass,
  subsidiaryClasses,
  packingGroups,
  needsTechnicalName,
  scope,
}: HazmatMaterial): string =>
  [
    fullClass &&
      `class ${[fullClass, subsidiaryClasses.length > 0 && `(${subsidiaryClasses.join(', ')})`].filter(Boolean).join(' ')}`,
    groupText(packingGroups.map(({ packingGroup }) => packingGroup)),
    needsTechnicalName && 'technical name required',
    scope && `${scope.toLowerCase()} transport only`,
  ]
    .filter(Boolean)
    .join(', ')

const forbidden = 'Forbidden in transportation'

const keyOf = ({ unNumber, properShippingName, fullClass, subsidiaryClasses }: HazmatMaterial) =>
  [unNumber, properShippingName, fullClass, ...subsidiaryClasses].join('|')

/** "limited quantity in packing group II or III" */
export function limitedText({ packingGroups }: HazmatMaterial): string {
  const groups = packingGroups.filter(({ allowsLimitedQuantity }) => allowsLimitedQuantity)
  if (groups.length === 0) return 'no limited quantity'
  const text = groups.length < packingGroups.length && groupText(groups.map(({ packingGroup }) => packingGroup))
  return ['limited quantity possible', text].filter(Boolean).join(' in ')
}

function groupText(groups: readonly string[]): string | null {
  const names = groups.filter((group) => group !== 'None')
  if (names.length === 0) return null
  return `packing group ${[names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ')}`
}
