import { styled } from '@mui/material/styles'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Kbd } from '#ui/action/Kbd.tsx'
import { useHotkey } from '#ui/keyboard/use-hotkeys.ts'
import { TextInput } from './TextInput.tsx'

/** UX-29: the pause in typing before a list searches, in milliseconds. */
export const SEARCH_PAUSE = 500

export type SearchBoxProps = {
  value: string
  /** Called after the pause, and at once on Enter and when cleared. */
  onSearch: (text: string) => void
  /** Its name and its placeholder, for example "Search orders". */
  label: string
  pause?: number
  /** The key that focuses it; `/` unless another box of the screen has it. */
  hotkey?: string | null
}

export function SearchBox({ value, onSearch, label, pause = SEARCH_PAUSE, hotkey = '/' }: SearchBoxProps) {
  const [text, setText] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  const reported = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The answer to an earlier search must not take back what was typed since.
  useEffect(() => {
    if (value === reported.current) return
    reported.current = value
    setText(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  useHotkey(hotkey ?? '', () => input.current?.focus(), { enabled: hotkey !== null, label })

  const search = (next: string, wait: number) => {
    clearTimeout(timer.current)
    setText(next)
    const report = () => {
      reported.current = next
      onSearch(next)
    }
    if (wait === 0) report()
    else timer.current = setTimeout(report, wait)
  }

  return (
    <Frame role="search">
      <TextInput
        ref={input}
        value={text}
        onChange={(next) => search(next, pause)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(text, 0)
        }}
        placeholder={label}
        aria-label={label}
        prefix={<Search aria-hidden="true" />}
        suffix={
          text ? (
            <IconButton
              label="Clear search"
              icon={<X />}
              size="small"
              edge="end"
              onClick={() => {
                search('', 0)
                input.current?.focus()
              }}
            />
          ) : (
            hotkey && <Kbd keys={hotkey} />
          )
        }
      />
    </Frame>
  )
}

const Frame = styled('div')({ minWidth: 0 })
