import { getPicture } from '@lanewise/contract/profile'
import { styled } from '@mui/material/styles'
import { Truck } from 'lucide-react'
import { useState } from 'react'
import { query, useOperationQuery } from '#platform/query/query.ts'
import { radius } from '#ui/theme/tokens.ts'
import { carrierInitials } from './carrier-text.ts'

type CarrierLogoProps = { name?: string | null; logoFileId: string | null; size?: number }

/**
 * Logo of a carrier: its initials when there is none, and a generic one when it fails to load or the carrier is not
 * known. The logo is decorative, because the name stands beside it. (UX-50)
 */
export function CarrierLogo({ name = null, logoFileId, size = 28 }: CarrierLogoProps) {
  const { data } = useOperationQuery(query(getPicture, { params: { fileId: logoFileId ?? '' } }), {
    enabled: logoFileId !== null,
  })
  const [broken, setBroken] = useState<string | null>(null)
  const isShown = logoFileId !== null && data !== undefined && broken !== logoFileId
  const initials = logoFileId === null && name ? carrierInitials(name) : ''
  const kind = isShown ? 'own' : initials ? 'initials' : 'generic'
  const style = { width: size, height: size, fontSize: Math.max(10, Math.round(size * 0.4)) }
  return (
    <Frame aria-hidden="true" style={style} data-logo={kind} data-initials={initials || undefined}>
      {isShown && (
        <img src={`data:${data.contentType};base64,${data.data}`} alt="" onError={() => setBroken(logoFileId)} />
      )}
      {kind === 'generic' && <Truck size={Math.round(size * 0.56)} />}
    </Frame>
  )
}

const Frame = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: radius.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.sunk,
  color: theme.vars.palette.text.tertiary,
  lineHeight: 1,
  '& img': { width: '100%', height: '100%', objectFit: 'contain' },
  // Logos are designed for white paper.
  '&[data-logo="own"]': { backgroundColor: theme.vars.palette.common.white },
  // Generated content, so that the letters are not copied along with the name.
  '&[data-initials]::before': { content: 'attr(data-initials) / ""', fontWeight: 600 },
  '&[data-initials]': { color: theme.vars.palette.text.secondary },
}))
