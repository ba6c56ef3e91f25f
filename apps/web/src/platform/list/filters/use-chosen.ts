import { useRef, useState } from 'react'

type Choices = Record<string, string[]>

/**
 * The choices shown in the filter panel. The URL updates a moment later, and quick clicks must not get lost. Changes of
 * the URL from elsewhere, such as Back or a chip, show up in the panel.
 */
export function useChosen(urlChoices: Choices, onChange: (chosen: Choices) => void) {
  const [chosen, setChosen] = useState(urlChoices)
  const [seen, setSeen] = useState(urlChoices)
  const sent = useRef<string[]>([])
  if (textOf(urlChoices) !== textOf(seen)) {
    setSeen(urlChoices)
    const own = sent.current.indexOf(textOf(urlChoices))
    sent.current = own === -1 ? [] : sent.current.slice(own + 1)
    if (own === -1) setChosen(urlChoices)
  }
  const choose = (next: Choices) => {
    sent.current.push(textOf(next))
    setChosen(next)
    onChange(next)
  }
  return { chosen, choose }
}

const textOf = (choices: Choices) => JSON.stringify(choices)
