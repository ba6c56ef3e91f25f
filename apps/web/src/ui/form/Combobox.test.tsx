import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderUi } from '#testing/render.tsx'
import { Combobox } from './Combobox.tsx'
import { Field } from './Field.tsx'
import type { Option } from './options/OptionText.tsx'
import { SELECT_PAUSE } from './options/use-option-search.ts'

const cities: Option[] = [
  { value: '1', label: 'Dallas, TX', detail: 'Acme Foods Dallas' },
  { value: '2', label: 'Denver, CO' },
]

function City({
  search,
  onPick,
}: {
  search: (text: string) => Promise<Option[]>
  onPick?: (city: Option | null) => void
}) {
  const [city, setCity] = useState<Option | null>(null)
  const pick = (next: Option | null) => {
    setCity(next)
    onPick?.(next)
  }
  return (
    <Field label="Location">
      <Combobox value={city} onChange={pick} search={search} />
    </Field>
  )
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const field = () => screen.getByRole('combobox', { name: 'Location' })

describe('Combobox', () => {
  let user: ReturnType<typeof userEvent.setup>
  beforeEach(() => {
    vi.useFakeTimers()
    user = userEvent.setup({ delay: null })
  })

  it('asks 62.5 ms after the last key [UX-28]', async () => {
    const search = vi.fn(async () => cities)
    renderUi(<City search={search} />)
    await user.type(field(), 'da')
    await wait(61)
    expect(search).not.toHaveBeenCalled()
    await wait(1.5)
    expect(search).toHaveBeenCalledExactlyOnceWith('da')
    expect(SELECT_PAUSE).toBe(62.5)
  })

  it('reads "Start Typing to Search" without text [UX-32]', async () => {
    renderUi(<City search={async () => cities} />)
    await user.click(field())
    expect(screen.getByText('Start Typing to Search')).toBeVisible()
  })

  it('reads "No Options Found" without matches [UX-31]', async () => {
    renderUi(<City search={async () => []} />)
    await user.type(field(), 'zz')
    expect(screen.queryByText('No Options Found')).toBeNull()
    await wait(62.5)
    expect(screen.getByText('No Options Found')).toBeVisible()
  })

  it('drops the answer to a text that is no longer there', async () => {
    const answers = new Map<string, (results: Option[]) => void>()
    renderUi(<City search={(text) => new Promise((resolve) => answers.set(text, resolve))} />)
    await user.type(field(), 'd')
    await wait(63)
    await user.type(field(), 'e')
    await wait(63)
    await act(async () => answers.get('de')?.([{ value: '2', label: 'Denver, CO' }]))
    await act(async () => answers.get('d')?.([{ value: '1', label: 'Dallas, TX' }]))
    expect(screen.getByRole('option', { name: 'Denver, CO' })).toBeVisible()
    expect(screen.queryByRole('option', { name: /Dallas/ })).toBeNull()
  })

  it.each([
    ['{ArrowDown}{Enter}', 0],
    ['{ArrowDown}{ArrowDown}{Enter}', 1],
  ])('is worked by keyboard alone: %s takes result %i', async (keys, index) => {
    const pick = vi.fn()
    renderUi(<City search={async () => cities} onPick={pick} />)
    await user.type(field(), 'd')
    await wait(63)
    await user.keyboard(keys)
    expect(pick).toHaveBeenCalledExactlyOnceWith(cities[index])
    expect(field()).toHaveValue(cities[index]?.label)
  })

  it('takes the first of what was found after typing goes on, wherever the arrow keys had been', async () => {
    const pick = vi.fn()
    renderUi(<City search={async () => cities} onPick={pick} />)
    await user.type(field(), 'd')
    await wait(63)
    await user.keyboard('{ArrowDown}{ArrowDown}')
    await user.type(field(), 'a')
    await wait(63)
    await user.keyboard('{Enter}')
    expect(pick).toHaveBeenCalledExactlyOnceWith(cities[0])
  })

  it('takes the first of what was found by Enter alone', async () => {
    const pick = vi.fn()
    renderUi(<City search={async () => cities} onPick={pick} />)
    await user.type(field(), 'd')
    await wait(63)
    await user.keyboard('{Enter}')
    expect(pick).toHaveBeenCalledWith(cities[0])
  })

  it('takes nothing by Enter that was found for an earlier text, but the first of what is found then', async () => {
    const pick = vi.fn()
    const search = async (text: string) => (text === 'd' ? cities : cities.slice(1))
    renderUi(<City search={search} onPick={pick} />)
    await user.type(field(), 'd')
    await wait(63)
    await user.type(field(), 'e{Enter}')
    expect(pick).not.toHaveBeenCalled()
    expect(field()).toHaveValue('de')
    await wait(63)
    expect(pick).toHaveBeenCalledExactlyOnceWith(cities[1])
    expect(field()).toHaveValue('Denver, CO')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  })

  it('forgets an early Enter when typing goes on', async () => {
    const pick = vi.fn()
    renderUi(<City search={async () => cities} onPick={pick} />)
    await user.type(field(), 'd{Enter}e')
    await wait(200)
    expect(pick).not.toHaveBeenCalled()
    expect(screen.getAllByRole('option')).toHaveLength(2)
  })

  it('leaves Ctrl+Enter to the screen, while it searches and after', async () => {
    const pick = vi.fn()
    const pressed = vi.fn((event: KeyboardEvent) => event.defaultPrevented)
    document.addEventListener('keydown', pressed)
    renderUi(<City search={async () => cities} onPick={pick} />)
    await user.type(field(), 'd')
    pressed.mockClear()
    await user.keyboard('{Control>}{Enter}{/Control}')
    await wait(63)
    await user.keyboard('{Control>}{Enter}{/Control}')
    document.removeEventListener('keydown', pressed)
    expect(pressed.mock.results.map(({ value }) => value)).toEqual([false, false, false, false])
    expect(pick).not.toHaveBeenCalled()
  })

  it('takes a failed search for no match', async () => {
    renderUi(<City search={() => Promise.reject(new Error('offline'))} />)
    await user.type(field(), 'd')
    await wait(63)
    expect(screen.getByText('No Options Found')).toBeVisible()
  })
})
