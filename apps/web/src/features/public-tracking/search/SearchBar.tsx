import { styled } from '@mui/material/styles'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { Button } from '#ui/action/Button.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { ReferenceSearch } from './ReferenceSearch.tsx'
import { useTrack } from './use-track.ts'

/** TRACK-14, TRACK-15: another shipment, from wherever one is shown. */
export function SearchBar({ number }: { number: string }) {
  const track = useTrack()
  const [typed, setTyped] = useState(number)
  const [isByReference, setIsByReference] = useState(false)
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
      </Box>
      <ByReference kind="ghost" onClick={() => setIsByReference(true)}>
        Search with Reference #
      </ByReference>
      <Button component={RouterLink} to="/login">
        Sign In
      </Button>
      {isByReference && <ReferenceSearch onClose={() => setIsByReference(false)} />}
    </>
  )
}

const Box = styled('form')({ flex: '0 1 300px', minWidth: 0, [TOUCH]: { flex: '1 1 100%', order: 3 } })
/** On a phone it stands at the end of the page. */
const ByReference = styled(Button)({ [TOUCH]: { order: 2 } })
