import { useLayoutEffect, useReducer, useRef } from 'react'
import type { TextInputProps } from './TextInput.tsx'
import { TextInput } from './TextInput.tsx'
import { digitsAndPoint, fitInserted } from './text/number-text.ts'

export type NumberInputProps = Omit<TextInputProps, 'onChange' | 'type' | 'rows' | 'ref'> & {
  onChange: (text: string) => void
  /** What stays of a typed or pasted text; digits and one decimal point unless told otherwise. */
  sanitize?: (text: string) => string
  ref?: React.Ref<HTMLInputElement>
}

/** A number typed as text: foreign characters are ignored wherever the caret is, also when they are pasted. */
export function NumberInput({ onChange, sanitize = digitsAndPoint, maxLength, ref, ...rest }: NumberInputProps) {
  const input = useRef<HTMLInputElement | null>(null)
  const caret = useRef<number | null>(null)
  // A refused character changes no value, yet the caret must be put back after it.
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)

  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const change = (raw: string) => {
    const at = input.current?.selectionStart ?? raw.length
    const fitted = fitInserted(raw, at, { sanitize, maxLength })
    caret.current = fitted.caret
    renderAgain()
    onChange(fitted.text)
  }

  return (
    <TextInput
      inputMode="decimal"
      {...rest}
      onChange={change}
      ref={(element) => {
        input.current = element
        if (typeof ref === 'function') return ref(element)
        if (ref) ref.current = element
      }}
    />
  )
}
