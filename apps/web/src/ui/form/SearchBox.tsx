import { styled } from '@mui/material/styles'
import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Kbd } from '#ui/action/Kbd.tsx'
import { useHotkey } from '#ui/keyboard/use-hotkeys.ts'
import { TextInput } from './TextInput.tsx'
import { usePaused } from './text/use-paused.ts'

/** Milliseconds of pause in typing before a list searches. (UX-29) */
export const SEARCH_PAUSE = 500

export type SearchBoxProps = {
  value: string
  /** Called after the pause, and at once on Enter and when cleared. */
  onSearch: (text: string) => void
  /** Accessible name and placeholder, for example "Search orders". */
  label: string
  pause?: number
  /** Key that focuses the search box; `/` unless another box on the screen uses it. */
  hotkey?: string | null
  /** Focuses the results, on the down arrow, and on Escape when there is nothing to return to. */
  onLeave?: () => void
}

export function SearchBox({ value, onSearch, label, pause = SEARCH_PAUSE, hotkey = '/', onLeave }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<Element | null>(null)
  const { entered: text, change } = usePaused({ value, onChange: onSearch, pause })
  useHotkey(hotkey ?? '', () => input.current?.focus(), { enabled: hotkey !== null, label })

  const leave = () => {
    const before = opener.current
    input.current?.blur()
    if (before instanceof HTMLElement && before.isConnected) before.focus()
    else onLeave?.()
  }
  const keys: Record<string, () => void> = {
    Enter: () => change(text, 0),
    // The first press clears the search, the second one leaves it.
    Escape: () => (text ? change('', 0) : leave()),
    ...(onLeave && { ArrowDown: onLeave }),
  }

  return (
    <Frame
      role="search"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) opener.current = relatedTarget
      }}
    >
      <TextInput
        ref={input}
        value={text}
        onChange={(next) => change(next)}
        onKeyDown={(event) => {
          const act = keys[event.key]
          if (!act || event.nativeEvent.isComposing) return
          if (event.key !== 'Enter') event.stopPropagation()
          if (event.key === 'ArrowDown') event.preventDefault()
          act()
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
                change('', 0)
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
