import { styled } from '@mui/material/styles'
import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { radius } from '#ui/theme/tokens.ts'

type LogoFrameProps = {
  /** Undefined while loading, or when there is no logo. */
  picture: { contentType: string; data: string } | undefined
  size: 'small' | 'large'
}

/** Company logo. A missing or unreadable logo is replaced by a generic icon. */
export function LogoFrame({ picture, size }: LogoFrameProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (!picture || broken === picture.data)
    return (
      <Frame data-size={size}>
        <Building2 role="img" aria-label="No company logo" aria-hidden={false} />
      </Frame>
    )
  const src = `data:${picture.contentType};base64,${picture.data}`
  return (
    <Frame data-size={size} data-own>
      <img src={src} alt="Company logo" onError={() => setBroken(picture.data)} />
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
  // Logos are designed for a white background.
  '&[data-own]': { backgroundColor: theme.vars.palette.common.white },
  '& img': { width: '100%', height: '100%', objectFit: 'contain' },
  '& svg': { width: 18, height: 18 },
  '&[data-size="large"]': {
    width: 88,
    height: 88,
    borderRadius: radius.card,
    '& img': { padding: 8 },
    '& svg': { width: 24, height: 24 },
  },
}))
