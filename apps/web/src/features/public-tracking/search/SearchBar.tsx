import { styled } from '@mui/material/styles'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { Button } from '#ui/action/Button.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { useNarrow } from '#ui/use-media.ts'
import { useMissed } from '../use-missed.ts'
import { ReferenceButton } from './ReferenceButton.tsx'
import { useTrack } from './use-track.ts'

/**
 * Search for another shipment, available on every result page. On a phone the field stands below the name. (TRACK-14)
 */
export function SearchBar({ number }: { number: string }) {
  const track = useTrack()
  const missed = useMissed()
  const [typed, setTyped] = useState(number)
  const message = missed && missed.shipment === typed ? missed.message : null
  const search = (event: FormEvent) => {
    event.preventDefault()
    track({ shipment: typed, reference: '', company: '' })
  }
  return (
    <>
      <Box role="search" onSubmit={search}>
        <TextInput
          aria-label="Shipment #"
          value={typed}
          maxLength={60}
          placeholder="Shipment #"
          onChange={setTyped}
          suffix={<IconButton label="Search" icon={<Search />} type="submit" edge="end" size="small" />}
        />
        {message && <Note role="alert">{message}</Note>}
      </Box>
      {!useNarrow() && <ReferenceButton />}
      <Button component={RouterLink} to="/login">
        Sign In
      </Button>
    </>
  )
}

const Box = styled('form')({ flex: '0 1 360px', minWidth: 0, [TOUCH]: { flex: '1 1 100%', order: 3 } })

const Note = styled('p')(({ theme }) => ({
  marginTop: 4,
  color: theme.vars.palette.late.fg,
  fontSize: 12,
  lineHeight: '16px',
  overflowWrap: 'anywhere',
}))
