import { styled } from '@mui/material/styles'

export type HighlightProps = {
  text: string
  match: string | readonly string[]
}

/** Highlights every match of the search text, ignoring case and accents. */
export function Highlight({ text, match }: HighlightProps) {
  const wanted = [match].flat().flatMap((one) => folded(one.trim()).text || [])
  if (wanted.length === 0) return <>{text}</>
  const pattern = new RegExp(wanted.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g')
  const plain = folded(text)
  const places = [...plain.text.matchAll(pattern)].map(({ index, 0: match }) => ({
    start: plain.at[index] ?? 0,
    end: plain.at[index + match.length] ?? text.length,
  }))
  return (
    <>
      {places.map(({ start, end }, index) => [
        text.slice(places[index - 1]?.end ?? 0, start),
        <Mark key={start}>{text.slice(start, end)}</Mark>,
      ])}
      {text.slice(places.at(-1)?.end ?? 0)}
    </>
  )
}

/** The text in lower case without accents, and the original position of each character. */
function folded(text: string): { text: string; at: number[] } {
  const at: number[] = []
  let plain = ''
  let place = 0
  for (const sign of text) {
    const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
    for (let unit = 0; unit < bare.length; unit += 1) at.push(place)
    plain += bare
    place += sign.length
  }
  return { text: plain, at }
}

const Mark = styled('mark')(({ theme }) => ({
  borderRadius: 2,
  backgroundColor: theme.vars.palette.early.bg,
  color: 'inherit',
  fontWeight: 600,
}))
