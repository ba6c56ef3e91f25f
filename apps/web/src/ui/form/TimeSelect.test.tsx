import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { renderUi } from '#testing/render.tsx'
import { Field } from './Field.tsx'
import { TimeSelect } from './TimeSelect.tsx'
import { parseTime, timesOfDay, toStep } from './text/time-text.ts'

const extra = ['23:59']

function Opens({ start = '07:00' }: { start?: string }) {
  const [time, setTime] = useState<string | null>(start)
  return (
    <>
      <Field label="Opens">
        <TimeSelect value={time} onChange={setTime} extra={extra} />
      </Field>
      <output aria-label="Time">{time}</output>
    </>
  )
}
const field = () => screen.getByRole('combobox', { name: 'Opens' })
const time = () => screen.getByLabelText('Time').textContent

describe('TimeSelect', () => {
  it('offers the day in steps of 15 minutes, and the times that are valid beside them [DOCK-6]', async () => {
    renderUi(<Opens />)
    await userEvent.click(field())
    const offered = screen.getAllByRole('option').map((option) => option.textContent)
    expect(offered).toHaveLength(97)
    expect(offered.slice(0, 3)).toEqual(['00:00', '00:15', '00:30'])
    expect(offered.slice(-2)).toEqual(['23:45', '23:59'])
    await userEvent.click(screen.getByRole('option', { name: '07:15' }))
    expect(time()).toBe('07:15')
  })

  it('takes a typed time to the nearest step, and what is no time not at all [DOCK-6]', async () => {
    renderUi(<Opens />)
    const type = async (text: string) => {
      await userEvent.clear(field())
      await userEvent.type(field(), text)
      await userEvent.tab()
      return time()
    }
    expect(await type('1640')).toBe('16:45')
    expect(field()).toHaveValue('16:45')
    expect(await type('23:59')).toBe('23:59')
    expect(await type('99')).toBe('23:59')
    expect(field()).toHaveValue('23:59')
  })
})

describe('typed times', () => {
  it.each([
    ['7', '07:00'],
    ['730', '07:30'],
    ['0730', '07:30'],
    ['7:30 pm', '19:30'],
    ['12am', '00:00'],
    ['23:59:59', '23:59'],
    ['24:00', null],
    ['12:75', null],
    ['soon', null],
  ])('reads %s as %s', (text, read) => {
    expect(parseTime(text)).toBe(read)
  })

  it('stays in the day', () => {
    expect(toStep('23:58', 15)).toBe('23:45')
    expect(timesOfDay(60)).toHaveLength(24)
  })
})
