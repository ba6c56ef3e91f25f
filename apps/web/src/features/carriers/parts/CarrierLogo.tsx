import { getPicture } from '@lanewise/contract/profile'
import { styled } from '@mui/material/styles'
import { Truck } from 'lucide-react'
import { useState } from 'react'
import { query, useOperationQuery } from '#platform/query/query.ts'
import { radius } from '#ui/theme/tokens.ts'

type CarrierLogoProps = { logoFileId: string | null; size?: number }

/**
 * Logo of a carrier, or a generic one when there is none or it fails to load. The logo is decorative, because the name
 * stands beside it. (UX-50)
 */
export function CarrierLogo({ logoFileId, size = 28 }: CarrierLogoProps) {
  const { data } = useOperationQuery(query(getPicture, { params: { fileId: logoFileId ?? '' } }), {
    enabled: logoFileId !== null,
  })
  const [broken, setBroken] = useState<string | null>(null)
  const isShown = logoFileId !== null && data !== undefined && broken !== logoFileId
  return (
    <Frame aria-hidden="true" style={{ width: size, height: size }} data-logo={isShown ? 'own' : 'generic'}>
      {isShown ? (
        <img src={`data:${data.contentType};base64,${data.data}`} alt="" onError={() => setBroken(logoFileId)} />
      ) : (
        <Truck size={Math.round(size * 0.56)} />
      )}
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
  '& img': { width: '100%', height: '100%', objectFit: 'contain' },
  // Logos are designed for white paper.
  '&[data-logo="own"]': { backgroundColor: theme.vars.palette.common.white },
}))
