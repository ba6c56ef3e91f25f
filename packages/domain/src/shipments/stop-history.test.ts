import { expect, it } from 'vitest'
import { foldByStop, stopTimeText } from './stop-history.ts'

const zone = 'America/Chicago'
const at = (time: string) => `2026-11-19T${time}:00Z`

it('folds what trucks report to one entry per stop, with the last word on each time [DEF-139]', () => {
  const folded = foldByStop([
    { who: 'API key Eagle', at: at('14:01'), changes: { arrival: [null, stopTimeText(1, at('14:00'), zone)] } },
    {
      who: 'API key Eagle',
      at: at('15:01'),
      changes: {
        shipmentStatus: ['At Stop', 'In Transit'],
        departure: [null, stopTimeText(1, at('15:00'), zone)],
        arrival: [null, `${stopTimeText(2, at('20:00'), zone)}, ${stopTimeText(3, at('21:00'), zone)}`],
      },
    },
    {
      who: 'Ana Ruiz',
      at: at('16:00'),
      changes: { arrival: [stopTimeText(1, at('14:00'), zone), stopTimeText(1, at('13:30'), zone)] },
    },
    { who: 'API key Eagle', at: at('22:00'), changes: { unloading: [null, stopTimeText(3, at('21:50'), zone)] } },
  ])
  expect(folded).toEqual([
    {
      stopNumber: 1,
      text: 'arrived 11/19/2026 07:30 CST, departed 11/19/2026 09:00 CST',
      who: 'API key Eagle, Ana Ruiz',
      at: at('16:00'),
    },
    { stopNumber: 2, text: 'arrived 11/19/2026 14:00 CST', who: 'API key Eagle', at: at('15:01') },
    {
      stopNumber: 3,
      text: 'arrived 11/19/2026 15:00 CST, unloaded 11/19/2026 15:50 CST',
      who: 'API key Eagle',
      at: at('22:00'),
    },
  ])
})

it('has nothing where no truck reported', () => {
  expect(foldByStop([])).toEqual([])
})
