import { styled } from '@mui/material/styles'
import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { radius } from '#ui/theme/tokens.ts'
import { useLogo } from '../public-tracking.api.ts'

/** TRACK-20: one that is missing or cannot be loaded is replaced by a sign for any company. */
export function Logo({ fileId }: { fileId: string | null }) {
  const { data } = useLogo(fileId)
  const [isBroken, setIsBroken] = useState(false)
  return (
    <Frame data-own={(data && !isBroken) || undefined}>
      {data && !isBroken ? (
        <img
          src={`data:${data.contentType};base64,${data.data}`}
          alt="Company logo"
          onError={() => setIsBroken(true)}
        />
      ) : (
        <Building2 role="img" aria-label="No company logo" aria-hidden={false} />
      )}
    </Frame>
  )
}

const Frame = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 36,
  height: 36,
  overflow: 'hidden',
  borderRadius: radius.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.sunk,
  color: theme.vars.palette.text.tertiary,
  // Logos are drawn for white paper.
  '&[data-own]': { backgroundColor: theme.vars.palette.common.white },
  '& img': { width: '100%', height: '100%', objectFit: 'contain' },
  '& svg': { width: 18, height: 18 },
}))
