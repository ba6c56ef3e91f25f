import type { LineItem } from '@lanewise/domain/orders/items/line-item'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { LineItems } from '#features/line-items/LineItems.tsx'
import { OpenItemContext } from '#features/line-items/open-item.ts'
import { anItem, fill, fullTruck, press, withLookups } from '#features/line-items/testing/given.tsx'
import { renderScreen } from '#testing/render-screen.tsx'

async function openWith(restored: LineItem | null) {
  const keep = vi.fn<(item: LineItem | null) => void>()
  const keeper = { restored, keep }
  function Part() {
    const [items, setItems] = useState<LineItem[]>([])
    return (
      <OpenItemContext value={keeper}>
        <LineItems
          title="Freight"
          items={items}
          onChange={setItems}
          freight={fullTruck}
          defaultCommodity={null}
          error="Must have at least one line item"
        />
      </OpenItemContext>
    )
  }
  const opened = await renderScreen(<Part />, { portal: withLookups() })
  await screen.findByRole('heading', { name: 'Freight' })
  return { ...opened, keep }
}

describe('a line that is being typed', () => {
  it('is kept with every change, and no longer once it is added or cancelled', async () => {
    const opened = await openWith(null)
    await fill(opened, { Description: 'Olive oil', 'Total Weight (lbs)': '900' })
    expect(opened.keep).toHaveBeenLastCalledWith(
      expect.objectContaining({ description: 'Olive oil', totalWeight: 900 }),
    )
    await press(opened, 'Cancel')
    expect(opened.keep).toHaveBeenLastCalledWith(null)
  })

  it('opens again where a draft was left, and counts as typed', async () => {
    await openWith(anItem({ description: 'Olive oil', totalWeight: null }))
    expect(await screen.findByRole('textbox', { name: 'Description' })).toHaveValue('Olive oil')
  })

  it('takes back the message that an item is missing', async () => {
    const opened = await openWith(null)
    expect(screen.getByText('Must have at least one line item')).toBeVisible()
    await fill(opened, { Description: 'Olive oil' })
    expect(screen.queryByText('Must have at least one line item')).toBeNull()
    await press(opened, 'Cancel')
    expect(screen.getByText('Must have at least one line item')).toBeVisible()
  })
})
