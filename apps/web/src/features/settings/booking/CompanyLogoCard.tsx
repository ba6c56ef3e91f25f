import { getPicture } from '@lanewise/contract/profile'
import { setCompanyLogo } from '@lanewise/contract/settings'
import { styled } from '@mui/material/styles'
import { ImageUp, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { bookingQuery, useRemoveCompanyLogo, useSetCompanyLogo } from '#features/settings/settings.api.ts'
import { settingsPages } from '#features/settings/settings-pages.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { pictureTypes, usePictureChoice } from '#platform/form/picture/use-picture-choice.ts'
import { query, useOperationQuery } from '#platform/query/query.ts'
import { Button } from '#ui/action/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { LogoFrame } from '#ui/picture/LogoFrame.tsx'

/** Logo shown beside the company's name on public tracking pages. Changes are saved immediately. */
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
          <p>Shown next to the company’s name to anyone who tracks a shipment without an account.</p>
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
  return <LogoFrame picture={fileId ? data : undefined} size="large" />
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 16 })

const Text = styled('div')(({ theme }) => ({
  flex: '1 1 240px',
  display: 'grid',
  gap: 4,
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}))

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 })
