import type { Carrier } from '@lanewise/contract/carrier-fields'
import { carrierEntity, updateCarrier } from '@lanewise/contract/carriers'
import { carrierNumberText } from '@lanewise/domain/carriers/numbers'
import { styled } from '@mui/material/styles'
import { Ban, Ellipsis, ImageOff, ImageUp, Pencil, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { CarrierLogo } from '#features/carriers/parts/CarrierLogo.tsx'
import { HoldChip, InsuranceChip } from '#features/carriers/parts/InsuranceChip.tsx'
import { useRefusalOf } from '#platform/allowed.tsx'
import { pictureTypes } from '#platform/form/picture/use-picture-choice.ts'
import { ListTrail } from '#platform/list/return/ListTrail.tsx'
import { LiveStatus } from '#platform/live/LiveStatus.tsx'
import { Button } from '#ui/action/Button.tsx'
import { MenuButton } from '#ui/action/MenuButton.tsx'
import { hotkeyText, useHotkey } from '#ui/keyboard/use-hotkeys.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { useLogo } from './use-logo.ts'

type CarrierHeaderProps = { carrier: Carrier; onEdit: () => void; onHold: () => void; onDelete: () => void }

const editKey = 'e'

export function CarrierHeader({ carrier, onEdit, onHold, onDelete }: CarrierHeaderProps) {
  const { name, logoFileId, insuranceState, insuranceSentence, isOnHold, holdReason } = carrier
  const refusal = useRefusalOf(updateCarrier)
  const guard = refusal && { disabledReason: refusal }
  const input = useRef<HTMLInputElement>(null)
  const logo = useLogo(carrier.carrierId)
  useHotkey(editKey, onEdit, { enabled: !refusal, label: 'Edit carrier' })
  return (
    <Head>
      <ListTrail entity={carrierEntity}>{carrierNumberText(carrier)}</ListTrail>
      <PageHeader
        title={
          <Title>
            <CarrierLogo name={name} logoFileId={logoFileId} size={36} />
            {name}
          </Title>
        }
        side={
          <>
            <InsuranceChip state={insuranceState} sentence={insuranceSentence} />
            {isOnHold && <HoldChip reason={holdReason} />}
            <LiveStatus />
          </>
        }
        actions={
          <>
            <MoreActions>
              <MenuButton
                iconOnly
                bordered
                label="More actions"
                icon={<Ellipsis />}
                items={[
                  {
                    label: logoFileId ? 'Change logo' : 'Add logo',
                    icon: <ImageUp />,
                    ...guard,
                    onSelect: () => input.current?.click(),
                  },
                  ...(logoFileId
                    ? [{ label: 'Remove logo', icon: <ImageOff />, ...guard, onSelect: () => void logo.remove() }]
                    : []),
                  { label: 'Delete', icon: <Trash2 />, danger: true, ...guard, onSelect: onDelete },
                ]}
              />
            </MoreActions>
            {!isOnHold && (
              <Button icon={<Ban />} {...guard} onClick={onHold}>
                Put on hold
              </Button>
            )}
            <Button kind="primary" icon={<Pencil />} shortcut={hotkeyText(editKey)} {...guard} onClick={onEdit}>
              Edit
            </Button>
          </>
        }
      />
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Logo"
        accept={pictureTypes}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void logo.change(file)
          target.value = ''
        }}
      />
    </Head>
  )
}

const Head = styled('div')({ display: 'grid', gap: 4, minWidth: 0 })

/** The menu keeps its size where other actions share the row. */
const MoreActions = styled('span')({ '&&': { flex: 'none' } })

const Title = styled('span')({ display: 'flex', alignItems: 'center', gap: 12 })
