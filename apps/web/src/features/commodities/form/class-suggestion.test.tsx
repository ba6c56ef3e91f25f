import { type CommodityForm, toForm } from '@lanewise/contract/commodities'
import { act } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { ClassSuggestion } from '#features/commodities/form/ClassSuggestion.tsx'
import { aCommodity } from '#features/commodities/testing/given.ts'
import { renderUi } from '#testing/render.tsx'

type Measures = Pick<
  CommodityForm,
  'perPackageWeight' | 'packageCount' | 'palletCount' | 'packageLength' | 'packageWidth' | 'packageHeight'
>

/** 500 lbs × 10 on 10 pallets of 48 × 40 × 48. */
const pallets: Measures = {
  perPackageWeight: 500,
  packageCount: 10,
  palletCount: 10,
  packageLength: 48,
  packageWidth: 40,
  packageHeight: 48,
}
/** One pallet of one cubic foot, so its weight equals its density. */
const foot = { packageCount: 1, palletCount: 1, packageLength: 12, packageWidth: 12, packageHeight: 12 }

/** Text of the suggestion in the commodity form for the given measures; nothing when no suggestion is shown. */
function openSuggestion() {
  let set: (measures: object) => void = () => {}
  function Form() {
    const form = useForm<CommodityForm>({ defaultValues: toForm(aCommodity() as never) })
    set = (measures) => form.reset({ ...form.getValues(), ...measures })
    return (
      <FormProvider {...form}>
        <ClassSuggestion />
      </FormProvider>
    )
  }
  const { container } = renderUi(<Form />)
  return (measures: Partial<Record<keyof Measures, unknown>>) => {
    act(() => set({ ...pallets, ...measures }))
    const text = container.querySelector('[role="status"]')?.textContent ?? ''
    const [, density, freightClass] = /^Density ([\d.,]+) lb\/ft³ suggests freight class ([\d.]+)/.exec(text) ?? []
    return density === undefined ? null : [density, freightClass]
  }
}

it('the commodity form reckons unit weight × count / pallets / cubic feet of a pallet [FREIGHT-4]', () => {
  const texts = openSuggestion()
  // 25.5 × 48 / 2 = 612 lbs over 53.33 ft³ give 11.475. Each factor matters.
  expect(texts({ perPackageWeight: 25.5, packageCount: 48, palletCount: 2 })).toEqual(['11.48', '92.5'])
  expect(texts({ perPackageWeight: 51, packageCount: 48, palletCount: 2 })).toEqual(['22.95', '65'])
  expect(texts({ perPackageWeight: 25.5, packageCount: 24, palletCount: 2 })).toEqual(['5.74', '175'])
  expect(texts({ perPackageWeight: 25.5, packageCount: 48, palletCount: 1 })).toEqual(['22.95', '65'])
  expect(texts({ ...foot, perPackageWeight: 30 })).toEqual(['30.00', '60'])
  expect(texts({ ...foot, perPackageWeight: 30, packageLength: 24 })).toEqual(['15.00', '70'])
  expect(texts({ ...foot, perPackageWeight: 30, packageWidth: 36 })).toEqual(['10.00', '92.5'])
  expect(texts({ ...foot, perPackageWeight: 30, packageHeight: 60 })).toEqual(['6.00', '125'])
})

it('the commodity form compares the density unrounded and shows 2 decimals [FREIGHT-7]', () => {
  const texts = openSuggestion()
  // 799.9 lbs over 53.33 ft³ give 14.998125, which is below the limit of 15 although it rounds to 15.00.
  expect(texts({ perPackageWeight: 799.9, packageCount: 1, palletCount: 1 })).toEqual(['15.00', '85'])
  expect(texts({ perPackageWeight: 800, packageCount: 1, palletCount: 1 })).toEqual(['15.00', '70'])
})

it('the commodity form suggests the class by density, a bound falling in the next bracket [FREIGHT-8] [FREIGHT-9]', () => {
  const texts = openSuggestion()
  const classOf = (density: number) => texts({ ...foot, perPackageWeight: density })?.[1]
  const bounds = [1, 2, 4, 6, 8, 10, 12, 15, 22.5, 30, 35, 50]
  const below = ['400', '300', '250', '175', '125', '100', '92.5', '85', '70', '65', '60', '55']
  expect(bounds.map((bound) => classOf(bound - 0.001))).toEqual(below)
  expect(bounds.map(classOf)).toEqual([...below.slice(1), '50'])
  expect([classOf(1), classOf(15), classOf(50), classOf(900)]).toEqual(['300', '70', '50', '50'])
})

it('the commodity form suggests nothing for a measure that is missing, zero, negative or no number [FREIGHT-10] [FREIGHT-11]', () => {
  const texts = openSuggestion()
  for (const field of Object.keys(pallets))
    for (const bad of [null, undefined, 0, -1, Number.NaN, 'heavy']) {
      expect(texts({ [field]: bad }), `${field} ${bad}`).toBeNull()
      expect(texts({})).not.toBeNull()
    }
})
