import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderUi } from '#testing/render.tsx'
import { Field } from '#ui/form/Field.tsx'
import { SuggestInput } from './SuggestInput.tsx'
import { TagsInput } from './TagsInput.tsx'

describe('a text with suggestions', () => {
  const dallas = { value: '1', label: 'Dallas', detail: 'TX' }
  const taken = vi.fn()
  function City() {
    const [city, setCity] = useState('')
    const suggest = async (text: string) => ('dallas'.startsWith(text.toLowerCase()) ? [dallas] : [])
    return (
      <Field label="City">
        <SuggestInput value={city} onChange={setCity} onTake={taken} suggest={suggest} />
      </Field>
    )
  }
  const field = () => screen.getByRole('combobox', { name: 'City' })

  it('takes a suggestion with what it means, or whatever was typed', async () => {
    renderUi(<City />)
    await userEvent.type(field(), 'dal')
    await userEvent.click(await screen.findByRole('option', { name: /Dallas/ }))
    expect(field()).toHaveValue('Dallas')
    expect(taken).toHaveBeenCalledExactlyOnceWith(dallas)
    await userEvent.clear(field())
    await userEvent.type(field(), 'Nowhere')
    await userEvent.tab()
    expect(field()).toHaveValue('Nowhere')
    expect(taken).toHaveBeenCalledOnce()
  })
})

describe('several short texts', () => {
  function Ids() {
    const [ids, setIds] = useState<string[]>(['DAL-1'])
    return (
      <Field label="Warehouse IDs">
        <TagsInput value={ids} onChange={setIds} />
      </Field>
    )
  }
  const field = () => screen.getByRole('textbox', { name: 'Warehouse IDs' })
  const shown = () =>
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((one) => one.textContent)

  it('are added by Enter, by leaving the field and by pasting a list, each once', async () => {
    renderUi(<Ids />)
    await userEvent.type(field(), 'DAL-2{Enter}DAL-1{Enter}')
    expect(shown()).toEqual(['DAL-1', 'DAL-2'])
    await userEvent.paste('A1, B2;C3')
    await userEvent.type(field(), 'D4')
    await userEvent.tab()
    expect(shown()).toEqual(['DAL-1', 'DAL-2', 'A1', 'B2', 'C3', 'D4'])
  })

  it('are removed by their cross, the last one also by Backspace', async () => {
    renderUi(<Ids />)
    await userEvent.type(field(), 'DAL-2{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Remove DAL-1' }))
    expect(shown()).toEqual(['DAL-2'])
    await userEvent.type(field(), '{Backspace}')
    expect(screen.queryByRole('list')).toBeNull()
  })
})
