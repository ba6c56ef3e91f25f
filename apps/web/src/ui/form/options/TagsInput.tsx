import { styled } from '@mui/material/styles'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { Chip } from '#ui/chip/Chip.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'

export type TagsInputProps = {
  value: readonly string[]
  onChange: (values: string[]) => void
  placeholder?: string
  disabled?: boolean
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** Several short texts. Enter adds the typed text, and a pasted list is split. */
export function TagsInput({ value, onChange, placeholder, disabled, onBlur, ref }: TagsInputProps) {
  const [typed, setTyped] = useState('')
  const add = (text: string) => {
    const entered = text
      .split(/[,;\n]/)
      .map((one) => one.trim())
      .filter(Boolean)
    if (entered.length > 0) onChange([...new Set([...value, ...entered])])
    setTyped('')
  }
  const press = (event: KeyboardEvent) => {
    const isPlainEnter = event.key === 'Enter' && !event.ctrlKey && !event.metaKey
    if (isPlainEnter) {
      event.preventDefault()
      add(typed)
    }
    if (event.key === 'Backspace' && typed === '' && value.length > 0) onChange(value.slice(0, -1))
  }
  return (
    <div>
      <TextInput
        value={typed}
        onChange={(text) => (/[,;\n]/.test(text) ? add(text) : setTyped(text))}
        onKeyDown={press}
        onBlur={() => {
          add(typed)
          onBlur?.()
        }}
        ref={ref}
        {...(placeholder && { placeholder })}
        {...(disabled && { disabled })}
      />
      {value.length > 0 && (
        <Chosen>
          {value.map((one) => (
            <li key={one}>
              <Chip onRemove={() => onChange(value.filter((other) => other !== one))} removeLabel={`Remove ${one}`}>
                {one}
              </Chip>
            </li>
          ))}
        </Chosen>
      )}
    </div>
  )
}

const Chosen = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 8, listStyle: 'none' })
