import { styled } from '@mui/material/styles'
import { useState } from 'react'

export type AvatarProps = {
  name: string
  src?: string | null
  size?: number
}

/** A person's picture, or initials when there is none or it fails to load. The name is shown next to it. */
export function Avatar({ name, src, size = 28 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const showPicture = Boolean(src) && src !== broken
  return (
    <Disc aria-hidden="true" style={{ width: size, height: size, fontSize: Math.max(10, Math.round(size * 0.38)) }}>
      {showPicture ? <img src={src ?? undefined} alt="" onError={() => setBroken(src ?? null)} /> : initials(name)}
    </Disc>
  )
}

/** Of the name alone, without an addition such as "(link)". */
function initials(name: string): string {
  const names = name
    .replace(/\(.*\)/, '')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
  const letters = names.length > 1 ? [names[0], names.at(-1)] : names
  return letters.map((word) => word?.charAt(0).toUpperCase()).join('')
}

const Disc = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.avatar.bg,
  color: theme.vars.palette.avatar.text,
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: 0,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}))
