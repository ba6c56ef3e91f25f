import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { renderUi } from '#testing/render.tsx'
import { Field } from './Field.tsx'
import { NumberInput } from './NumberInput.tsx'
import { digitsOnly, fitInserted } from './text/number-text.ts'

function Weight({ start = '', maxLength, whole = false }: { start?: string; maxLength?: number; whole?: boolean }) {
  const [value, setValue] = useState(start)
  return (
    <Field label="Unit weight">
      <NumberInput
        value={value}
        onChange={setValue}
        maxLength={maxLength}
        sanitize={whole ? digitsOnly : undefined}
        suffix="lbs"
      />
    </Field>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Unit weight' })

describe('NumberInput', () => {
  it('ignores what is no number', async () => {
    renderUi(<Weight />)
    await userEvent.type(field(), '1a2-.5.x')
    expect(field()).toHaveValue('12.5')
  })

  it('keeps whole numbers whole', async () => {
    renderUi(<Weight whole />)
    await userEvent.type(field(), '1.5')
    expect(field()).toHaveValue('15')
  })

  it('takes no more characters than allowed', async () => {
    renderUi(<Weight maxLength={5} />)
    await userEvent.type(field(), '1234567')
    expect(field()).toHaveValue('12345')
  })

  it('cleans a pasted text before it counts its characters', async () => {
    renderUi(<Weight maxLength={5} />)
    await userEvent.click(field())
    await userEvent.paste('$ 1,234.50 lbs')
    expect(field()).toHaveValue('1234.')
  })

  it('leaves the caret where a foreign character was typed', async () => {
    renderUi(<Weight start="1234" />)
    await userEvent.type(field(), 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect(field()).toHaveValue('1234')
    expect(field().selectionStart).toBe(2)
  })
})

describe('fitting an inserted text', () => {
  it('never pushes out what stood behind the caret', () => {
    expect(fitInserted('19934', 4, { sanitize: digitsOnly, maxLength: 3 })).toEqual({ text: '194', caret: 2 })
  })

  it('puts the caret behind what was kept', () => {
    expect(fitInserted('1a2b34', 4, { sanitize: digitsOnly })).toEqual({ text: '1234', caret: 2 })
  })
})
