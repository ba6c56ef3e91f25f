import type { QuoteDraft } from '@lanewise/contract/quote-form'
import type { LineItem } from '@lanewise/domain/orders/items/line-item'
import { act } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { anItem } from '#features/line-items/testing/given.tsx'
import { LinearFeetRow } from '#features/quotes/details/accessorials/LinearFeetRow.tsx'
import { aQuote } from '#features/quotes/testing/given.tsx'
import { renderUi } from '#testing/render.tsx'

/** Linear feet that the quote form offers for non-stackable items of 48 × 40. */
function openFeet() {
  let set: (items: LineItem[]) => void = () => {}
  function Form() {
    const form = useForm<QuoteDraft>({ defaultValues: aQuote({ lineItems: [] }) })
    set = (lineItems) => form.setValue('lineItems', lineItems)
    return (
      <FormProvider {...form}>
        <LinearFeetRow />
      </FormProvider>
    )
  }
  const { container } = renderUi(<Form />)
  const pallet = { packageLength: 48, packageWidth: 40, palletCount: 1, isStackable: false }
  return (...items: Partial<LineItem>[]) => {
    act(() => set(items.map((facts) => anItem({ ...pallet, ...facts }))))
    return container.querySelector('input')?.placeholder
  }
}

it('the quote form offers the sum of the rounded feet of its items, one without a dimension or count adding 0 [FREIGHT-19]', () => {
  const feet = openFeet()
  expect(feet({}, {}, {})).toBe('12')
  expect(feet({}, { palletCount: 10 })).toBe('21')
  expect(feet({}, { packageLength: null })).toBe('4')
  expect(feet({}, { packageWidth: 0 })).toBe('4')
  expect(feet({}, { palletCount: null })).toBe('4')
  expect(feet({}, { palletCount: 0 })).toBe('4')
  expect(feet()).toBe('0')
})
