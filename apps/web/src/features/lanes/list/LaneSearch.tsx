import { styled } from '@mui/material/styles'
import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { IconButton } from '#ui/action/IconButton.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useHotkey } from '#ui/keyboard/use-hotkeys.ts'

type LaneSearchProps = { value: string; onSearch: (text: string) => void }

const label = 'Search lanes'

/** Searches on Enter or by its button, never while the user types. (LANE-6) */
export function LaneSearch({ value, onSearch }: LaneSearchProps) {
  const [typed, setTyped] = useState({ text: value, since: value })
  const input = useRef<HTMLInputElement>(null)
  useHotkey('/', () => input.current?.focus(), { label })
  // Back and links change the search in the URL, which discards the text typed before.
  const text = typed.since === value ? typed.text : value
  return (
    <Frame
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(text.trim())
      }}
    >
      <TextInput
        ref={input}
        value={text}
        onChange={(next) => setTyped({ text: next, since: value })}
        placeholder={label}
        aria-label={label}
      />
      <IconButton bordered type="submit" label="Search" icon={<Search />} />
    </Frame>
  )
}

const Frame = styled('form')({ display: 'flex', gap: 8, '& > button': { flex: 'none' } })
