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

/** "class 3 (6.1), packing group I or II, domestic transport only" */
export const materialText = ({ fullClass, subsidiaryClasses, packingGroups, scope }: HazmatMaterial): string =>
  [
    fullClass &&
      `class ${[fullClass, subsidiaryClasses.length > 0 && `(${subsidiaryClasses.join(', ')})`].filter(Boolean).join(' ')}`,
    groupText(packingGroups),
    scope && `${scope.toLowerCase()} transport only`,
  ]
    .filter(Boolean)
    .join(', ')

const forbidden = 'Forbidden in transportation'

const keyOf = ({ unNumber, properShippingName, fullClass, subsidiaryClasses }: HazmatMaterial) =>
  [unNumber, properShippingName, fullClass, ...subsidiaryClasses].join('|')

function groupText(groups: HazmatMaterial['packingGroups']): string | null {
  const names = groups.map(({ packingGroup }) => packingGroup).filter((group) => group !== 'None')
  if (names.length === 0) return null
  return `packing group ${[names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ')}`
}
