import { useRef, useState } from 'react'

type Choices = Record<string, string[]>

/**
 * What the panel shows as chosen. The address follows a moment later, and quick presses must not lose any; what somebody
 * else changes in the address, as Back or a chip does, shows in the panel.
 */
export function useChosen(said: Choices, onChange: (chosen: Choices) => void) {
  const [chosen, setChosen] = useState(said)
  const [seen, setSeen] = useState(said)
  const sent = useRef<string[]>([])
  if (textOf(said) !== textOf(seen)) {
    setSeen(said)
    const own = sent.current.indexOf(textOf(said))
    sent.current = own === -1 ? [] : sent.current.slice(own + 1)
    if (own === -1) setChosen(said)
  }
  const choose = (next: Choices) => {
    sent.current.push(textOf(next))
    setChosen(next)
    onChange(next)
  }
  return { chosen, choose }
}

const textOf = (choices: Choices) => JSON.stringify(choices)
