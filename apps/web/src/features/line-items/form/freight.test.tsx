import { type LineItemForm, lineItemFormOf } from '@lanewise/contract/line-items'
import { newLineItem } from '@lanewise/domain/orders/items/line-item'
import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type FieldValues, FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { ClassSuggestion as CommoditySuggestion } from '#features/commodities/form/ClassSuggestion.tsx'
import { ClassSuggestion } from '#features/line-items/density/ClassSuggestion.tsx'
import { Derived } from '#features/line-items/form/Derived.tsx'
import { renderUi } from '#testing/render.tsx'

/**
 * Renders a part of a form with these start values. The returned function changes values and reads what the part shows.
 */
function openPart<V extends FieldValues>(part: ReactNode, start: V) {
  let set: (values: object) => void = () => {}
  function Form() {
    const form = useForm({ defaultValues: start as FieldValues })
    set = (values) => form.reset({ ...start, ...values })
    return <FormProvider {...form}>{part}</FormProvider>
  }
  const { container } = renderUi(<Form />)
  return (values: Partial<V> = {}) => {
    act(() => set(values))
    return container
  }
}

const emptyItem = lineItemFormOf(newLineItem('line-1', { shippingMode: 'LTL', equipmentMode: 1 }))
const textOf = (container: HTMLElement) => container.textContent ?? ''

it('the item form shows the volume of a pallet as length × width × height / 1728 [FREIGHT-2]', () => {
  const show = openPart<LineItemForm>(<ClassSuggestion />, { ...emptyItem, totalWeight: 500, palletCount: 1 })
  const feet = (length: number, width: number, height: number) =>
    / ÷ ([\d.,]+) ft³/.exec(textOf(show({ length, width, height })))?.[1]
  expect([feet(12, 12, 12), feet(48, 40, 48), feet(40, 36, 54), feet(120, 96, 102)]).toEqual([
    ...['1.00', '53.33', '45.00', '680.00'],
  ])
})

it('the item form takes the total weight / pallets / cubic feet, which is what unit weight × count comes to [FREIGHT-5] [FREIGHT-6]', () => {
  const sides = { length: 48, width: 40, height: 48 }
  const ofTotal = openPart<LineItemForm>(<ClassSuggestion />, { ...emptyItem, ...sides, palletCount: 10 })
  const commodity = { packageLength: 48, packageWidth: 40, packageHeight: 48, palletCount: 10, packageCount: 10 }
  const ofUnits = openPart<FieldValues>(<CommoditySuggestion />, commodity)
  const suggestion = (container: HTMLElement) => [
    /Density ([\d.,]+) lb\/ft³ suggests freight class/.exec(textOf(container))?.[1],
    [...container.querySelectorAll('strong')].at(-1)?.textContent,
  ]
  // 5,000 lbs / 10 pallets / 53.33 ft³ give 9.375.
  expect(suggestion(ofTotal({ totalWeight: 5000 }))).toEqual(['9.38', 'class 100'])
  expect(suggestion(ofUnits({ perPackageWeight: 500 }))).toEqual(['9.38', 'class 100'])
  expect(suggestion(ofTotal({ totalWeight: 5000, palletCount: 5 }))).toEqual(['18.75', 'class 70'])
  expect(suggestion(ofUnits({ perPackageWeight: 500, palletCount: 5 }))).toEqual(['18.75', 'class 70'])
})

function openFeet() {
  const show = openPart<LineItemForm>(<Derived />, emptyItem)
  return (length: number, width: number, palletCount: number, isStackable = false) =>
    Number(/(\d+) linear ft/.exec(textOf(show({ length, width, palletCount, isStackable })))?.[1])
}

it('the item form fits pallets into 98 inches, turned where the length fits across [FREIGHT-12] [FREIGHT-13]', () => {
  const feet = openFeet()
  expect([feet(49, 49, 2), feet(50, 50, 2)]).toEqual([5, 9])
  expect([feet(48, 40, 1), feet(40, 48, 1), feet(98, 24, 1), feet(24, 120, 1)]).toEqual([4, 4, 2, 2])
  // Longer than the width of the trailer, so not rotated.
  expect([feet(99, 24, 1), feet(120, 40, 1)]).toEqual([9, 10])
})

it('the item form halves the count of a stackable item [FREIGHT-14]', () => {
  const feet = openFeet()
  expect([feet(48, 48, 8), feet(48, 48, 8, true), feet(48, 48, 4)]).toEqual([16, 8, 8])
})

it('the item form puts floor(98 / width) boxes in a row, at least 1, and rounds rows × length / 12 up [FREIGHT-15] [FREIGHT-16] [FREIGHT-17]', () => {
  const feet = openFeet()
  expect([feet(12, 24, 4), feet(12, 25, 4), feet(12, 98, 1), feet(120, 110, 2)]).toEqual([1, 2, 1, 20])
  expect([feet(60, 48, 1), feet(60, 49, 1), feet(120, 60, 3)]).toEqual([4, 5, 30])
  // Two pallets per row: three pallets start a second row, six stacked ones fill one and a half.
  expect([feet(48, 48, 2), feet(48, 48, 3), feet(48, 48, 5), feet(48, 48, 6, true)]).toEqual([4, 8, 12, 8])
})

it('the item form shows the known lengths of 48 × 40 and 120 × 40 [FREIGHT-18]', () => {
  const feet = openFeet()
  expect([feet(48, 40, 1), feet(48, 40, 10), feet(48, 40, 10, true), feet(120, 40, 3)]).toEqual([4, 17, 10, 20])
})
