import { Info } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Popover } from '#ui/layout/overlay/Popover.tsx'

/** Small button that explains the text before it. (QUOTE-55) */
export function InfoPopover({ about, text }: { about: string; text: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        label={`About ${about}`}
        icon={<Info />}
        size="small"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ m: '-4px 0' }}
      />
      <Popover anchor={anchor} label={about} width={280} onClose={() => setAnchor(null)}>
        <p>{text}</p>
      </Popover>
    </>
  )
}
