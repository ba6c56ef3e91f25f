import { onTimeStatuses } from '@lanewise/domain/tracking/on-time'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '#testing/render.tsx'
import { light } from '#ui/theme/tokens.ts'
import { OnTime } from './OnTime.tsx'
import { OrderStatusChip } from './OrderStatusChip.tsx'

it('says a status in words, and "-" where there is none [STATUS-4]', () => {
  renderUi(
    <>
      <OrderStatusChip status="ReadyToShip" />
      <OrderStatusChip status="InTransit" />
      <OrderStatusChip status={null} />
    </>,
  )
  for (const text of ['Ready To Ship', 'In Transit', '-']) expect(screen.getByText(text)).toBeVisible()
})

it('draws the on-time icon yellow for Early, green for OnTime, orange for AtRisk and red for Late [STATUS-7]', () => {
  renderUi(
    <p>
      {onTimeStatuses.map((status) => (
        <OnTime key={status} status={status} orderStatus="Booked" />
      ))}
    </p>,
  )
  const colorOf = (word: string) => {
    const icon = screen.getByText(word).querySelector('svg')
    const [, name] = /palette-(\w+)-icon/.exec(icon?.getAttribute('style') ?? '') ?? []
    return hueOf(light[name as 'ok'].icon)
  }
  expect(['Early', 'On Time', 'At Risk', 'Late'].map(colorOf)).toEqual(['yellow', 'green', 'orange', 'red'])
})

/** Name of a color, by its hue angle. */
function hueOf(hex: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  const sector = most === r ? (g - b) / (most - least) : most === g ? 2 + (b - r) / (most - least) : 4
  const angle = (sector * 60 + 360) % 360
  if (angle < 12) return 'red'
  if (angle < 38) return 'orange'
  return angle < 70 ? 'yellow' : angle < 170 ? 'green' : 'blue'
}
