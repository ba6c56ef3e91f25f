import { useLayoutEffect, useReducer, useRef } from 'react'
import type { TextInputProps } from './TextInput.tsx'
import { TextInput } from './TextInput.tsx'
import { digitsAndPoint, fitInserted } from './text/number-text.ts'

export type NumberInputProps = Omit<TextInputProps, 'onChange' | 'type' | 'rows' | 'ref'> & {
  onChange: (text: string) => void
  /** Filters typed or pasted text. The default keeps digits and one decimal point. */
  sanitize?: (text: string) => string
  ref?: React.Ref<HTMLInputElement>
}

/** A number typed as text. Invalid characters are dropped at any caret position, including in pasted text. */
export function NumberInput({ onChange, sanitize = digitsAndPoint, maxLength, ref, ...rest }: NumberInputProps) {
  const input = useRef<HTMLInputElement | null>(null)
  const caret = useRef<number | null>(null)
  // A rejected character does not change the value, but the caret must still be restored, so this forces a render.
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
