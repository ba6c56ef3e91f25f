import type { QuoteDraft } from '@lanewise/contract/quote-form'
import { fireEvent, screen } from '@testing-library/react'
import { createRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { anItem, withLookups } from '#features/line-items/testing/given.tsx'
import { AccessorialsCard } from '#features/quotes/details/accessorials/AccessorialsCard.tsx'
import { FreightCard } from '#features/quotes/details/FreightCard.tsx'
import { aQuote } from '#features/quotes/testing/given.tsx'
import { renderScreen } from '#testing/render-screen.tsx'

/** Item with the given sides in inches, named after them. */
const item = (packageLength: number, packageWidth: number) =>
  anItem({
    uniqueIdentifier: `${packageLength} by ${packageWidth}`,
    description: `${packageLength} by ${packageWidth}`,
    packageLength,
    packageWidth,
  })

/**
 * Opens freight and accessorials of the quote form. The returned function removes an item and reads the remaining
 * overlength accessorials.
 */
async function openFreight(items: ReturnType<typeof item>[]) {
  function Form() {
    const form = useForm<QuoteDraft>({ defaultValues: aQuote({ shippingModes: ['LTL'], lineItems: items }) })
    return (
      <FormProvider {...form}>
        <FreightCard defaultCommodity={null} items={createRef()} />
        <AccessorialsCard />
      </FormProvider>
    )
  }
  await renderScreen(<Form />, { portal: withLookups() })
  await screen.findByRole('group', { name: 'Services accessorials' })
  return (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: `Remove ${name}` }))
    const services = screen.getByRole('group', { name: 'Services accessorials' })
    const labels = [...services.querySelectorAll('label')].map(({ textContent }) => textContent ?? '')
    return labels.filter((label) => label.startsWith('Overlength'))
  }
}

it('the longest item alone makes the overlength, by the larger of length and width in whole feet up to 30 [ITEM-27] [ITEM-30]', async () => {
  const without = await openFreight([item(48, 40), item(500, 40), item(40, 155), item(143, 40), item(84, 40)])
  expect(without('48 by 40')).toEqual(['Overlength 30 ft'])
  expect(without('500 by 40')).toEqual(['Overlength 12 ft'])
  expect(without('40 by 155')).toEqual(['Overlength 11 ft'])
  expect(without('143 by 40')).toEqual(['Overlength 7 ft'])
})

it('there is an overlength for each whole foot from 6 to 30, and none below [ITEM-28]', async () => {
  const feet = Array.from({ length: 25 }, (_, index) => 30 - index)
  const sides = feet.map((foot) => [foot * 12, foot === 6 ? 49 : 40] as const)
  const without = await openFreight([
    item(361, 40),
    ...sides.map(([length, width]) => item(length, width)),
    item(71, 40),
  ])
  expect(without('361 by 40')).toEqual(['Overlength 30 ft'])
  const remaining = sides.map(([length, width]) => without(`${length} by ${width}`))
  expect(remaining).toEqual([...feet.slice(1).map((foot) => [`Overlength ${foot} ft`]), []])
})

it('six feet count only for a length from 6 to below 7 feet and a width from 49 inches on [ITEM-29]', async () => {
  const wide = [item(83, 49), item(72, 49)]
  const none = [item(83, 48), item(72, 48), item(71, 80), item(40, 83)]
  const without = await openFreight([item(48, 40), ...wide, ...none])
  expect(without('48 by 40')).toEqual(['Overlength 6 ft'])
  expect(without('83 by 49')).toEqual(['Overlength 6 ft'])
  expect(without('72 by 49')).toEqual([])
})
