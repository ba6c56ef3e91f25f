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
  const filledByTable = useRef<Partial<Described>>({})
  const fill = (materials: readonly HazmatMaterial[], isOtherNumber: boolean) => {
    const values = getValues()
    const entered = { ...values, hazmatHazardClass: values[classField] }
    const before = isOtherNumber ? withoutFilled(entered, filledByTable.current) : entered
    const filled = materials.length > 0 ? filledFrom(materials, before) : before
    filledByTable.current = filled
    for (const [name, value] of Object.entries(fieldsFrom(filled, classField)))
      setValue(name as keyof GoodsForm, value, { shouldDirty: true, shouldValidate: value !== null })
  }
  const take = (material: HazmatMaterial) => {
    const isOtherNumber = filledNumber.current !== material.unNumber
    filledNumber.current = material.unNumber ?? ''
    setValue('hazmatUNNumber', material.unNumber, { shouldDirty: true, shouldValidate: true })
    fill([material], isOtherNumber)
  }
  /** A number that was typed or pasted fills what is unique to it, once. */
  const takeNumber = async (text: string) => {
    const number = normaliseUnNumber(text)
    if (number === filledNumber.current) return
    filledNumber.current = number
    const name = getValues('properShippingName')
    const materials = await materialsNumbered(search, number)
    if (normaliseUnNumber(getValues('hazmatUNNumber') ?? '') !== number) return
    if (materials.length > 0) setValue('hazmatUNNumber', number, { shouldDirty: true })
    const nameMeanwhile = getValues('properShippingName')
    fill(materials, true)
    if (nameMeanwhile !== name)
      setValue('properShippingName', nameMeanwhile, { shouldDirty: true, shouldValidate: true })
  }
  return { hazmatUNNumber, properShippingName, technicalName, search, take, takeNumber }
}

const fieldsFrom = ({ hazmatHazardClass, ...same }: Described, classField: ClassField) => ({
  ...same,
  [classField]: hazmatHazardClass,
})

type Described = Parameters<typeof filledFrom>[1]

/** What the table filled in for an earlier number says nothing about another one. */
const withoutFilled = (entered: Described, filled: Partial<Described>): Described => ({
  properShippingName: otherThan(entered.properShippingName, filled.properShippingName),
  hazmatHazardClass: otherThan(entered.hazmatHazardClass, filled.hazmatHazardClass),
  hazmatSubsidiaryClasses: otherThan(entered.hazmatSubsidiaryClasses, filled.hazmatSubsidiaryClasses),
  hazmatPackingGroup: otherThan(entered.hazmatPackingGroup, filled.hazmatPackingGroup),
})

const otherThan = <V>(value: V | null, filled: V | null | undefined): V | null => (value === filled ? null : value)

/** Without an answer of the server nothing is filled in, and the user goes on by hand. */
const materialsNumbered = (search: MaterialSearch, number: string) =>
  search(number).then(
    (materials) => materials.filter(({ unNumber }) => unNumber === number),
    () => [],
  )
