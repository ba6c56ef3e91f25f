import { checkChosenQuote } from '@lanewise/contract/quotes'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withLookups } from '#features/line-items/testing/given.tsx'
import { openWizard, stepShown } from '#features/quotes/testing/given.tsx'
import { ratesStep } from '#features/rates/index.ts'
import { aContract, anLtlRate, aRatesPortal, someDetails, someRates } from '#features/rates/testing/given.tsx'

const copper = aContract()
const kestrel = anLtlRate()

function openRates() {
  const { portal } = aRatesPortal({ contracts: [copper], ltl: someRates([kestrel]) })
  return openWizard({
    at: { step: 'CarrierRates', details: someDetails() },
    portal: withLookups(portal),
    configuration: { includePartialTLQuotes: false },
    RatesPart: ratesStep.Step,
  })
}
type Opened = Awaited<ReturnType<typeof openRates>>

const rateOf = ({ parameters }: Opened) => JSON.parse(parameters().get('rate') ?? '{}')

it('Select on a rate of any kind sets that kind, clears the others and goes on to AdditionalDetails [QUOTE-39]', async () => {
  const opened = await openRates()
  for (const [button, kind, facts, name] of [
    [/^Select Copperline/, 'internalQuote', { id: copper.id, totalCost: 2184.5 }, 'Copperline Transport'],
    [/^Select Exclusive Use/, 'spotQuote', { quoteNumber: 'Q-88214', totalCost: 2412.6 }, 'Spot quote Q-88214'],
    [/^Select Kestrel/, 'integratedQuote', { id: kestrel.id, totalCost: 618.81 }, 'Kestrel Freight System'],
    [/^Select Copperline/, 'internalQuote', { id: copper.id, totalCost: 2184.5 }, 'Copperline Transport'],
  ] as const) {
    await opened.keys.click(await screen.findByRole('button', { name: button }))
    await waitFor(() => expect(stepShown()).toBe('3Additional details'))
    expect(opened.parameters().get('step')).toBe('AdditionalDetails')
    expect(rateOf(opened)).toEqual({ [kind]: expect.objectContaining(facts) })
    expect(await screen.findByText(name)).toBeVisible()
    await waitFor(() => expect(opened.portal.calls(checkChosenQuote).at(-1)?.body).toEqual({ chosen: rateOf(opened) }))
    // Browser Back leads to the rates. The chosen rate stays in its own history entry.
    await act(() => opened.router.navigate(-1))
    await waitFor(() => expect(stepShown()).toBe('2Carrier rates'))
  }
})
