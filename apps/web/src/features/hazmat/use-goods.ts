import type { HazmatMaterial } from '@lanewise/contract/hazmat'
import { type HazardClass, normaliseUnNumber, type PackingGroup } from '@lanewise/domain/commodities/hazmat'
import { filledFrom } from '@lanewise/domain/hazmat/shipping-name'
import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type MaterialSearch, useMaterialSearch } from './hazmat.api.ts'

/** Name of the class field, which differs between forms. */
export type ClassField = 'hazmatHazardClass' | 'hazardClass'

export type GoodsForm = {
  hazmatUNNumber: string | null
  properShippingName: string | null
  technicalName: string | null
  hazmatHazardClass: HazardClass | null
  hazardClass: HazardClass | null
  hazmatSubsidiaryClasses: string | null
  hazmatPackingGroup: PackingGroup | null
}

/** The hazardous goods of the form around, and what fills their fields from the table. */
export function useGoods(classField: ClassField) {
  const { control, getValues, setValue } = useFormContext<GoodsForm>()
  const [hazmatUNNumber, properShippingName, technicalName] = useWatch({
    control,
    name: ['hazmatUNNumber', 'properShippingName', 'technicalName'],
  })
  const search = useMaterialSearch()
  const filledNumber = useRef(normaliseUnNumber(hazmatUNNumber ?? ''))
  const fill = (materials: readonly HazmatMaterial[]) => {
    const before = getValues()
    const filled = filledFrom(materials, { ...before, hazmatHazardClass: before[classField] })
    const { hazmatHazardClass, ...same } = filled
    for (const [name, value] of Object.entries({ ...same, [classField]: hazmatHazardClass }))
      setValue(name as keyof GoodsForm, value, { shouldDirty: true, shouldValidate: value !== null })
  }
  const take = (material: HazmatMaterial) => {
    filledNumber.current = material.unNumber ?? ''
    setValue('hazmatUNNumber', material.unNumber, { shouldDirty: true, shouldValidate: true })
    fill([material])
  }
  /** A number that was typed or pasted fills what is unique to it, once. */
  const takeNumber = async (text: string) => {
    const number = normaliseUnNumber(text)
    if (number === filledNumber.current) return
    filledNumber.current = number
    const materials = await materialsNumbered(search, number)
    if (materials.length === 0 || normaliseUnNumber(getValues('hazmatUNNumber') ?? '') !== number) return
    setValue('hazmatUNNumber', number, { shouldDirty: true })
    fill(materials)
  }
  return { hazmatUNNumber, properShippingName, technicalName, search, take, takeNumber }
}

/** Without an answer of the server nothing is filled in, and the user goes on by hand. */
const materialsNumbered = (search: MaterialSearch, number: string) =>
  search(number).then(
    (materials) => materials.filter(({ unNumber }) => unNumber === number),
    () => [],
  )
