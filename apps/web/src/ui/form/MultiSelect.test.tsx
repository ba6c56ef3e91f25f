import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { renderUi } from '#testing/render.tsx'
import { Field } from './Field.tsx'
import { MultiSelect, summaryOf } from './MultiSelect.tsx'

const options = ['Plant', 'Store', 'Warehouse', 'Residence'].map((label) => ({ value: label.toLowerCase(), label }))

function Types({ start = [] }: { start?: string[] }) {
  const [value, setValue] = useState<string[]>(start)
  return (
    <>
      <Field label="Type">
        <MultiSelect value={value} onChange={setValue} options={options} />
      </Field>
      <output aria-label="Chosen">{value.join()}</output>
    </>
  )
}
const field = () => screen.getByRole('combobox', { name: 'Type' })
const chosen = () => screen.getByLabelText('Chosen').textContent
const option = (name: string) => screen.getByRole('option', { name })

describe('MultiSelect', () => {
  it('narrows its list by typing, stays open and marks what is chosen', async () => {
    renderUi(<Types />)
    expect(field()).toHaveAttribute('placeholder', 'Choose')
    await userEvent.type(field(), 'sto')
    expect(screen.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(chosen()).toBe('store')
    await userEvent.click(option('Plant'))
    expect(chosen()).toBe('store,plant')
    expect(option('Store')).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(option('Store'))
    expect(chosen()).toBe('plant')
  })

  it('reads "No Options Found" without matches [UX-31]', async () => {
    renderUi(<Types />)
    await userEvent.type(field(), 'zz')
    expect(screen.getByText('No Options Found')).toBeVisible()
  })

  it('names two values and counts the others', () => {
    renderUi(<Types start={['plant', 'store', 'warehouse', 'residence']} />)
    expect(screen.getByText('Plant, Store +2')).toBeVisible()
    expect(summaryOf(['Plant'])).toBe('Plant')
    expect(summaryOf(['Plant', 'Store'])).toBe('Plant, Store')
  })
})

describe('MultiSelect that asks as one types', () => {
  const find = async (text: string) => options.filter(({ label }) => label.toLowerCase().includes(text))

  function SearchingSelect() {
    const [chosenOnes, setChosen] = useState<typeof options>([])
    return (
      <Field label="Type">
        <MultiSelect
          value={chosenOnes.map(({ value }) => value)}
          onChange={(_values, next) => setChosen(next)}
          options={chosenOnes}
          search={{ ask: find }}
        />
      </Field>
    )
  }

  it('offers what was found, keeps what was chosen before and says when there is nothing [UX-31] [UX-32]', async () => {
    renderUi(<SearchingSelect />)
    await userEvent.click(field())
    expect(screen.getByText('Start Typing to Search')).toBeVisible()
    await userEvent.keyboard('sto')
    expect(field()).toHaveValue('sto')
    await userEvent.click(await screen.findByRole('option', { name: 'Store' }))
    await userEvent.keyboard('pl')
    await userEvent.click(await screen.findByRole('option', { name: 'Plant' }))
    expect(screen.getByText('Store, Plant')).toBeVisible()
    await userEvent.keyboard('zz')
    expect(await screen.findByText('No Options Found')).toBeVisible()
  })
})
