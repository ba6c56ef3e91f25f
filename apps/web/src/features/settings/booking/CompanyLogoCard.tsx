import { getPicture } from '@lanewise/contract/profile'
import { setCompanyLogo } from '@lanewise/contract/settings'
import { styled } from '@mui/material/styles'
import { Building2, ImageUp, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { bookingQuery, useRemoveCompanyLogo, useSetCompanyLogo } from '#features/settings/settings.api.ts'
import { settingsPages } from '#features/settings/settings-pages.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { pictureTypes, usePictureChoice } from '#platform/form/picture/use-picture-choice.ts'
import { query, useOperationQuery } from '#platform/query/query.ts'
import { Button } from '#ui/action/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { radius } from '#ui/theme/tokens.ts'

/** The picture beside the company's name where shipments are tracked without an account; saved at once. */
export function CompanyLogoCard() {
  const { data } = useOperationQuery(bookingQuery)
  const logoFileId = data?.logoFileId ?? null
  const set = useSetCompanyLogo()
  const unset = useRemoveCompanyLogo()
  const logo = usePictureChoice({
    name: 'Logo',
    set: (bytes) => set.mutateAsync({ body: { data: bytes } }),
    remove: () => unset.mutateAsync({}),
  })
  const input = useRef<HTMLInputElement>(null)
  const refusal = useRefusalOf(setCompanyLogo)
  const guard = refusal && { disabledReason: refusal }
  return (
    <Card title={settingsPages.booking.labels.logo}>
      <Row>
        <Shown fileId={logoFileId} />
        <Text>
          <p>Shown beside the company’s name to whoever tracks a shipment without an account.</p>
          <p>PNG, JPEG or WebP, at most 2 MB. It is shown on white.</p>
          <Buttons>
            <Button
              size="small"
              icon={<ImageUp />}
              loading={set.isPending}
              {...guard}
              onClick={() => input.current?.click()}
            >
              {logoFileId ? 'Replace logo' : 'Choose logo'}
            </Button>
            {logoFileId && (
              <Button
                size="small"
                kind="ghost"
                icon={<Trash2 />}
                loading={unset.isPending}
                {...guard}
                onClick={() => void logo.remove()}
              >
                Remove logo
              </Button>
            )}
          </Buttons>
        </Text>
      </Row>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Company logo file"
        accept={pictureTypes}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void logo.change(file)
          target.value = ''
        }}
      />
    </Card>
  )
}

function Shown({ fileId }: { fileId: string | null }) {
  const { data } = useOperationQuery(query(getPicture, { params: { fileId: fileId ?? '' } }), {
    enabled: fileId !== null,
  })
  const [broken, setBroken] = useState<string | null>(null)
  if (!fileId || !data || broken === fileId)
    return (
      <Frame>
        <Building2 role="img" aria-label="No company logo" aria-hidden={false} />
      </Frame>
    )
  const src = `data:${data.contentType};base64,${data.data}`
  return (
    <Frame data-own>
      <img src={src} alt="Company logo" onError={() => setBroken(fileId)} />
    </Frame>
  )
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 16 })

const Text = styled('div')(({ theme }) => ({
  flex: '1 1 240px',
  display: 'grid',
  gap: 4,
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}))

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 })

const Frame = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 88,
  height: 88,
  overflow: 'hidden',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.sunk,
  color: theme.vars.palette.text.tertiary,
  // Logos are drawn for white paper.
  '&[data-own]': { backgroundColor: theme.vars.palette.common.white },
  '& img': { width: '100%', height: '100%', padding: 8, objectFit: 'contain' },
}))
