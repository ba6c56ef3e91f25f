import { updateLaneRate } from '@lanewise/contract/lanes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RateDialog } from '#features/lanes/rates/form/RateDialog.tsx'
import { aLane, aRate, nextId } from '#features/lanes/testing/given.tsx'
import { renderScreen } from '#testing/render-screen.tsx'

const rate = aRate({
  chargeType: 'Pallet',
  rateUnits: 'Pallet',
  minCharge: 450,
  rateSpecifications: [
    {
      id: nextId(),
      packagingTypes: 256,
      rateRanges: [
        { id: nextId(), minPallets: 1, maxPallets: 10, ratePerPallet: 95 },
        { id: nextId(), minPallets: 11, maxPallets: 26, ratePerPallet: 80 },
      ],
    },
  ],
})

async function openRanges() {
  const { portal } = await renderScreen(<RateDialog lane={aLane()} rate={rate} onClose={() => {}} />)
  portal.on(updateLaneRate, () => rate)
  await screen.findByRole('dialog', { name: 'Edit Rate' })
  const field = (range: number, name: string) =>
    within(screen.getByRole('group', { name: `Range ${range}` })).getByRole<HTMLInputElement>('textbox', { name })
  const refuses = async (range: number, name: string, text: string, message: string) => {
    const input = field(range, name)
    const before = input.value
    fireEvent.change(input, { target: { value: text } })
    fireEvent.click(screen.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(input).toHaveAccessibleDescription(message))
    expect(input).toBeInvalid()
    expect(portal.calls(updateLaneRate)).toHaveLength(0)
    fireEvent.change(input, { target: { value: before } })
    await waitFor(() => expect(input).toBeValid())
  }
  return { portal, refuses }
}

describe('the ranges of a rate per pallet, as the form checks them', () => {
  it('start at 1, and each after the one before [LRATE-28] [LRATE-29]', async () => {
    const { refuses } = await openRanges()
    await refuses(1, 'Min', '2', 'Must start at 1')
    await refuses(1, 'Min', '0', 'Must start at 1')
    await refuses(2, 'Min', '12', 'Min must be 11')
    await refuses(2, 'Min', '10', 'Min must be 11')
  })

  it('end at a number, at most 26 and not before they start [LRATE-30] [LRATE-31] [LRATE-32]', async () => {
    const { refuses } = await openRanges()
    await refuses(2, 'Max', '', 'Enter a valid number')
    await refuses(2, 'Max', 'many', 'Enter a valid number')
    await refuses(2, 'Max', '27', 'Max cannot be > 26')
    await refuses(2, 'Max', '10', 'Needs to be ≥ Min')
    await refuses(1, 'Max', '0', 'Needs to be ≥ Min')
  })

  it('cost a number above 0 for each pallet, and without a flaw they are saved [LRATE-33]', async () => {
    const { portal, refuses } = await openRanges()
    await refuses(1, 'Rate per Pallet (USD)', '0', 'Rate Must be > 0')
    await refuses(2, 'Rate per Pallet (USD)', 'free', 'Rate Must be > 0')
    fireEvent.click(screen.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(portal.calls(updateLaneRate)).toHaveLength(1))
  })
})
